import { atom } from 'jotai/vanilla'
import { pageAtom } from '../../services/page/page'
import { maySave, visitorAtom } from '../../services/session/visitor'
import { isSaved, toggledList, withinLimit } from './saved-properties.rules'
import {
  pendingAtom,
  type SavedProperties,
  type SaveSurface,
  savedPropertiesAtom,
} from './saved-properties.service'

/** The wanted saved state of one hotel. */
export interface Wish {
  propertyId: string
  surface: SaveSurface
  wanted: boolean
}

export interface SaveRequest {
  propertyId: string
  surface: SaveSurface
  /** The wanted state; default: the opposite of the shown one. */
  save?: boolean | undefined
}

const heldAtom = atom<readonly Wish[]>([])

/** Wishes that the server has not confirmed, oldest first, one per hotel. */
export const wishesAtom = atom(
  (get) => get(heldAtom),
  (_get, set, wishes: readonly Wish[]) => {
    set(heldAtom, wishes)
    set(pendingAtom, { fulfil: (list) => list && wishes.reduce(fulfilled, list) })
  },
)

/**
 * Applies a wish to the list. A wish beyond the limit changes nothing here; `save-property.service`
 * refuses the wish.
 */
function fulfilled(list: SavedProperties, { propertyId, wanted }: Wish): SavedProperties {
  if (isSaved(list.ids, propertyId) === wanted) return list
  const ids = toggledList(list.ids, propertyId)
  return withinLimit(list.ids, ids) ? { ...list, ids } : list
}

/**
 * Adds a wish, which replaces an earlier wish for the same hotel. Every heart shows the wish at once.
 * Returns null if the visitor may not save or the hotel already has the wanted state.
 */
export const wishAtom = atom(
  null,
  (get, set, { propertyId, surface, save }: SaveRequest): Wish | null => {
    const shown = get(savedPropertiesAtom)
    if (!shown || !maySave(get(visitorAtom)) || get(pageAtom).context.mode !== 'publish')
      return null
    const isIn = isSaved(shown.ids, propertyId)
    const wish = { propertyId, surface, wanted: save ?? !isIn }
    if (wish.wanted === isIn) return null
    const others = get(wishesAtom).filter((other) => other.propertyId !== propertyId)
    set(wishesAtom, [...others, wish])
    return wish
  },
)

/** Removes a fulfilled or refused wish, so that hearts show the server's state of the hotel again. */
export const endWishAtom = atom(null, (get, set, wish: Wish) =>
  set(
    wishesAtom,
    get(wishesAtom).filter((other) => other !== wish),
  ),
)
