import { stripTags } from '../../rules/content/plain-text'

/** An author's text as it may be shown: plain, or rich text that is safe. */
export type SafeText = { text: string } | { html: string }

/** Rich text that stands in the server's HTML, as text where there is no markup in it. */
export function servedText(richText: string): SafeText {
  const isPlain = typeof richText === 'string' && !/[<&]/.test(richText)
  return isPlain ? { text: richText } : { html: richText }
}

/**
 * Rich text that React is to write into a page after it was served, for which it has to be sanitised
 * in the browser (docs/decisions/0008). Without its markup where the sanitiser cannot be had.
 */
export function lateText(richText: string): SafeText | Promise<SafeText> {
  const served = servedText(richText)
  const isSafe = 'text' in served || typeof richText !== 'string'
  return isSafe ? served : sanitised(richText)
}

async function sanitised(richText: string): Promise<SafeText> {
  try {
    const { sanitiseRichText } = await import('./sanitise')
    return { html: sanitiseRichText(richText) }
  } catch {
    return { text: stripTags(richText) }
  }
}
