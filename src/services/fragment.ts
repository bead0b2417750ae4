import { FRAGMENT_TIMEOUT_MS } from '../rules/timers'
import type { Page } from './page'
import { callRest } from './rest'
import { sanitiseFragment } from './sanitise'

/**
 * The HTML of a fragment for a modal (C.12): GET, Accept text/html, 15 s, sanitised; placeholders in
 * it mount by themselves once it is in the page. Rejects with a CallError, or when aborted.
 */
export async function loadFragment(
  page: Page,
  path: string,
  signal: AbortSignal,
): Promise<DocumentFragment> {
  const response = await callRest(page, path, {
    accept: 'text/html',
    timeoutMs: FRAGMENT_TIMEOUT_MS,
    signal,
  })
  return sanitiseFragment(await response.text())
}
