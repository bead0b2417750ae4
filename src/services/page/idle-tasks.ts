import { queuedEvents } from '../analytics/analytics'
import { listen } from '../events/events'
import { keepAnchor } from '../navigate/anchor'
import { browserPage } from './browser-page'
import { pageProblems } from './page-problems'
import { readContextJson } from './read-context'
import { visitorSeen } from './visitor-seen'

/**
 * The page's idle tasks. The browser loads them when it is idle, because no widget needs them to
 * render.
 */
export async function runIdleTasks(): Promise<void> {
  const { live, page } = browserPage()
  for (const problem of pageProblems(readContextJson())) page.log('warn', problem)
  if (location.hash) keepAnchor(live, location.hash.slice(1))
  const stop = listen('consent-changed', (choice) => {
    queuedEvents.choice = choice
  })
  await visitorSeen()
  const { startPage } = await import('./start-page')
  startPage(live)
  stop()
}
