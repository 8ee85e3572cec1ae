/**
 * Fits the weights of `server/domain/analysis/parties/weighParties.ts`: a logistic regression over the candidates of the tuning part's
 * contracts and their variants. Prints, for each kind of variant, what the surest reader alone reaches and what weighing reaches on
 * contracts that its weights have not seen (five parts, each left out once), and then the weights of all.
 *
 * node scripts/accuracy/fitPartyWeights.ts
 */
import { existsSync, readFileSync } from 'node:fs';
import { makeDocument } from '../../server/domain/analysis/document.ts';
import { gatherCandidates } from '../../server/domain/analysis/parties/candidates.ts';
import { readSigns, signaturePassages, SIGNS } from '../../server/domain/analysis/parties/partySigns.ts';
import { readPreamble } from '../../server/domain/analysis/parties/preamble.ts';
import { isSurePreamble, likeliest, readAll } from '../../server/domain/analysis/parties/readParties.ts';
import { likelihoodOf } from '../../server/domain/analysis/parties/weighParties.ts';
import { readLabels } from './measureCorpus.ts';
import { partOf } from './partOf.ts';
import { PAPERS, readPapers } from './measurePapers.ts';
import { isSameName, partiesF1 } from './partyMatch.ts';
import { VARIANTS, type Labelled } from './partyVariants.ts';

type Example = { signs: number[]; isParty: boolean };
type Contract = {
  fold: number;
  variant: string;
  isSure: boolean;
  gold: string[];
  chosen: string[];
  names: string[];
  examples: Example[];
};
type Label = { id: string; txt: string; parties: { name: string }[] };

const CORPUS = new URL('../../../shared/corpus/', import.meta.url);
const FOLDS = 5;
const ROUNDS = 400;
const STEP = 2;
const MOMENTUM = 0.9;
const RIDGE = 0.5;

function readContract({ text, parties }: Labelled, variant: string, fold: number): Contract {
  const document = makeDocument(text);
  const preamble = readPreamble(document);
  const isSure = isSurePreamble(preamble);
  const { chosen, readings } = readAll(document, preamble);
  const signatures = signaturePassages(document.text);
  const candidates = gatherCandidates(document, { chosen, ...readings }, signatures);
  const left = [...parties];
  const examples = readSigns(document.text, candidates, signatures).map((signs, index) => {
    const at = left.findIndex((gold) =>
      isSameName(gold, (candidates[index] as (typeof candidates)[number]).reading.value),
    );
    if (at >= 0) left.splice(at, 1);
    return { signs: [1, ...SIGNS.map((sign) => signs[sign])], isParty: at >= 0 };
  });
  return {
    fold,
    variant,
    isSure,
    gold: parties,
    chosen: chosen.map((reading) => reading.value),
    names: candidates.map(({ reading }) => reading.value),
    examples,
  };
}

/** How much a kind of contract counts. A variant and a paper of our own count less, so that they do not drown the real ones. */
const COUNTS: Record<string, number> = { none: 4, likeFilings: 1.5 };

/** … less by many parties, and where a preamble is sure. */
function importance({ gold, variant, isSure }: Contract): number {
  const count = COUNTS[variant] ?? (VARIANTS[variant] ? 0.5 : 0.7);
  return (2 / Math.max(2, gold.length)) * count * (isSure ? 0.3 : 1);
}

function fit(contracts: Contract[]): number[] {
  const weights = Array.from({ length: SIGNS.length + 1 }, () => 0);
  const speed = weights.map(() => 0);
  const rows = contracts.flatMap((contract) =>
    contract.examples.map((example) => ({ ...example, weight: importance(contract) })),
  );
  const total = rows.reduce((sum, row) => sum + row.weight, 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = weights.map((weight) => RIDGE * weight);
    for (const { signs, isParty, weight } of rows) {
      const off = (likelihoodOf(signs, weights) - Number(isParty)) * weight;
      signs.forEach((value, index) => {
        slope[index] = (slope[index] as number) + off * value;
      });
    }
    slope.forEach((value, index) => {
      speed[index] = MOMENTUM * (speed[index] as number) - (STEP * value) / total;
      weights[index] = (weights[index] as number) + speed[index];
    });
  }
  return weights;
}

function answer({ names, examples }: Contract, weights: number[]): string[] {
  const weighed = names.map((value, index) => ({
    reading: { value, start: index, end: index, working: null, confidence: 0 },
    likelihood: likelihoodOf((examples[index] as Example).signs, weights),
  }));
  return likeliest(weighed).map((reading) => reading.value);
}

const mean = (values: number[]): string => (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(3);

function main(): void {
  if (!existsSync(CORPUS)) {
    console.log('The corpus is not here (../shared/corpus): nothing to fit.');
    return;
  }
  const labels = readLabels<Label>(CORPUS, 'cuad/labels.jsonl').filter(
    (label) => partOf(label.id) === 'tune' && label.parties.length > 0,
  );
  const contracts = Object.entries(VARIANTS).flatMap(([variant, vary]) =>
    labels.flatMap((label, index) => {
      const text = readFileSync(new URL(label.txt, CORPUS), 'utf8');
      const varied = vary({ text, parties: label.parties.map((party) => party.name) }, label.id);
      return varied ? [readContract(varied, variant, index % FOLDS)] : [];
    }),
  );
  for (const name of PAPERS)
    readPapers(name).forEach((paper, index) => contracts.push(readContract(paper, name, index % FOLDS)));
  const unseen = Array.from({ length: FOLDS }, (_, fold) =>
    fit(contracts.filter((contract) => contract.fold !== fold)),
  );
  for (const variant of [...Object.keys(VARIANTS), ...PAPERS]) {
    const some = contracts.filter((contract) => contract.variant === variant && !contract.isSure);
    const alone = some.map((contract) => partiesF1(contract.chosen, contract.gold));
    const weighed = some.map((contract) =>
      partiesF1(answer(contract, unseen[contract.fold] as number[]), contract.gold),
    );
    console.log(
      `${variant.padEnd(18)} ${some.length} contracts without a sure preamble: surest reader ${mean(alone)}, weighed ${mean(weighed)}`,
    );
  }
  fit(contracts).forEach((weight, index) =>
    console.log(`${index === 0 ? 'BIAS' : SIGNS[index - 1]}: ${weight.toFixed(2)}`),
  );
}

main();
