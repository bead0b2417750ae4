/** Names what a page was still storing when it was left (docs/decisions/0090). */
export const LEAVING_COOKIE = 'foyer-leaving'

/** The page that comes next is asked for within seconds. */
export const LEAVING_SECONDS = 10

export interface Leaving {
  cartId: string
  /** Of the call that stores what was typed. */
  keepId: string
}

/** The value of the cookie: neither part has a dot. */
export function leavingValue({ cartId, keepId }: Leaving): string {
  return `${cartId}.${keepId}`
}

/** Null for a value that is none. */
export function readLeaving(value: string): Leaving | null {
  const [cartId, keepId, ...more] = value.split('.')
  return cartId && keepId && more.length === 0 ? { cartId, keepId } : null
}
