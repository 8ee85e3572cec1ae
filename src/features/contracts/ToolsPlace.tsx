/** Keeps the place of the list's tools: boxes as wide as filters, columns and export, so that lines break where they will break then. */
import type { ListToolsProps } from './ListTools.tsx';

export function ToolsPlace({ columns }: Pick<ListToolsProps, 'columns'>) {
  if (columns === null) return <span className="tools-place tools-place-narrow" aria-hidden />;
  return ['filters', 'columns', 'export'].map((tool) => (
    <span key={tool} className={`tools-place tools-place-${tool}`} aria-hidden />
  ));
}
