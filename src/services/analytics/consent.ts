import { anonymousPageView, impersonal } from '../../rules/codes/layer-fields'
import { CONSENT_TRIES } from '../../rules/codes/limits'
import { CONSENT_RETRY_MS } from '../../rules/codes/timers'
import { listen } from '../events/events'
import type { Page } from '../page/page'
import { readJson } from '../storage/storage'
import { held, type LayerEvent, pushToLayer } from './analytics'

/** What the visitor has allowed; the tool that asks says so in `consent-changed`. */
export interface Consent {
  analytics: boolean
  marketing: boolean
}

const CONSENT_KEY = 'consent'

/** Bought in this tab, by the hash or code that the event carries: told once (C.10). */
const PURCHASES_KEY = 'purchasesTold'

/**
 * Lets events into the data layer as the visitor allows (C.10): all of them, or of who refuses the
 * page view alone and anonymous. Until something was said they wait. Tells the tag manager of every
 * change. Calls `onGranted` when analytics are allowed, once. Returns what stops it.
 */
export function watchConsent(page: Page, onGranted: () => void): () => void {
  let isGranted = false
  const decide = (consent: Consent) => {
    held.take = (event) => release(page, event, consent)
    for (const event of held.events.splice(0)) held.take(event)
    if (consent.analytics && !isGranted) {
      isGranted = true
      onGranted()
    }
  }
  const known = readConsent(readJson(page.storage.local, CONSENT_KEY))
  if (known) decide(known)
  else if (!page.site.analytics.needsConsent) decide({ analytics: true, marketing: true })
  const choose = (detail: unknown) => {
    const consent = readConsent(detail)
    if (!consent) return
    page.storage.local.set(CONSENT_KEY, JSON.stringify(consent))
    decide(consent)
    sendConsentEvent(page, consent)
  }
  choose(held.choice)
  const stop = listen('consent-changed', choose)
  return () => {
    stop()
    held.take = null
  }
}

/** Consent is what says so: anything but `true` is none; null for what is no answer at all. */
function readConsent(value: unknown): Consent | null {
  if (typeof value !== 'object' || value === null || !('analytics' in value)) return null
  const { analytics, marketing } = value as Record<string, unknown>
  return { analytics: analytics === true, marketing: marketing === true }
}

/** Events that sell are marketing's; they need both (C.10). */
const MARKETING =
  /^(view_item_list|select_item|begin_checkout|add_payment_info|purchase|refund|.*promotion.*)$/

function release(page: Page, { event, eventInfo }: LayerEvent, consent: Consent) {
  if (!consent.analytics) {
    if (event === 'page_view') pushToLayer({ event, eventInfo: anonymousPageView(eventInfo) })
    return
  }
  if (MARKETING.test(event) && !consent.marketing) return
  if (event === 'purchase' && !isFirst(page, `${eventInfo.transactionId}`)) return
  pushToLayer({ event, eventInfo: impersonal(eventInfo) })
}

function isFirst(page: Page, transactionId: string): boolean {
  const known = readJson(page.storage.session, PURCHASES_KEY)
  const told = Array.isArray(known) ? known : []
  if (told.includes(transactionId)) return false
  page.storage.session.set(PURCHASES_KEY, JSON.stringify([...told, transactionId]))
  return true
}

let retry: ReturnType<typeof setTimeout> | undefined

/**
 * Tells the tag manager of a choice, which may not be there yet: 30 tries, 100 ms apart, then one
 * warning (C.22). A later choice takes the place of one that still waits.
 */
export function sendConsentEvent(page: Page, consent: Consent): void {
  clearTimeout(retry)
  let tries = 0
  const attempt = () => {
    tries += 1
    const manager = (window as unknown as Record<string, unknown>)[
      page.site.analytics.tagManager
    ] as { track?: (event: string, detail: Consent) => void } | undefined
    if (typeof manager?.track === 'function') manager.track('consent', consent)
    else if (tries < CONSENT_TRIES) retry = setTimeout(attempt, CONSENT_RETRY_MS)
    else page.log('warn', 'consent||tag-manager|The tag manager did not come.')
  }
  attempt()
}
