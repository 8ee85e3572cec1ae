/** Over the whole page while files are held above it: what happens when they are dropped. */
import './files.css';

export function DropOverlay({ words }: { words: string }) {
  return (
    <div className="file-overlay" aria-hidden>
      <strong>{words}</strong>
    </div>
  );
}
