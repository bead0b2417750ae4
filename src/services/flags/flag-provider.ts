import { OFREPWebProvider } from '@openfeature/ofrep-web-provider'
import { OpenFeature, type Provider, ProviderEvents } from '@openfeature/web-sdk'
import { FLAG_NAMES, type Flags } from '../../rules/codes/flags'
import { FLAG_POLL_MS } from '../../rules/codes/timers'
import { localPath } from '../navigate/context-path'
import type { Page } from '../page/page'

const DOMAIN = 'foyer'
const TAB_KEY = 'flagsKey'

/**
 * Polls the flag service (OFREP) every 300 s and calls `tell` with the first answer and each changed
 * one. Flags that the service does not know keep their value in `known`. A failure is logged and does
 * not call `tell`. The first request waits until the tab is visible; a hidden tab sends no requests.
 */
export async function watchFlags(
  page: Page,
  known: Flags,
  tell: (flags: Flags) => void,
): Promise<void> {
  await seen()
  const client = OpenFeature.getClient(DOMAIN)
  const update = () => {
    const flags = FLAG_NAMES.map((name) => [name, client.getBooleanValue(name, known[name])])
    tell(Object.fromEntries(flags) as Flags)
  }
  const begin = async () => {
    try {
      await OpenFeature.setProviderAndWait(DOMAIN, providerOf(page), contextOf(page))
      update()
      client.addHandler(ProviderEvents.ConfigurationChanged, update)
    } catch (cause) {
      page.log('error', `flags||flags|${String(cause)}`)
      setTimeout(begin, FLAG_POLL_MS)
    }
  }
  await begin()
}

function providerOf(page: Page): Provider {
  const base = new URL(localPath(page, page.site.flags.ofrep), page.location())
  return new OFREPWebProvider({
    baseUrl: base.href.replace(/\/$/, ''),
    pollInterval: FLAG_POLL_MS,
    changeDetection: 'polling',
    // `flags.ts` caches the last answer, for this tab only.
    cacheMode: 'disabled',
    fetchImplementation: async (input, init) =>
      isHidden() ? new Response(null, { status: 304 }) : page.fetch(input, init),
    // The provider's types conflict with `exactOptionalPropertyTypes`.
  }) as Provider
}

/**
 * The evaluation context. Its targeting key, for percentage rollouts, is random per tab and has no
 * personal data.
 */
function contextOf({ context, storage }: Page) {
  const targetingKey = storage.session.get(TAB_KEY) ?? crypto.randomUUID()
  storage.session.set(TAB_KEY, targetingKey)
  return { targetingKey, locale: context.locale, pageId: context.page.id }
}

const isHidden = () => typeof document !== 'undefined' && document.hidden

/** Resolves when the tab is visible. */
function seen(): Promise<void> {
  return new Promise((resolve) => {
    if (!isHidden()) return resolve()
    const onChange = () => {
      if (document.hidden) return
      document.removeEventListener('visibilitychange', onChange)
      resolve()
    }
    document.addEventListener('visibilitychange', onChange)
  })
}
