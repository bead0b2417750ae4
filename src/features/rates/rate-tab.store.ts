import { atom } from 'jotai/vanilla'
import { asked } from '../../rules/site/query'
import { pageAtom } from '../../services/page/page'
import { firstAddressAtom } from '../filters/filters.store'

const chosen = atom<string | null>(null)

/** The name of the tab that the visitor has chosen: that of the page's address, until another is. */
export const rateTabAtom = atom(
  (get): string | null => {
    const { site } = get(pageAtom)
    return get(chosen) ?? asked({ location: () => get(firstAddressAtom), site }, 'tab')
  },
  (_get, set, tab: string) => set(chosen, tab),
)
