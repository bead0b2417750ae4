import { atom } from 'jotai/vanilla'
import { parseSearch, type StaySearch } from '../../rules/stay/stay-search'
import { clockAtom, pageAtom } from '../../services/page/page'

const chosen = atom<StaySearch | null>(null)

/**
 * The search that the page is about: that of its address, until the visitor changes it on the page
 * (docs/decisions/0042).
 */
export const staySearchAtom = atom(
  (get): StaySearch => {
    const { context, location, site } = get(pageAtom)
    const asked = new URLSearchParams(context.page.search ?? location().search)
    return get(chosen) ?? parseSearch(asked, site, get(clockAtom))
  },
  (_get, set, search: StaySearch) => set(chosen, search),
)
