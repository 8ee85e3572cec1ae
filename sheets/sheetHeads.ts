/** Which field a column is, by the words of its head, in English and German. What is not in here is asked for. */
import type { Duration } from '../contract/calendar.ts';
import type { AmountPeriod } from '../contract/money.ts';
import { currencyOf } from './readAmounts.ts';
import type { SheetField } from './sheetTypes.ts';

/** How far down the head of a table is looked for, under titles and notes. */
export const HEAD_WITHIN = 20;

const HEADS: Record<SheetField, string> = {
  id: 'perennial id',
  number:
    'number, no, nr, id, ref, reference, contract number, contract no, contract id, contract ' +
    'ref, vertragsnummer, vertrags nr, vertragsnr, nummer, lfd nr, aktenzeichen',
  name:
    'contract name, name, contract, title, contract title, agreement, agreement name, agreement title, contract description, ' +
    'vertrag, vertragsname, bezeichnung, vertragsbezeichnung, titel',
  counterparty:
    'counterparty, vendor, supplier, other party, partner, company, counterparty name, vendor name, supplier name, ' +
    'service provider, provider, contractor, vertragspartner, lieferant, anbieter, gegenpartei, dienstleister, firma',
  parties: 'parties, vertragsparteien, parteien',
  from:
    'from, start, starts, starts on, start date, date of start, contract start, contract starts, contract start date, term start, ' +
    'term start date, begin, begins, begin date, beginning, effective, effective date, effective from, commencement, commencement date, ' +
    'commences, valid from, beginn, beginnt am, vertragsbeginn, laufzeitbeginn, laufzeit von, gültig ab, von, ab, startdatum',
  to:
    'to, end, ends, ends on, end date, date of end, contract end, contract ends, contract end date, contract expiry, contract expires, ' +
    'contract expiry date, contract expiration, contract expiration date, contract renewal, contract renewal date, term end, term ends, ' +
    'term end date, end of term, current term ends, expiry, expiry date, expiration, expiration date, expires, expires on, expiring, ' +
    'valid until, valid to, valid through, until, due to end, renewal date, renewal, next renewal, next renewal date, renews on, ' +
    'ende, endet, endet am, vertragsende, laufzeitende, laufzeit bis, bis, enddatum, ablauf, ablaufdatum, läuft ab am, läuft bis, ' +
    'gültig bis, befristet bis, verlängerungsdatum',
  term:
    'term, term months, term in months, term length, initial term, duration, contract term, contract duration, contract length, ' +
    'laufzeit, vertragslaufzeit, mindestlaufzeit',
  ending:
    'how it ends, ending, auto renewal, auto renew, auto renews, auto renewal y n, auto renew y n, ' +
    'automatic renewal, autorenew, autorenewal, auto renewing, renews, renews automatically, automatically renews, ' +
    'verlängerung, automatische verlängerung, verlängert sich',
  renewalTerm: 'renews for, renewal term, renewal period, verlängerungszeitraum, verlängerung um',
  maxRenewals: 'renews at most, max renewals, maximum renewals',
  noticePeriod:
    'notice period, notice, notice days, notice period days, notice in days, days notice, notice required, notice term, ' +
    'termination notice, termination notice period, cancellation notice, cancellation period, kündigungsfrist, frist',
  noticeToEndOf: 'notice to the end of, kündigung zum',
  actBy:
    'last day as stated, act by, notice by, renewal notice date, cancellation deadline, give notice by, cancel by, notice date, ' +
    'notice deadline, notice due, notice due date, notice due by, notice deadline date, last day to give notice, last notice date, ' +
    'latest notice date, opt out by, opt out date, opt out deadline, cancel before, cancellation notice date, ' +
    'termination notice date, kündbar bis, kündigung bis, kündigen bis, kündigungstermin, spätester kündigungstermin',
  actByRepeats: 'last day comes back, kündigungstermin kehrt wieder',
  amount:
    'amount, contract amount, value, contract value, price, cost, fee, annual amount, annual value, annual cost, annual contract value, ' +
    'annual fee, yearly amount, yearly cost, monthly amount, monthly cost, monthly fee, total value, ' +
    'total contract value, betrag, wert, vertragswert, preis, kosten',
  currency: 'currency, währung',
  amountPeriod: 'amount period, period, billing period, billing, zahlungsweise, abrechnungszeitraum, turnus',
  agreementDate:
    'agreement date, date of agreement, signed, signed on, signature date, vertragsdatum, abschlussdatum, unterzeichnet am',
  governingLaw: 'governing law, applicable law, anwendbares recht',
  ownerName:
    'owner, responsible, contract owner, business owner, contract manager, verantwortlich, verantwortlicher, zuständig, ansprechpartner',
  ownerEmail: 'owner email, owner e mail, email, e mail, responsible email',
  tags: 'tags, tag, category, categories, kategorie, kategorien, schlagwörter',
  notes: 'notes, note, comment, comments, remarks, notizen, bemerkung, bemerkungen, anmerkung, kommentar',
};

/** `Yearly fee`, `Monthly rent`, `Cost per year`: what an amount is for stands beside what it is. */
const MONEY =
  '(?:contract |licen[cs]e |service |subscription |maintenance |base )?' +
  '(?:amounts?|values?|prices?|costs?|fees?|rents?|charges?|payments?|premiums?|spend|instal?lments?|subscription|licen[cs]e|retainer)';
const GELD = '(?:betrag|preis|kosten|miete|gebühr|pauschale|rate)';
const AMOUNT_OF_PERIOD = new RegExp(
  `^(?:(?:annual|yearly|quarterly|monthly|weekly|daily|hourly) ${MONEY}|` +
    `${MONEY} (?:per|a|an) (?:annum|year|quarter|month|week|day|hour)|` +
    `(?:jahres|monats|quartals)${GELD}|(?:jährliche|monatliche|vierteljährliche)r? ${GELD})$`,
);

/** Other words in capitals, such as `VAT`, are no currency. */
const CODES = /\b(USD|EUR|GBP|JPY|CHF|CAD|AUD|NZD|SEK|NOK|DKK|PLN|CZK|HUF|INR|CNY|SGD|HKD|ZAR|BRL|MXN)\b/;

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
  if (isWorkedOut(head)) return null;
  return fieldOfHead.get(said) ?? (AMOUNT_OF_PERIOD.test(said) ? 'amount' : null);
}

/** The unit that a head gives its bare numbers: `Notice (days)`, `Laufzeit in Monaten`. */
export function unitNamed(head: string): Duration['unit'] | null {
  const said = head.toLowerCase();
  if (/\b(?:(?:working|business) days|(?:werk|arbeits)tagen?)\b/.test(said)) return 'workingDay';
  if (/\b(?:days|tagen?)\b/.test(said)) return 'day';
  if (/\b(?:weeks|wochen)\b/.test(said)) return 'week';
  if (/\b(?:months|monaten?)\b/.test(said)) return 'month';
  return /\b(?:years|jahren?)\b/.test(said) ? 'year' : null;
}

const PERIOD_NAMES: readonly (readonly [AmountPeriod, RegExp])[] = [
  ['quarter', /\bquarterly|(?:per|a) quarter\b|vierteljährlich|quartals/],
  ['year', /\b(?:annual|yearly|per annum|(?:per|a) year\b|p\.a\.)|jährlich|jahres/],
  ['month', /\bmonthly|(?:per|a) month\b|monatlich|monats/],
  ['week', /\bweekly|(?:per|a) week\b|wöchentlich/],
  ['day', /\bdaily|(?:per|a) day\b|täglich/],
  ['hour', /\bhourly|(?:per|an) hour\b|stundensatz/],
];

/** What a head says of the amounts below it: `Annual cost (USD)`, `Betrag in EUR`. */
export function moneyNamed(head: string): { currency?: string; period?: AmountPeriod } {
  const said = head.toLowerCase();
  const currency = CODES.exec(head)?.[1] ?? currencyOf(/[$€£¥]/.exec(head)?.[0] ?? '');
  const period = PERIOD_NAMES.find(([, words]) => words.test(said))?.[0];
  return { ...(currency ? { currency } : {}), ...(period ? { period } : {}) };
}
