/** A first name for a greeting: trimmed, first letter capitalised in any script, the rest as given (C.16). */
export function greetingName(name: string | null | undefined): string {
  const text = name?.trim() ?? ''
  // Iterating a string gives code points, so a letter outside the BMP is not cut in two.
  const [first = ''] = text
  return first.toUpperCase() + text.slice(first.length)
}
