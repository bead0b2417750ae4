import { FRAGMENT_TIMEOUT_MS } from '../../rules/codes/timers'
import { parseUrl } from '../../rules/pages/urls'
import { sanitiseFragment } from '../content/sanitise'
import { localPath } from '../navigate/context-path'
import type { Page } from '../page/page'
import type { PreloadedAnswer } from '../page/page-context'
import { callRest } from './rest'

/**
 * Fetches the HTML of a fragment for a modal (C.12): GET, Accept text/html, 15 s. The fragment is
 * sanitised, and its relative addresses are resolved against its own address. Its placeholders mount
 * once the fragment is in the page. Rejects with a CallError, or when aborted.
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
  const html = await response.text()
  signal.throwIfAborted()
  const fragment = sanitiseFragment(html)
  rebase(fragment, new URL(localPath(page, path), page.location()).href)
  return fragment
}

/**
 * Removes and returns the preloaded answers of a fragment's placeholders, in the attribute
 * `data-answers`. React needs the same answers to hydrate the server's HTML.
 */
export function takeAnswers(fragment: DocumentFragment): PreloadedAnswer[] {
  const element = fragment.querySelector('[data-answers]')
  const json = element?.getAttribute('data-answers')
  element?.removeAttribute('data-answers')
  try {
    const answers: unknown = JSON.parse(json ?? '[]')
    return Array.isArray(answers) ? answers : []
  } catch {
    return []
  }
}

const ADDRESSES = ['href', 'src', 'action']

/** Skips the content of placeholders, whose addresses are meant for this page. */
function rebase(fragment: DocumentFragment, base: string) {
  for (const element of fragment.querySelectorAll(ADDRESSES.map((name) => `[${name}]`).join())) {
    if (element.closest('foyer-widget')) continue
    for (const name of ADDRESSES) {
      const address = element.getAttribute(name)
      if (!address || /^([a-z][a-z\d+.-]*:|[/\\#])/i.test(address)) continue
      const url = parseUrl(address, base)
      if (url) element.setAttribute(name, url.href)
    }
  }
}
