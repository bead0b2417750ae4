/**
 * What a page has shown a product for, in a form that it only hands back: when the price is another
 * by then, the difference can be told (W18). It decides nothing of what is charged, so that a forged one
 * has no effect but a wrong "before".
 */
export function quoteToken(total: number): string {
  return Buffer.from(String(total)).toString('base64url')
}

/** The total of a token, in minor units; null for what is none. */
export function readQuoteToken(token: string | null | undefined): number | null {
  const text = Buffer.from(token ?? '', 'base64url').toString()
  return /^\d{1,15}$/.test(text) ? Number(text) : null
}
