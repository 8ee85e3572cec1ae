/** How an amount is typed: a third digit after the point stays, as a dinar has a thousand fils, and whatever currency is named beside it later. */
export const moneyInput = {
  precision: 3,
  formatter: (value: string | number | undefined, { userTyping, input }: { userTyping: boolean; input: string }) =>
    userTyping ? input : withCents(String(value ?? '')),
};

/** At least two digits after the point, and no zero beyond them. */
function withCents(number: string): string {
  const [whole, part = ''] = number.split('.');
  return whole ? `${whole}.${part.replace(/0+$/, '').padEnd(2, '0')}` : '';
}
