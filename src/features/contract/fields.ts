/** The fields of a contract as its page shows them: their names, how a value reads, and how it is entered. */
import { showDuration } from '../../../contract/showDay.ts';
import type { ContractFacts, ContractValues, FieldName } from '../../api/cycleApi.ts';
import { nameOfValue } from '../../domain/changeMessages.ts';
import { decisionLabel } from '../../domain/decisions.ts';
import { endingLabels } from '../../domain/endings.ts';
import { formatDay, formatMoney, formatPeriod } from '../../domain/format.ts';

export type EditorKind = 'text' | 'names' | 'day' | 'length' | 'ending' | 'number' | 'periodEnd' | 'repeats' | 'amount';
export type FieldRow = { field: FieldName; label: string; editor: EditorKind };

/** In the order of the page. Currency and period stand beside the amount and are entered with it. */
export const fieldRows: readonly FieldRow[] = [
  { field: 'counterparty', label: 'Counterparty', editor: 'text' },
  { field: 'name', label: 'Contract name', editor: 'text' },
  { field: 'ending', label: 'How it ends', editor: 'ending' },
  { field: 'from', label: 'From', editor: 'day' },
  { field: 'to', label: 'To', editor: 'day' },
  { field: 'term', label: 'Term', editor: 'length' },
  { field: 'renewalTerm', label: 'Renews for', editor: 'length' },
  { field: 'maxRenewals', label: 'Renews at most', editor: 'number' },
  { field: 'noticePeriod', label: 'Notice', editor: 'length' },
  { field: 'noticeToEndOf', label: 'Notice to the end of', editor: 'periodEnd' },
  { field: 'actBy', label: 'Last day as stated', editor: 'day' },
  { field: 'actByRepeats', label: 'Last day comes back', editor: 'repeats' },
  { field: 'amount', label: 'Amount', editor: 'amount' },
  { field: 'parties', label: 'Parties', editor: 'names' },
  { field: 'agreementDate', label: 'Agreement date', editor: 'day' },
  { field: 'governingLaw', label: 'Governing law', editor: 'text' },
];

export const periodEndLabels = {
  month: 'a month',
  quarter: 'a quarter',
  'half-year': 'a half-year',
  year: 'a year',
} as const;

export const repeatsLabels = { yearly: 'each year' } as const;

/** What a button is called of which a page has several: which value it belongs to, for whoever hears it and doesn't see its row. */
export const ofValue = (words: string, field: FieldName): string => `${words}: ${nameOfValue(field)}`;

export const fieldLabel = (field: string): string =>
  fieldRows.find((row) => row.field === field)?.label ?? labels[field] ?? field;
const labels: Record<string, string> = {
  currency: 'Currency',
  amountPeriod: 'Amount period',
  decision: 'Decision',
  noticeSent: 'Notice sent',
  owner: 'Owner',
  tags: 'Tags',
  notes: 'Notes',
  related: 'Related contracts',
  documents: 'Documents',
  acknowledged: 'Acknowledged',
  trash: 'Trash',
};

/** What an amount is read with: its currency and its period. */
export type Beside = { currency: { value?: string | null }; amountPeriod: { value?: string | null } };

/** A value as it reads; null where there is none. `beside` are the values that stood beside it then, the contract's own or earlier ones. */
export function showValue(field: string, value: unknown, beside: Beside): string | null {
  if (value === null || value === undefined) return null;
  if (field === 'amount')
    return `${formatMoney(Number(value), beside.currency.value)}${formatPeriod(beside.amountPeriod.value)}`;
  if (field === 'ending') return endingLabels[value as keyof typeof endingLabels] ?? String(value);
  if (field === 'noticeToEndOf') return periodEndLabels[value as keyof typeof periodEndLabels] ?? String(value);
  if (field === 'actByRepeats') return repeatsLabels[value as keyof typeof repeatsLabels] ?? String(value);
  if (field === 'maxRenewals') return value === 1 ? 'once' : `${String(value)} times`;
  if (Array.isArray(value)) return value.map(showAny).join(', ');
  return showAny(value);
}

/** What the document says where a person says otherwise; of an amount with the currency and the period that the document itself names. */
export function showDocumentSays(field: FieldName, facts: ContractFacts): string | null {
  const fact = facts[field];
  if (!('documentSays' in fact) || fact.documentSays === undefined) return null;
  if (field !== 'amount') return showValue(field, fact.documentSays, facts);
  const { amount, currency, amountPeriod } = facts;
  if (typeof amount.documentSays !== 'number') return null;
  const code = currency.documentSays ?? null;
  const sum = code === null ? plainNumber(amount.documentSays) : formatMoney(amount.documentSays, code);
  return `${sum}${formatPeriod(amountPeriod.documentSays)}`;
}

/** Made when it is first wanted, which is seldom: the first of its kind takes a browser 30 ms. */
const plainNumber = (amount: number) => new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 }).format(amount);

/** The same as values to save: money is taken over whole. */
export function documentValues(field: FieldName, facts: ContractFacts): ContractValues {
  const { amount, currency, amountPeriod } = facts;
  if (field === 'amount')
    return {
      amount: amount.documentSays ?? null,
      currency: currency.documentSays ?? null,
      amountPeriod: amountPeriod.documentSays ?? null,
    };
  const fact = facts[field];
  return 'documentSays' in fact ? { [field]: fact.documentSays } : {};
}

function showAny(value: unknown): string {
  if (typeof value === 'string') return /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDay(value) : value;
  if (typeof value !== 'object' || value === null) return String(value);
  if ('n' in value && 'unit' in value) return showDuration(value as Parameters<typeof showDuration>[0]);
  if (isDecision(value)) {
    const { cycleEnd, endUnknown = false, decision, note = null, noticeSent = null } = value;
    const when = endUnknown ? `, to act by ${formatDay(cycleEnd)}` : ` for the term to ${formatDay(cycleEnd)}`;
    const sent = noticeSent === null ? null : `notice sent on ${noticeWords(noticeSent)}`;
    const said = [`${decisionLabel(decision)}${when}`, sent, note];
    return said.filter((part) => part !== null).join(', ');
  }
  const parts = Object.values(value).filter((part) => part !== null && part !== undefined);
  return parts.map(showAny).join(', ');
}

type NoticeValue = { on: string; how: string; proof?: string | null; proofFile?: { name: string } };
type DecisionValue = {
  cycleEnd: string;
  /** Nobody knew when the term ends: `cycleEnd` is the last day to act. */
  endUnknown?: boolean;
  decision: string;
  note?: string | null;
  noticeSent?: NoticeValue | null;
};

/** `Nov 25, 2026, Registered letter, receipt.pdf`. */
function noticeWords({ on, how, proof, proofFile }: NoticeValue): string {
  return [formatDay(on), how, proof, proofFile?.name].filter(Boolean).join(', ');
}

function isDecision(value: object): value is DecisionValue {
  return 'cycleEnd' in value && 'decision' in value;
}
