/** Which pages of a scan are read, and in which order, where not all can be. */

/** Parties, dates and terms stand at the beginning, signatures at the end: by turns from both, two of the beginning for one of the end. */
export function pagesThatMatter(pages: number, most: number): number[] {
  const order: number[] = [];
  let [front, back] = [0, pages - 1];
  while (front <= back && order.length < most) {
    if (order.length % 3 === 1) order.push(back--);
    else order.push(front++);
  }
  return order;
}
