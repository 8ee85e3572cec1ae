/**
 * Fits the weights of `server/domain/analysis/opinion/secondOpinion.ts` to open everyday papers: a logistic regression for each role over
 * the signs of what the papers mention. Sealed papers are left out.
 *
 * node scripts/accuracy/fitSecondOpinion.ts
 */
import { writeFileSync } from 'node:fs';
import { addDays, addDuration, orNull } from '../../contract/calendar.ts';
import { lexiconFor } from '../../server/domain/analysis/lexicon/languages.ts';
import { inYears, makeSheet } from '../../server/domain/analysis/opinion/mentions.ts';
import { kindSigns } from '../../server/domain/analysis/opinion/kindSigns.ts';
import { mentionsOf } from '../../server/domain/analysis/opinion/mentionsOf.ts';
import { FITTED, type FittedRole, type Role } from '../../server/domain/analysis/opinion/weigh.ts';
import type { Duration } from '../../server/domain/analysis/types.ts';
import {
  NEWEST_EUROPEAN,
  READ_ON,
  readEuropeanPapers,
  readNewestEuropean,
  readUnseenEuropean,
} from './measureEuropean.ts';
import { readEveryday } from './measureEveryday.ts';
import { readLegal } from './measureLegal.ts';
import { examplesOfNames, fitPairs, namedIn } from './fitSides.ts';
import { fitOpinion, type Example, type Fitted, type Paper } from './fitWeights.ts';

/** The newest waves: what weights that have not seen them give on their open papers is a measurement, too. */
const KEPT_OUT = /^w(?:4[56789]|5[01]|a[bcdefgh])-/;

/** The papers that weights are fitted to. */
export function readOpenPapers(): Paper[] {
  const everyday = [...readEveryday(), ...readLegal()]
    .filter(({ id, sealed }) => !sealed && !KEPT_OUT.test(id))
    .map(({ id, text, contract, answers }) => ({
      id,
      text: text.join('\n'),
      answers: contract ? (answers ?? {}) : null,
    }));
  const european = [
    ...readEuropeanPapers(),
    ...readUnseenEuropean({ sealed: false }),
    ...NEWEST_EUROPEAN.flatMap((wave) => readNewestEuropean(wave, { sealed: false })),
  ];
  const open = european.filter(({ sealed }) => !sealed);
  return [
    ...everyday,
    ...open.map(({ id, text, expected }) => ({ id, text, answers: expected.isContract ? expected : null })),
  ];
}

/** Each paper by all of its words: is it a contract? English ones, or those in the other languages, whose words have a table of their own. */
export function examplesOfKind(papers: readonly Paper[], elsewhere: boolean): Example[] {
  return papers
    .filter(({ text }) => (lexiconFor(text) !== null) === elsewhere)
    .map(({ text, answers }) => ({ signs: kindSigns(makeSheet(text, null, READ_ON)), isIt: answers !== null }));
}

/** What the papers mention that may have a role; papers whose answers leave the role open say nothing of it, and other papers nothing of an ending. */
export function examplesOf(role: Role, papers: readonly Paper[]): Example[] {
  return papers.flatMap(({ text, answers }) => {
    const right = answers === null ? (role === 'ending' ? undefined : null) : answerTo(role, answers);
    if (right === undefined) return [];
    return mentionsOf(makeSheet(text, lexiconFor(text), READ_ON), role).map(({ value, signs }) => ({
      signs,
      isIt: Array.isArray(right) ? leadsTo(String(value), right) : value === right,
    }));
  });
}

/** Does a length lead from the first day to the end, or to the day after it? */
function leadsTo(length: string, [begin, end]: string[]): boolean {
  const [n, unit] = length.split(' ');
  const day = orNull(() => addDuration(begin as string, { n: Number(n), unit: unit as Duration['unit'] }));
  return day !== null && (day === end || addDays(day, -1) === end);
}

/** What a paper's answers say of a role, lengths in one way ("2 year"); undefined where they leave it open. */
function answerTo(role: Role, answers: Record<string, unknown>): unknown {
  if (role === 'term') {
    const { effectiveDate, termEnd, ending } = answers;
    if (termEnd === null) return ending === undefined || ending === 'unknown' ? undefined : null;
    return effectiveDate && termEnd ? [effectiveDate, termEnd] : undefined;
  }
  const answer = role === 'noticePeriod' && 'notice' in answers ? answers.notice : answers[role];
  if (role !== 'noticePeriod' && role !== 'renewalTerm') return answer;
  if (typeof answer !== 'string') return answer ? inYears(answer as Duration) : answer;
  const [n, unit] = answer.split(' ');
  return inYears({ n: Number(n), unit: unit as Duration['unit'] });
}

/** Papers that were written to tell contracts from others. */
const OF_KIND_ALONE = /^wqc?-/;

/** The file of the weights as the papers of today give it. */
export function weightsOf(papers: readonly Paper[]): string {
  const named = namedIn(papers);
  const lines = FITTED.map((role) => {
    const fitted: Fitted & { slopes?: number[] } =
      role === 'pair' ? fitPairs(named) : fitOpinion(role, examplesFor(role, papers, named));
    const { table, bias } = fitted;
    const slopes = fitted.slopes ? ` slopes: [${fitted.slopes.join(', ')}],` : '';
    return `  ${role}: { bias: ${bias},${slopes} table: '${Buffer.from(table).toString('base64')}' },\n`;
  });
  return `/** Made by scripts/accuracy/fitSecondOpinion.ts. */\nexport const WEIGHTS = {\n${lines.join('')}};\n`;
}

function examplesFor(
  role: Exclude<FittedRole, 'pair'>,
  papers: readonly Paper[],
  named: ReturnType<typeof namedIn>,
): Example[] {
  if (role === 'parties') return examplesOfNames(named);
  if (role === 'kindElsewhere') return examplesOfKind(papers, true);
  const others = papers.filter(({ id }) => !OF_KIND_ALONE.test(id));
  return role === 'kind' ? examplesOfKind(others, false) : examplesOf(role, others);
}

export const WEIGHTS_FILE = new URL('../../server/domain/analysis/opinion/weights.gen.ts', import.meta.url);

if (import.meta.main) writeFileSync(WEIGHTS_FILE, weightsOf(readOpenPapers()));
