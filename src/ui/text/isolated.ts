/** A value that keeps its own direction in a text of another one: an amount in Arabic, an address in German. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`
}
