import { atom } from 'jotai/vanilla'
import { type AskedPage, asked } from '../../rules/site/query'
import { pageAtom } from '../../services/page/page'
import { firstAddressAtom } from '../filters/filters.store'
import type { RateTab } from './rooms.model'

const chosen = atom<string | null>(null)

/** The tab of what a search asks for beside dates and guests; null: for nothing. */
function wantedTab(page: AskedPage): RateTab | null {
  if (asked(page, 'usePoints') === 'true') return 'points'
  return asked(page, 'rateType') || asked(page, 'rateCode') ? 'special' : null
}

/**
 * The name of the tab that the visitor has chosen: that of the page's address, until another is. A search that asks
 * for points, or has a code, begins with what it asks for.
 */
export const rateTabAtom = atom(
  (get): string | null => {
    const { site } = get(pageAtom)
    const address = { location: () => get(firstAddressAtom), site }
    return get(chosen) ?? asked(address, 'tab') ?? wantedTab(address)
  },
  (_get, set, tab: string) => set(chosen, tab),
)
