import { atom } from 'jotai/vanilla'
import { asked } from '../../rules/site/query'
import { pageAtom } from '../../services/page/page'
import { firstAddressAtom } from '../filters/filters.store'
import type { RateTab } from './rooms.model'

const chosen = atom<string | null>(null)

/**
 * The name of the tab that the visitor has chosen: that of the page's address, until another is. A search that asks
 * for points begins with them.
 */
export const rateTabAtom = atom(
  (get): string | null => {
    const { site } = get(pageAtom)
    const address = { location: () => get(firstAddressAtom), site }
    const wanted = asked(address, 'usePoints') === 'true' ? ('points' satisfies RateTab) : null
    return get(chosen) ?? asked(address, 'tab') ?? wanted
  },
  (_get, set, tab: string) => set(chosen, tab),
)
