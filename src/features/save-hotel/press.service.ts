import { ownAddress } from '../../rules/site/query'
import { savePropertyHref } from '../../rules/site/save-hrefs'
import { announce } from '../../services/accessibility/live-region'
import { localPath } from '../../services/navigate/context-path'
import { type Page, type PageStore, pageAtom } from '../../services/page/page'
import { forgetRequest } from './forget-request'
import { keepSavedAtom } from './keep-saved.service'
import { readSavedAtom, saveAtom } from './save-property.service'
import { isSaved } from './saved-properties.rules'
import { type SaveSurface, savedPropertiesAtom } from './saved-properties.service'

/** A heart on the page, with what pressing it needs. */
export interface PressableHeart {
  propertyId: string
  surface: SaveSurface
  labels: { limit: string; saveFailed: string; savedNow: string; removedNow: string }
  /** Shows a refusal beside the heart; an empty text removes the refusal. */
  setMessage: (text: string) => void
}

/** Saves or removes the hotel of a heart; `save` is the wanted state, by default the opposite. */
export async function press(live: PageStore, heart: PressableHeart, save?: boolean): Promise<void> {
  const { propertyId, surface, labels, setMessage } = heart
  const page = live.get(pageAtom)
  const wanted = save ?? !isSaved(live.get(savedPropertiesAtom)?.ids ?? [], propertyId)
  setMessage('')
  const outcome = await live.set(saveAtom, { propertyId, surface, save: wanted })
  if (outcome === 'saved') announce(labels.savedNow)
  if (outcome === 'removed') announce(labels.removedNow)
  if (outcome === 'limit') setMessage(labels.limit)
  if (outcome === 'failed') setMessage(labels.saveFailed)
  if (outcome !== 'signedOut') return
  // The account page saves the hotel after sign-in and returns here.
  const link = { propertyId, save: wanted, returnTo: ownAddress(page) }
  page.leave(localPath(page, savePropertyHref(page.site, link)), false)
}

export interface HeartOptions {
  /** The page's address asks to save the hotel: done once, as soon as the list is known. */
  savesOnArrival?: boolean
  /** Reads the customer's list, because no call of the widget does. */
  readsList?: boolean
}

/** Pages whose address had its hotel saved; it counts once per page view (C.7). */
const arrived = new WeakSet<Page>()

/**
 * Called when a heart appears and when its list has loaded: reads the list and saves on arrival if
 * the options say so.
 */
export function follow(live: PageStore, heart: PressableHeart, options: HeartOptions): void {
  const page = live.get(pageAtom)
  if (!live.get(savedPropertiesAtom)) {
    if (options.readsList) void live.set(readSavedAtom)
    return
  }
  live.set(keepSavedAtom)
  if (!options.savesOnArrival || arrived.has(page)) return
  arrived.add(page)
  forgetRequest(page, 'saveProperty')
  void press(live, heart, true)
}
