/** Where in the app the visitor is: the router tells it, whoever wants to know is told, and whoever replays a log leads. */

type Listener = (path: string) => void;

let shown: string | null = null;
const following = new Set<Listener>();
const leading = new Set<Listener>();

export const place = {
  /** The router shows this path now, with what follows `?` and `#`. */
  show(path: string): void {
    shown = path;
    for (const tell of following) tell(path);
  },
  /** Calls back with the path that is shown, at once and whenever it changes. Returns the way to stop. */
  onShown(listener: Listener): () => void {
    following.add(listener);
    if (shown !== null) listener(shown);
    return () => void following.delete(listener);
  },
  /** Has the router show a path, in the place of the one that it shows. */
  lead(path: string): void {
    for (const go of leading) go(path);
  },
  /** For the router. Returns the way to stop. */
  onLed(listener: Listener): () => void {
    leading.add(listener);
    return () => void leading.delete(listener);
  },
};
