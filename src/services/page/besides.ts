import { held } from '../analytics/analytics'
import { listen } from '../events/events'
import { keepAnchor } from '../navigate/anchor'
import { browserPage } from './browser-page'
import { pageProblems } from './page-problems'
import { readContextJson } from './read-context'
import { visitorSeen } from './visitor-seen'

/** What a page does beside its widgets, none of it needed to see one; loaded when the browser is idle. */
async function besides() {
  const { live, page } = browserPage()
  for (const problem of pageProblems(readContextJson())) page.log('warn', problem)
  if (location.hash) keepAnchor(live, location.hash.slice(1))
  const stop = listen('consent-changed', (choice) => {
    held.choice = choice
  })
  await visitorSeen()
  const { startPage } = await import('./start-page')
  startPage(live)
  stop()
}

// A page without a context has said so when its first widget failed.
besides().catch(() => {})
