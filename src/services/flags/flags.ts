import { atom } from 'jotai/vanilla'
import { completeFlags, type Flags } from '../../rules/codes/flags'
import { type Page, pageAtom } from '../page/page'
import { FLAGS_KEY, readJson } from '../storage/storage'

const answered = atom<Flags | null>(null)

/** What a page view begins with: the last answer in this tab, else the settings' defaults (C.9). */
const known = atom((get) => flagsKnownTo(get(pageAtom)))

/**
 * The feature flags (C.9). The first widget that listens starts the service, which loads with the
 * first sign of a visitor. Its first answer stands for the whole page view: only flags that
 * the settings call live change while a page is shown, the others with the next page.
 */
export const flagsAtom = atom(
  (get): Flags => get(answered) ?? get(known),
  async (get, set) => {
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
  },
)
flagsAtom.onMount = (start) => void start()

function flagsKnownTo({ site, storage }: Page): Flags {
  return completeFlags(readJson(storage.session, FLAGS_KEY), site.flags.defaults)
}
