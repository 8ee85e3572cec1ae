/** One value that a rule found, with its place in the extracted text. */
import type { NoticeKind } from '../decide/chooseNotice.ts';
import type { Duration } from '../types.ts';

/** `yearly`: a day that comes back in later years. */
export type Found<T> = {
  value: T;
  start: number;
  end: number;
  confidence: number;
  working: string | null;
  yearly?: true;
};

/** A notice and what it is for. */
export type SaidNotice = Found<Duration> & NoticeKind;

/** What rules look at: the text with quoting marks blanked out, its lengths of time, dates and amounts come with it. */
export type Terms = {
  signed: Found<string> | null;
  starts: Found<string> | null;
  /** `moved`: it is put off to that day, whatever stands elsewhere. `agreed`: its first day and its length, in the same sentence, come to it. */
  ends: (Found<string> & { counted: boolean; moved?: boolean; signs?: number; agreed?: boolean }) | null;
  /** Ends that other sentences say as surely. */
  rivals: Found<string>[];
  /** How long it lasts, whether or not its days are known. */
  length: Found<Duration> | null;
  automatic: Found<boolean> | null;
  renewal: Found<Duration> | null;
  option: Found<true> | null;
  open: Found<true> | null;
  notice: Found<Duration> | null;
  /** All that are said of the contract itself, the surest first. */
  notices: SaidNotice[];
  /** The last day for it, where that is written. */
  noticeBy: Found<string> | null;
};

/** How sure a labelled value is. */
export const FIELD = 0.85;

/** … and labels that only two sides have, "Supplier" and "Customer", or that both do something: nobody else is meant. */
export const OPPOSED = 0.92;

/** A value with its place. */
export function found<T>(value: T, start: number, end: number, confidence: number): Found<T> {
  return { value, start, end, confidence, working: null };
}
