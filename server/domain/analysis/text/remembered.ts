/** What pure functions said of short texts, such as names and labels, which the readers of one document ask again and again. */

/** Longer ones are rarely asked about twice. */
const LONGEST = 200;
/** Texts of one function. */
const MOST = 2000;

const all: Map<string, unknown>[] = [];

/** The same function, which remembers its answers until `forgetAll`. They must not be changed by whoever gets them. */
export function remembered<T>(read: (text: string) => T): (text: string) => T {
  const answers = new Map<string, T>();
  all.push(answers);
  return (text) => {
    if (text.length > LONGEST) return read(text);
    const known = answers.get(text);
    if (known !== undefined) return known;
    if (answers.size >= MOST) answers.clear();
    const answer = read(text);
    answers.set(text, answer);
    return answer;
  };
}

/** So many of the long texts of one document are asked about again and again: the text itself as it is extracted, folded or without what isn't ticked. */
const MOST_LONG = 6;

/** The same for what is asked of long texts; of short ones the answer is quickly found again. */
export function rememberedLong<T>(read: (text: string) => T): (text: string) => T {
  const answers = new Map<string, T>();
  all.push(answers);
  return (text) => {
    if (text.length <= LONGEST) return read(text);
    const known = answers.get(text);
    if (known !== undefined) return known;
    if (answers.size >= MOST_LONG) answers.clear();
    const answer = read(text);
    answers.set(text, answer);
    return answer;
  };
}

/** Between two documents, since a piece of a text holds on to all of it. */
export function forgetAll(): void {
  for (const answers of all) answers.clear();
}
