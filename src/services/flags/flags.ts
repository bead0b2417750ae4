import { atom, type Getter, type Setter } from 'jotai/vanilla'
import { completeFlags, type Flags } from '../../rules/codes/flags'
import { type Page, pageAtom } from '../page/page'
import { FLAGS_KEY, readJson } from '../storage/storage'

const answered = atom<Flags | null>(null)

/** Initial flags of a page view: the last answer in this tab, else the site's defaults (C.9). */
const known = atom((get) => flagsKnownTo(get(pageAtom)))

/** Settles with the service's first answer or its failure; null before the first request. */
const asking = atom<Promise<void> | null>(null)

/**
 * The feature flags (C.9). The first subscriber starts the service, which loads after the visitor's
 * first interaction. The first answer is fixed for the page view: later answers change only the flags
 * in `site.flags.live`; other flags change with the next page. A write returns a promise that
 * settles after the first answer or failure, for calls that depend on a flag.
 */
export const flagsAtom = atom(
  (get): Flags => get(answered) ?? get(known),
  (get, set) => {
    const asked = get(asking) ?? ask(get, set)
    set(asking, asked)
    return asked
  },
)
flagsAtom.onMount = (start) => void start()

async function ask(get: Getter, set: Setter): Promise<void> {
  const page = get(pageAtom)
  if (page.context.mode === 'edit' || !page.site.flags.ofrep) return
  try {
    const { visitorSeen } = await import('../page/visitor-seen')
    await visitorSeen()
    const { watchFlags } = await import('./flag-provider')
    await watchFlags(page, get(known), (flags) => {
      page.storage.session.set(FLAGS_KEY, JSON.stringify(flags))
      const before = get(answered)
      const { live } = page.site.flags
      const changed = Object.fromEntries(live.map((name) => [name, flags[name]]))
      set(answered, before ? { ...before, ...changed } : flags)
    })
  } catch (cause) {
    page.log('error', `flags||flags|${String(cause)}`)
  }
}

function flagsKnownTo({ site, storage }: Page): Flags {
  return completeFlags(readJson(storage.session, FLAGS_KEY), site.flags.defaults)
}
