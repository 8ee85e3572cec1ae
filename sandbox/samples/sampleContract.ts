/** What a contract of the sample workspace is made of. The project wrote all of them; no company of theirs exists. */
import type { Day } from './sampleDays.ts';

/** A paragraph; a heading; or rows of cells, as in the table at the top of an order form. */
export type Block = string | { heading: string } | { rows: string[][] };

export type SampleDuration = { n: number; unit: 'day' | 'week' | 'month' | 'year' };

/** What a careful reader takes from the contract: null where it does not say. */
export type Expected = {
  parties: string[];
  amount: number | null;
  currency: string | null;
  amountPeriod: 'total' | 'month' | 'quarter' | 'year' | null;
  /** End of the initial term. */
  termEnd: Day | null;
  /** The day the current term ends, seen from the workspace's day. */
  renewalDate: Day | null;
  /** Absent where readers may differ: an option is no renewal that comes by itself. */
  renewalTerm?: SampleDuration | null;
  noticePeriod?: SampleDuration | null;
};

export type SampleForm = 'pdf' | 'docx' | 'text' | 'html' | 'googleDoc';

export type SampleContract = {
  /** What placements and expectations call it. */
  key: string;
  title: string;
  form: SampleForm;
  /** Who sent it: `Name <address>`. */
  sender: string;
  /** When it was sent, `YYYY-MM-DD`. */
  sent: Day;
  blocks: Block[];
  expected: Expected;
};

/** Our own company, under the names it signs with. */
export const US_COMPANY = 'Fernhill Studios, Inc.';
export const UK_COMPANY = 'Fernhill Studios (UK) Limited';

/** The contract as plain text: what full-text search finds it by. */
export function textOf(contract: SampleContract): string {
  return [contract.title.toUpperCase(), ...contract.blocks.map(blockText)].join('\n\n');
}

function blockText(block: Block): string {
  if (typeof block === 'string') return block;
  return 'heading' in block ? block.heading : block.rows.map((row) => row.join('   ')).join('\n');
}
