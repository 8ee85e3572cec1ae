/** What several readers ask of one document. */

/** The same function, which reads each object once, for as long as there is one. What it answers must not be changed by whoever gets it. */
export function oncePer<K extends WeakKey, T>(read: (of: K) => T): (of: K) => T {
  const answers = new WeakMap<K, { answer: T }>();
  return (of) => {
    let known = answers.get(of);
    if (!known) answers.set(of, (known = { answer: read(of) }));
    return known.answer;
  };
}
