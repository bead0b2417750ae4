/**
 * Whether a text has more characters than `most`, counted as its reader does: a letter with its marks is
 * one, and a letter outside the BMP is one. Storage is bounded as well: four code units a character.
 */
export function isLonger(text: string, most: number): boolean {
  if (text.length <= most) return false
  return text.length > 4 * most || lettersOf(text).length > most
}

/** The start of a text, of at most `most` characters, without splitting one. */
export function startOf(text: string, most: number): string {
  if (!isLonger(text, most)) return text
  const letters = lettersOf(text.slice(0, 4 * most + 1))
  while (letters.length > most || letters.join('').length > 4 * most) letters.pop()
  return letters.join('')
}

/** Each with the marks after it; half of a surrogate pair is none. */
function lettersOf(text: string): string[] {
  return text.match(/\P{Surrogate}\p{M}*/gu) ?? []
}
