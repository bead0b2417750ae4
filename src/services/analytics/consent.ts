import { anonymousPageView, impersonal } from '../../rules/codes/layer-fields'
import { CONSENT_RETRIES } from '../../rules/codes/limits'
import { CONSENT_RETRY_MS } from '../../rules/codes/timers'
import { listen } from '../events/events'
import type { Page } from '../page/page'
import { readJson } from '../storage/storage'
import { type LayerEvent, pushToLayer, queuedEvents } from './analytics'
import { hasPrivacySignal } from './privacy-signal'

/** The visitor's consent; the consent tool sends it with `consent-changed`. */
export interface Consent {
  analytics: boolean
  marketing: boolean
}

const CONSENT_KEY = 'consent'

/** Key of the transaction ids tracked in this tab: each purchase is tracked once (C.10). */
const PURCHASES_KEY = 'purchasesSent'

/**
 * Forwards events to the data layer by the visitor's consent (C.10). If the visitor refuses analytics,
 * only the page view passes, without personal data. Events stay queued until consent is known. Every
 * change is sent to the tag manager. The browser's signal withdraws an earlier consent to marketing, for
 * good: without the signal the visitor has to allow it again. `onGranted` is called once, when analytics
 * are allowed. Returns a function that stops it.
 */
export function watchConsent(page: Page, onGranted: () => void): () => void {
  let isGranted = false
  const decide = (consent: Consent) => {
    queuedEvents.take = (event) => release(page, event, consent)
    for (const event of queuedEvents.events.splice(0)) queuedEvents.take(event)
    if (consent.analytics && !isGranted) {
      isGranted = true
      onGranted()
    }
  }
  const choose = (detail: unknown) => {
    const consent = readConsent(detail)
    if (!consent) return
    page.storage.local.set(CONSENT_KEY, JSON.stringify(consent))
    decide(consent)
    sendConsentEvent(page, consent)
  }
  const known = knownConsent(page)
  const isStored = page.storage.local.get(CONSENT_KEY) === JSON.stringify(known)
  if (known && hasPrivacySignal() && !isStored) choose(known)
  else if (known) decide(known)
  choose(queuedEvents.choice)
  const stop = listen('consent-changed', choose)
  return () => {
    stop()
    queuedEvents.take = null
  }
}

/**
 * What the visitor allows: what was chosen, or everything on a site that needs no consent; marketing only
 * without the browser's signal. Null while the visitor has to be asked.
 */
export function knownConsent(page: Page): Consent | null {
  const chosen = readConsent(readJson(page.storage.local, CONSENT_KEY))
  if (chosen || page.site.analytics.needsConsent) return chosen
  return readConsent({ analytics: true, marketing: true })
}

/** Only `true` is consent; any other value is a refusal. Null for an invalid detail. */
function readConsent(value: unknown): Consent | null {
  if (typeof value !== 'object' || value === null || !('analytics' in value)) return null
  const { analytics, marketing } = value as Record<string, unknown>
  return { analytics: analytics === true, marketing: marketing === true && !hasPrivacySignal() }
}

/**
 * Marketing events, which need consent to both analytics and marketing (C.10): those by which an
 * advertiser learns what was looked at and bought, and those about a partner's offer.
 */
const MARKETING =
  /^(view_item_list|select_item|begin_checkout|add_payment_info|purchase|refund|insurance_purchased|(cobrand|partner|offer)_\w+)$|promotion/

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
  const sent = Array.isArray(known) ? known : []
  if (sent.includes(transactionId)) return false
  page.storage.session.set(PURCHASES_KEY, JSON.stringify([...sent, transactionId]))
  return true
}

let retry: ReturnType<typeof setTimeout> | undefined

/**
 * Sends a choice to the tag manager, which may still be loading: 30 retries, 100 ms apart, then
 * one warning (S1 §9, C.22). A later choice replaces a pending one.
 */
export function sendConsentEvent(page: Page, consent: Consent): void {
  clearTimeout(retry)
  let retries = 0
  const attempt = () => {
    const manager = (window as unknown as Record<string, unknown>)[
      page.site.analytics.tagManager
    ] as { track?: (event: string, detail: Consent) => void } | undefined
    if (typeof manager?.track === 'function') manager.track('consent', consent)
    else if (retries < CONSENT_RETRIES) {
      retries += 1
      retry = setTimeout(attempt, CONSENT_RETRY_MS)
    } else page.log('warn', 'consent||tag-manager|The tag manager did not come.')
  }
  attempt()
}
