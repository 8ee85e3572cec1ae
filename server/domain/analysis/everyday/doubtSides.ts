/** What shows of the names that were read from a plain document that they may not be its sides, whoever read them. */
import { HANDED_ON } from '../lexicon/everydayStages.ts';
import { endsLegally } from '../parties/legalForms.ts';
import { findNames } from './findNames.ts';
import { isSame } from './isSame.ts';

/** A name with the passage it was read from. */
type Name = { value: string; confidence: number; quote: string };

/** Names that a sentence or a label gives for sides. */
const GIVEN = 0.72;
const LABELLED = 0.85;
/** "(1) Dov Lehrer (the Outgoing Tenant)". */
const NUMBERED = /^\(?[1-9][).]/;
/** Labels of a deed that two make, whoever the contracts are with. */
const ASSIGNED = /^(?:the )?(?:assign|transfer)(?:or|ee)\b/i;
/** Bound beside two sides, by its label. */
const GUARANTOR = /^(?:the )?(?:guarantors?|suret(?:y|ies))\b/i;
/** A surname behind initials, with or without its title. */
const INITIALS = /^(?:(?:Mr|Mrs|Ms|Miss|Dr)\.? )?(?:\p{Lu}\.? ){1,3}\p{Lu}[\p{L}'’-]+$/u;
/** Words that many names have. */
const COMMON =
  /^(?:services?|group|trust|house|school|city|village|hall|association|committee|consulting|management|county|council)$/;

/** Is a name no name, or a part of another, or is somebody else named as plainly as they are? Linear. */
export function isDoubtful(names: readonly Name[], text: string): boolean {
  if (names.some((name) => isOdd(name, text)) || sharesName(names)) return true;
  const areAssigned = names.every(({ quote }) => ASSIGNED.test(quote));
  if (HANDED_ON.test(text) ? names.length === 2 && !areAssigned : isCrowd(names)) return true;
  const others = findNames(text).filter(({ value }) => !names.some((name) => isPartOf(name.value, value)));
  const isOneInFull = names.some(
    ({ value, confidence }) =>
      !endsLegally(value) && confidence < LABELLED && !isNamedTwice(value, text) && !isDefined(value, text),
  );
  return others.some((other) => isOneInFull || names.every(({ quote }) => quote.includes(other.value)));
}

/** "Orin Castellanos ("Contractor")": what it is called from here on says that it is a side. */
export function isDefined(name: string, text: string): boolean {
  const at = text.indexOf(name);
  return at >= 0 && DEFINED.test(text.slice(at + name.length, at + name.length + 120));
}
const DEFINED =
  /^(?: \([^()"“\n]{2,40}\))?(?:,?[^()."“\n]{0,80})? ?\((?:[^()"“]{2,60}, )?(?:the |hereinafter (?:the )?)?["“‘'](?:the )?\p{L}[\p{L} ]{1,24}["”’']\)/iu;

function isNamedTwice(name: string, text: string): boolean {
  const [plain, all] = [name.toLowerCase(), text.toLowerCase()];
  return all.indexOf(plain, all.indexOf(plain) + 1) > 0;
}

/** Three that are named in three places and not numbered: one of them is a broker, a maker or whoever signed. */
function isCrowd(names: readonly Name[]): boolean {
  const others = names.filter(({ quote }) => !GUARANTOR.test(quote));
  return new Set(others.map(({ quote }) => quote)).size > 2 && !names.every(({ quote }) => NUMBERED.test(quote));
}

/** One word that is no address's domain, a house in a street, or whoever signed: "Success", "Calle Colón 40", "N. McGrath". */
function isOdd({ value, confidence }: Name, text: string): boolean {
  if (endsLegally(value)) return false;
  if (INITIALS.test(value) && confidence < LABELLED) return true;
  if (/(?<!\bNo\. ?)\b\d/.test(value) && confidence < LABELLED) return true;
  return !/ /.test(value) && !text.toLowerCase().includes(`@${value.toLowerCase()}`);
}

/** "Miles Bellweather" and "Bellweather Communications": one of them writes for the other. */
function sharesName(names: readonly Name[]): boolean {
  const [one, other] = names;
  if (!one || !other || Math.min(one.confidence, other.confidence) >= GIVEN) return false;
  return !(endsLegally(one.value) && endsLegally(other.value)) && haveWord(one.value, other.value);
}

/** Do two names have a word in common that few names have? */
export function haveWord(one: string, other: string): boolean {
  const known = new Set(wordsOf(one));
  return wordsOf(other).some((word) => known.has(word));
}

function wordsOf(name: string): string[] {
  return (name.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? []).filter((word) => !COMMON.test(word));
}

function isPartOf(name: string, other: string): boolean {
  const [one, two] = [name.toLowerCase(), other.toLowerCase()];
  return isSame(name, other) || one.includes(two) || two.includes(one);
}
