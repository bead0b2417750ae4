/** The form of a handle, which names an order in an address and opens nothing by itself. */
export function isHandle(text: string): boolean {
  return /^[\w-]{16,64}$/.test(text)
}
