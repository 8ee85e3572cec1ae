/** Which field a column is, by the words of its head, in English and German. What is not in here is asked for. */
import type { Duration } from '../contract/calendar.ts';
import type { SheetField } from './sheetTypes.ts';

const HEADS: Record<SheetField, string> = {
  id: 'perennial id',
  number:
    'number, no, nr, id, ref, reference, contract number, contract no, contract id, contract ' +
    'ref, vertragsnummer, vertrags nr, vertragsnr, nummer, lfd nr, aktenzeichen',
  name: 'contract name, name, contract, title, contract title, agreement, vertrag, vertragsname, bezeichnung, vertragsbezeichnung, titel',
  counterparty:
    'counterparty, vendor, supplier, other party, partner, company, vertragspartner, lieferant, anbieter, gegenpartei, dienstleister, firma',
  parties: 'parties, vertragsparteien, parteien',
  from: 'from, start, start date, begin, effective date, commencement, commencement date, beginn, vertragsbeginn, laufzeitbeginn, von, startdatum',
  to:
    'to, end, end date, expiry, expiry date, expiration date, expires, renewal date, renewal,' +
    ' ende, vertragsende, laufzeitende, bis, enddatum, ablauf, ablaufdatum, verlängerungsdatum',
  term: 'term, duration, contract term, laufzeit, vertragslaufzeit',
  ending:
    'how it ends, ending, auto renewal, auto renew, auto renews, automatic renewal, renews, verlängerung, automatische verlängerung, verlängert sich',
  renewalTerm: 'renews for, renewal term, renewal period, verlängerungszeitraum, verlängerung um',
  maxRenewals: 'renews at most, max renewals, maximum renewals',
  noticePeriod: 'notice period, notice, cancellation period, kündigungsfrist, frist',
  noticeToEndOf: 'notice to the end of, kündigung zum',
  actBy:
    'last day as stated, act by, notice by, give notice by, cancel by, notice date, notice deadline, kündbar bis, kündigung bis, kündigungstermin',
  amount: 'amount, contract amount, value, contract value, price, cost, fee, betrag, wert, vertragswert, preis, kosten',
  currency: 'currency, währung',
  amountPeriod: 'amount period, period, billing period, billing, zahlungsweise, abrechnungszeitraum, turnus',
  agreementDate:
    'agreement date, date of agreement, signed, signed on, signature date, vertragsdatum, abschlussdatum, unterzeichnet am',
  governingLaw: 'governing law, applicable law, anwendbares recht',
  ownerName: 'owner, responsible, contract owner, verantwortlich, verantwortlicher, zuständig, ansprechpartner',
  ownerEmail: 'owner email, owner e mail, email, e mail, responsible email',
  tags: 'tags, tag, category, categories, kategorie, kategorien, schlagwörter',
  notes: 'notes, note, comment, comments, remarks, notizen, bemerkung, bemerkungen, anmerkung, kommentar',
};

const fieldOfHead = new Map(
  Object.entries(HEADS).flatMap(([field, heads]) => heads.split(', ').map((head) => [head, field as SheetField])),
);

/** What an export works out, and an import leaves alone. */
export const isWorkedOut = (head: string): boolean => / \(worked out\)$/i.test(head.trim());

/** The field that a head names; null where it names none. */
export function fieldNamed(head: string): SheetField | null {
  const said = head
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return isWorkedOut(head) ? null : (fieldOfHead.get(said) ?? null);
}

/** The unit that a head gives its bare numbers: `Notice (days)`, `Laufzeit in Monaten`. */
export function unitNamed(head: string): Duration['unit'] | null {
  const said = head.toLowerCase();
  if (/\b(?:days|tagen?)\b/.test(said)) return 'day';
  if (/\b(?:weeks|wochen)\b/.test(said)) return 'week';
  if (/\b(?:months|monaten?)\b/.test(said)) return 'month';
  return /\b(?:years|jahren?)\b/.test(said) ? 'year' : null;
}
