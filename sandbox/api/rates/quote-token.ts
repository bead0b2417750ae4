/**
 * What a page has shown a product for, in a form that it only hands back: when the price is another
 * by then, the difference can be shown (W18). It decides nothing of what is charged, so that a forged one
 * has no effect but a wrong "before".
 */
export function quoteToken(total: number): string {
  return total.toString(36)
}

/** The total of a token, in minor units; null for what is none. */
export function readQuoteToken(token: string | null | undefined): number | null {
  return token && /^[0-9a-z]{1,9}$/.test(token) ? Number.parseInt(token, 36) : null
}
