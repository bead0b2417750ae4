/** A text in two parts; together they are the whole of it. */
export interface Excerpt {
  start: string
  /** Empty when the whole text is short enough. */
  rest: string
  /** The first part ends inside of a sentence. */
  isBroken: boolean
}

/** A rest shorter than this share of the limit is not worth a button. */
const LEAST_REST = 0.1

/**
 * The beginning of a text, of at most `limit` characters: whole sentences if they fill half of it,
 * else whole words. A limit of 0 leaves the text whole.
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

/** Where the last unit ends that fits; 0 when none does. */
function lastEnd(
  text: string,
  limit: number,
  locale: string,
  granularity: 'sentence' | 'word',
): number {
  // A browser without it reads the same text, cut at a space.
  if (typeof Intl.Segmenter === 'undefined') return text.lastIndexOf(' ', limit) + 1
  let end = 0
  for (const { index, segment } of new Intl.Segmenter(locale, { granularity }).segment(text)) {
    const trimmed = index + segment.trimEnd().length
    if (trimmed > limit) break
    end = index + segment.length
  }
  return end
}

/** Never between the halves of a surrogate pair. */
function wholeCharacters(text: string, limit: number): number {
  return /[\uD800-\uDBFF]/.test(text.charAt(limit - 1)) ? limit - 1 : limit
}
