/** What was typed as an exchange rate, and what to do where it can't be one. Limits as in openapi.yaml. */

const LEAST = 0.000001;

/** Null where the text is a rate. */
export function rateProblem(text: string, currency: string): string | null {
  if (text === '') return `Enter what 1 ${currency || 'unit'} is worth, like 1.08, or remove the currency.`;
  if (/^\d[\d.]*,[\d.,]*$/.test(text)) return 'Write the rate with a decimal point and no commas, like 1.08.';
  if (!/^-?\d*\.?\d+$/.test(text)) return 'Enter the rate as a number, like 1.08.';
  if (Number(text) <= 0) return 'Enter a rate above 0, like 1.08.';
  if (!/^\d{0,6}(\.\d{1,8})?$/.test(text)) return 'Use at most 6 digits before the decimal point and 8 after it.';
  return Number(text) < LEAST ? 'Enter a rate of at least 0.000001.' : null;
}

/** Null where the code can have a rate to `into`; `others` are the currencies of the other rows. */
export function currencyProblem(code: string, into: string, others: readonly string[]): string | null {
  if (!/^[A-Z]{3}$/.test(code)) return 'Enter the three letters of a currency, like EUR.';
  if (code === into) return `Totals are added in ${into}, so it needs no rate. Enter another currency.`;
  return others.includes(code) ? `${code} is listed already. Enter its rate there.` : null;
}
