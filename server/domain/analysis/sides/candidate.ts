/** A name that may be a side, and what speaks for it. */
export type Place = { start: number; end: number };

/** How much each is worth stands in `agreeSides.ts`. */
export type Sign =
  /** The opening of a drafted contract names it, or a "between", or brackets behind it say what it is called. */
  | 'opening'
  | 'between'
  | 'defined'
  /** A label stands before it, at the top, or where the paper is signed; it stands in a cell of its own; the paper begins with it. */
  | 'label'
  | 'signLabel'
  | 'cell'
  | 'head'
  /** Somebody signs for it; it signs by its initials. */
  | 'signed'
  | 'initials'
  /** What it is called does something in the text, or often; that is a word of its name. */
  | 'acts'
  | 'actsOften'
  | 'called'
  /** In a paper of "we" and "you": its letterhead; whoever pays. The letterhead where a label names only whoever pays. */
  | 'speaks'
  | 'spokenTo'
  | 'host'
  /** Another reader thought of it. */
  | 'read';

/** `roles`: what it is called, in small letters. */
export type Candidate = Place & { name: string; roles: Set<string>; signs: Set<Sign> };
