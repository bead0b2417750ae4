/** A text split in two parts; `start + rest` is the full text. */
export interface Excerpt {
  start: string
  /** Empty when the full text is short enough. */
  rest: string
  /** Whether `start` ends inside a sentence. */
  isBroken: boolean
}

/** A rest shorter than this share of the limit does not justify a "read more" button. */
const LEAST_REST = 0.1

/**
 * Cuts a text to at most `limit` characters. The cut follows the last sentence that fits; when the
 * sentences fill less than half of the limit, it follows the last word. A limit of 0 disables the
 * cut.
 */
export function excerptOf(text: string, limit: number, locale: string): Excerpt {
  const whole = { start: text, rest: '', isBroken: false }
  if (limit <= 0 || text.length <= limit * (1 + LEAST_REST)) return whole
  const sentence = lastEnd(text, limit, locale, 'sentence')
  const isBroken = sentence < limit / 2
  const end = isBroken
    ? lastEnd(text, limit, locale, 'word') || wholeCharacters(text, limit)
    : sentence
  return { start: text.slice(0, end), rest: text.slice(end), isBroken }
}

/** Index after the last unit that fits; 0 when none fits. */
function lastEnd(
  text: string,
  limit: number,
  locale: string,
  granularity: 'sentence' | 'word',
): number {
  // Browsers without `Intl.Segmenter` cut at a space.
  if (typeof Intl.Segmenter === 'undefined') return text.lastIndexOf(' ', limit) + 1
  let end = 0
  for (const { index, segment } of new Intl.Segmenter(locale, { granularity }).segment(text)) {
    const trimmed = index + segment.trimEnd().length
    if (trimmed > limit) break
    end = index + segment.length
  }
  return end
}

/** Avoids a cut inside a surrogate pair. */
function wholeCharacters(text: string, limit: number): number {
  return /[\uD800-\uDBFF]/.test(text.charAt(limit - 1)) ? limit - 1 : limit
}
