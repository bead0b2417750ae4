/**
 * A first name for a greeting: trimmed, with a capital first letter in any script, otherwise
 * unchanged (C.16).
 */
export function greetingName(name: string | null | undefined): string {
  const text = name?.trim() ?? ''
  // Iterating a string yields code points, so that a letter outside the BMP stays intact.
  const [first = ''] = text
  return first.toUpperCase() + text.slice(first.length)
}
