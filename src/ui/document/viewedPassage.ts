/** A passage that a document marks. */
import type { Passage } from '../../domain/findPassages.ts';

export type ViewedPassage = Passage & { /** Asks to be looked at. */ check?: boolean };
