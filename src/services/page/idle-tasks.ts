import { queuedEvents } from '../analytics/analytics'
import { markPrivacySignal } from '../analytics/privacy-signal'
import { listen } from '../events/events'
import { keepAnchor } from '../navigate/anchor'
import { type BrowserPage, browserPage } from './browser-page'
import { pageProblems } from './page-problems'
import { readContextJson } from './read-context'
import { visitorSeen } from './visitor-seen'

let started: BrowserPage | undefined
let stopTasks = () => {}

/**
 * The page's idle tasks, once for each page of the window. The browser loads them when it is idle,
 * because no widget needs them to render.
 */
export async function runIdleTasks(): Promise<void> {
  const opened = browserPage()
  if (opened === started) return
  const isNext = started !== undefined
  started = opened
  stopTasks()
  const { live, page } = opened
  markPrivacySignal()
  for (const problem of pageProblems(readContextJson())) page.log('warn', problem)
  const stops = [location.hash ? keepAnchor(live, location.hash.slice(1)) : () => {}]
  const stopListening = listen('consent-changed', (choice) => {
    queuedEvents.choice = choice
  })
  stops.push(stopListening)
  stopTasks = () => {
    for (const stop of stops) stop()
  }
  await visitorSeen()
  const { startPage } = await import('./start-page')
  if (opened !== started) return
  stops.push(startPage(live, isNext))
  stopListening()
}
