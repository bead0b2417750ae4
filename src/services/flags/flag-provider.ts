import { OFREPWebProvider } from '@openfeature/ofrep-web-provider'
import { OpenFeature, type Provider, ProviderEvents } from '@openfeature/web-sdk'
import { FLAG_NAMES, type Flags } from '../../rules/codes/flags'
import { FLAG_POLL_MS } from '../../rules/codes/timers'
import { localPath } from '../navigate/context-path'
import type { Page } from '../page/page'

const DOMAIN = 'foyer'
const TAB_KEY = 'flagsKey'

/**
 * Asks the flags' service (OFREP) now and every 300 s, and tells each answer that changes something;
 * what the service does not know stays as in `known`. A failure is logged and tells nothing. A tab
 * that is hidden asks nothing, and asks at once when it is seen again.
 */
export async function watchFlags(
  page: Page,
  known: Flags,
  tell: (flags: Flags) => void,
): Promise<void> {
  await seen()
  const client = OpenFeature.getClient(DOMAIN)
  const told = () => {
    const flags = FLAG_NAMES.map((name) => [name, client.getBooleanValue(name, known[name])])
    tell(Object.fromEntries(flags) as Flags)
  }
  const begin = async () => {
    try {
      await OpenFeature.setProviderAndWait(DOMAIN, providerOf(page), contextOf(page))
      told()
      client.addHandler(ProviderEvents.ConfigurationChanged, told)
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
    // What was last known is kept by `flags.ts`, for this tab only.
    cacheMode: 'disabled',
    fetchImplementation: async (input, init) =>
      isHidden() ? new Response(null, { status: 304 }) : page.fetch(input, init),
    // It declares optional parts as possibly undefined, which our compiler does not take for the same.
  }) as Provider
}

/** By whom a share of all visitors is picked: a random key of this tab, nobody's name. */
function contextOf({ context, storage }: Page) {
  const targetingKey = storage.session.get(TAB_KEY) ?? crypto.randomUUID()
  storage.session.set(TAB_KEY, targetingKey)
  return { targetingKey, locale: context.locale, pageId: context.page.id }
}

const isHidden = () => typeof document !== 'undefined' && document.hidden

/** Resolves when the tab is shown, at once where it is. */
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
