import { stripTags } from '../../rules/content/plain-text'

/** A displayable authored text: plain text or sanitised HTML. */
export type SafeText = { text: string } | { html: string }

/** Rich text of the server's HTML, which is already sanitised; plain text if it has no markup. */
export function servedText(richText: string): SafeText {
  const isPlain = typeof richText === 'string' && !/[<&]/.test(richText)
  return isPlain ? { text: richText } : { html: richText }
}

/**
 * Rich text that React renders only in the browser, so the browser has to sanitise it
 * (docs/decisions/0008). If the sanitiser fails to load, the markup is stripped.
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
