/** A notice: plain data, so that it lives in state, survives a change of screen and can be replayed. */

export type Notice = {
  id: string;
  kind: 'success' | 'info' | 'warning' | 'error';
  text: string;
  /** The ids of the contracts it is about: a newer notice about all of them takes its place, since a way back leads only one step back. */
  about?: string[];
  /** A way on. */
  link?: { to: string; label: string };
  /** A way back: the event is dispatched when it is chosen. */
  action?: { label: string; event: { type: string; payload: unknown } };
};
