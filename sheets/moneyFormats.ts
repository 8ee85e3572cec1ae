/** The currencies that a workbook shows its numbers with: they stand in the formats of its cells, and not in the cells. */
import { strFromU8, unzipSync } from 'fflate';
import { currencyOf } from './readAmounts.ts';

const MOST_BYTES = 10 * 1024 * 1024;

/** The currency of each cell style that has one, by the style's number. Empty where the workbook's styles can't be read. */
export function moneyFormats(workbook: Uint8Array): Map<number, string> {
  try {
    const files = unzipSync(workbook, {
      filter: ({ name, originalSize }) => /^xl\/styles\.xml$/i.test(name) && originalSize <= MOST_BYTES,
    });
    const [styles] = Object.values(files);
    return styles ? currenciesOfStyles(strFromU8(styles)) : new Map();
  } catch {
    // A workbook that is damaged is refused where it is read.
    return new Map();
  }
}

function currenciesOfStyles(xml: string): Map<number, string> {
  const codes = new Map<string, string>();
  for (const [tag] of xml.matchAll(/<(?:\w+:)?numFmt\s[^<>]{0,1000}>/g)) {
    const [id, code] = [/\bnumFmtId="(\d+)"/.exec(tag)?.[1], /\bformatCode="([^"]*)"/.exec(tag)?.[1]];
    const currency = currencyOfFormat(unescaped(code ?? ''));
    if (id !== undefined && currency !== undefined) codes.set(id, currency);
  }
  if (codes.size === 0) return new Map();
  const cellStyles = xml.slice(Math.max(0, xml.indexOf('cellXfs')), Math.max(0, xml.lastIndexOf('cellXfs')));
  const found = new Map<number, string>();
  for (const [index, [tag]] of [...cellStyles.matchAll(/<(?:\w+:)?xf\b[^<>]{0,1000}>/g)].entries()) {
    const currency = codes.get(/\bnumFmtId="(\d+)"/.exec(tag)?.[1] ?? '');
    if (currency !== undefined) found.set(index, currency);
  }
  return found;
}

const unescaped = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/**
 * `[$€-407] #,##0.00`, `#,##0.00 "EUR"`, `"£"#,##0`. A dollar of another country than the United States (`[$$-1009]`) is not said to be
 * theirs, and formats that have no code of their own follow the country of whoever opens them.
 */
function currencyOfFormat(code: string): string | undefined {
  const marked = /\[\$([^\]-]+)(?:-([\dA-F]+))?[^\]]*\]/i.exec(code);
  if (marked) {
    const [, sign = '', country] = marked;
    return sign === '$' && country !== undefined && !/^0*409$/.test(country) ? undefined : currencyOf(sign);
  }
  const plain = code.replaceAll(/[_*\\]/g, ' ');
  const signs = plain.match(/US\$|[$€£¥]|\b[A-Z]{3}\b/g) ?? [];
  return signs.map(currencyOf).find((each) => each !== undefined);
}
