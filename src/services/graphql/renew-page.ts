import { atom } from 'jotai/vanilla'
import { REST_TIMEOUT_MS } from '../../rules/codes/timers'
import { type Page, pageAtom } from '../page/page'
import type { PreloadedAnswer } from '../page/page-context'
import { type Answer, answersAtom, questionKey, receivedAtom } from './answers'

/** `elsewhere`: the address leads to another page by now. */
export type Renewal = 'renewed' | 'elsewhere' | 'failed'

/** The JSON of the page context, which has no `<` (src/loader/README.md). */
const CONTEXT = /id=["']?foyer-page["']?[^>]{0,499}>([^<]*)/

/**
 * Fetches this page again and takes over the answers that it was rendered with, so that all its
 * widgets show the figures of now, also those that load later. What a visitor has typed stays. Widgets
 * that only the server has rendered, or that wait for the visitor, are started. Never rejects.
 */
export const renewPageAtom = atom(null, (get, set): Promise<Renewal> => {
  const page = get(pageAtom)
  const begun = beginning.get(page) ?? set(fetchPageAtom)
  beginning.set(page, begun)
  queueMicrotask(() => beginning.delete(page))
  return begun
})

/** Calls of one task share their fetch: nothing can have changed between them. */
const beginning = new WeakMap<Page, Promise<Renewal>>()

const fetchPageAtom = atom(null, async (get, set): Promise<Renewal> => {
  const page = get(pageAtom)
  const { href, pathname } = page.location()
  try {
    const response = await page.fetch(href, {
      headers: { accept: 'text/html' },
      cache: 'no-store',
      signal: AbortSignal.timeout(REST_TIMEOUT_MS),
    })
    if (response.redirected && new URL(response.url).pathname !== pathname) return 'elsewhere'
    const [, json = 'null'] = CONTEXT.exec(await response.text()) ?? []
    const { answers } = (JSON.parse(json) ?? {}) as { answers?: PreloadedAnswer[] }
    if (!response.ok || !answers) return 'failed'
    const known = get(answersAtom)
    const renewed = answers.flatMap(({ name, variables, data }) => {
      const key = questionKey(name, variables)
      const before = known[key]
      const isSame =
        before?.state === 'ready' && JSON.stringify(before.data) === JSON.stringify(data)
      return isSame ? [] : [[key, { state: 'ready', data } as Answer<unknown>] as const]
    })
    // All at once: a list and the total beside it change together.
    set(receivedAtom, (all) => ({ ...all, ...Object.fromEntries(renewed) }))
    startPrinted()
    return 'renewed'
  } catch (cause) {
    page.log('error', `page renewal|${String(cause)}`)
    return 'failed'
  }
})

/** Starts the widgets that wait for their script, because their HTML does not change by itself. */
function startPrinted() {
  const printed = document.querySelectorAll<HTMLElement & { start?: () => unknown }>(
    'foyer-widget:is([when="never"], [when="interaction"], [when^="presence"])',
  )
  for (const placeholder of printed) placeholder.start?.()
}
