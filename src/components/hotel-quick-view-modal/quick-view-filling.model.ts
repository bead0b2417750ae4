import { QUICK_VIEW_TITLE_TIMEOUT_MS } from '../../rules/codes/timers'
import { listen } from '../../services/events/events'
import { adoptAnswersAtom } from '../../services/graphql/answers'
import type { Page, PageStore } from '../../services/page/page'
import { loadFragment, takeAnswers } from '../../services/transport/fragment'

interface Filling {
  page: Page
  stores: { live: PageStore; served: PageStore }
  src: string
  container: HTMLElement
  waitsForTitle: boolean
  signal: AbortSignal
}

/** Resolves when the fragment may be shown; rejects after a failure or an abort. */
export async function fill({ page, stores, src, container, waitsForTitle, signal }: Filling) {
  const late = wait(QUICK_VIEW_TITLE_TIMEOUT_MS, signal)
  const fragment = await loadFragment(page, src, signal)
  signal.throwIfAborted()
  const answers = takeAnswers(fragment)
  for (const store of [stores.live, stores.served]) store.set(adoptAnswersAtom, answers)
  const title = titleReported(page, titleOf(fragment)?.id, signal)
  container.replaceChildren(fragment)
  if (waitsForTitle) await Promise.race([title, late])
}

/** The title component of a fragment is its first placeholder. */
function titleOf(body: ParentNode): HTMLElement | null {
  return body.querySelector('foyer-widget')
}

/** Focuses an element with an accessible name. */
export function focusTitle(body: HTMLElement) {
  const named = 'h1, h2, h3, h4, h5, h6, [aria-label]'
  const title = titleOf(body) ?? body
  const target = title.querySelector<HTMLElement>(named) ?? title
  target.tabIndex = -1
  target.focus()
}

function titleReported(page: Page, titleId: string | undefined, signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    const stop = listen('hotel-title-loaded', ({ id }) => {
      if (id === page.context.page.propertyId || (titleId && id === titleId)) resolve()
    })
    signal.addEventListener('abort', stop)
  })
}

function wait(ms: number, signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => clearTimeout(timer))
  })
}
