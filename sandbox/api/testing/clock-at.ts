/** Headers of a call that is made at a time of the test's choosing, however late it really is. */
export function clockAt(iso: string): Record<string, string> {
  return { 'x-foyer-clock': String(Date.parse(iso) - Date.now()) }
}
