/** One blank in place of every run of white space. Most texts are like that already: to see it costs less than to write them anew. */
export function oneSpace(text: string): string {
  return UNEVEN.test(text) ? text.replace(/\s+/g, ' ') : text;
}

const UNEVEN = /[^\S ]| {2}/;
