/** When two names of an everyday document mean one party. */

/** The same name in other letters or without its legal form. */
export function isSame(a: string, b: string): boolean {
  const [one, other] = [plain(a), plain(b)];
  return one === other || (Math.min(one.length, other.length) > 5 && (one.startsWith(other) || other.startsWith(one)));
}

function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/\b(?:ltd|limited|llc|inc|plc|llp|gmbh|corp|co|company)\b\.?/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
