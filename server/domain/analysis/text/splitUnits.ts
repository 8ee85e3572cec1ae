/** Cuts a line into sentences, in any language written with full stops: abbreviations, ordinals and clause numbers do not end one. */
import type { Span } from '../splitSentences.ts';

const STOP = /[.;!?](?=["')\]]?\s+["'(§]?[\p{Lu}\d(§"¿¡])/gu;
const ABBREVIATED =
  /(?:^|[\s("])(?:\p{L}|\d{1,2}|[ivxl]{1,4}|abs|art|nr|no|nos|núm|str|dr|prof|dipl|ing|ca|bzw|vgl|gem|inkl|exkl|zzgl|ggf|evtl|max|min|tel|fa|hr|fr|sr|sra|dña|mme|mlle|mevr|mw|dhr|geb|excl|incl|bijv|ca|st|ste|av|avda|bd|cie|co|etc|usw|z\.b|d\.h|u\.a|i\.d\.r|p\.a|b\.v|n\.v|v\.o\.f|s\.a|s\.l|s\.a\.u|s\.l\.u|e\.v|e\.k|gez|ziff|mtl|jährl|janv|févr|avr|juil|sept|oct|nov|déc|jan|feb|mrt|apr|jun|jul|aug|okt|dez|dec|ene|abr|ago|dic|vol|p\.ej|c\/o|cp|n\.i\.f)$/iu;

export function splitUnits(text: string, line: Span): Span[] {
  const units: Span[] = [];
  const body = text.slice(line.start, line.end);
  let start = 0;
  for (const { index, 0: stop } of body.matchAll(STOP)) {
    if (stop === '.' && ABBREVIATED.test(body.slice(Math.max(start, index - 12), index))) continue;
    units.push({ start: line.start + start, end: line.start + index + 1 });
    start = index + 1;
    while (body[start] === ' ') start += 1;
  }
  if (start < body.length) units.push({ start: line.start + start, end: line.end });
  return units;
}
