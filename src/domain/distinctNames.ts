/** Names that a document mentions, each once, with the first passage that mentions it. */
export function distinctNames<N extends { value: string }>(names: readonly N[]): N[] {
  return names.filter(({ value }, at) => names.findIndex((other) => other.value === value) === at);
}
