import { useEffect, useState } from 'react'
import { useStores } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { savePropertyHref } from '../../rules/pages/paths'
import { localPathAtom } from '../../services/navigate/context-path'
import { type Page, pageAtom } from '../../services/page/page'
import { maySave, visitorAtom } from '../../services/session/visitor'
import { isSaved } from './saved-properties.rules'
import { type SaveSurface, savedPropertiesAtom, savingAtom } from './saved-properties.service'

/** The heart for this visitor (W04): absent, a link to the account page, or a button. */
export type SaveControl =
  | { kind: 'none' }
  /** Reserves the space while the visitor's state is unknown. */
  | { kind: 'reserved' }
  | { kind: 'link'; href: string; saved?: boolean }
  | { kind: 'toggle'; saved: boolean; busy: boolean; message: string; toggle: () => void }

interface SaveLabels {
  limit: string
  saveFailed: string
  savedNow: string
  removedNow: string
}

/** Code for members only, loaded when a member needs it. */
const loadSaving = () =>
  Promise.all([
    import('./save-property.service'),
    import('../../services/accessibility/live-region'),
  ])

/** Pages whose `saveProperty` parameter was handled; it counts once per page view (C.7). */
const asked = new WeakSet<Page>()

interface SaveOptions {
  /**
   * The state that the page's query requests; applied once, as soon as customer data has loaded.
   */
  wanted?: boolean | null
  /** Reads the customer's list, because no call of the widget does. */
  readsList?: boolean
}

/** The model of every heart: property bar, hotel header, save-hotel and the lists. */
export function useSaveControl(
  propertyId: string | undefined,
  surface: SaveSurface,
  labels: SaveLabels,
  { wanted = null, readsList = false }: SaveOptions = {},
): SaveControl {
  const { live } = useStores()
  const page = live.get(pageAtom)
  const visitor = usePageValue(visitorAtom)
  const saved = usePageValue(savedPropertiesAtom)
  const saving = usePageValue(savingAtom)
  const localPath = usePageValue(localPathAtom)
  const [message, setMessage] = useState('')
  const [isPressed, setPressed] = useState(false)

  const mayToggle = maySave(visitor)
  const isIn = propertyId !== undefined && saved !== null && isSaved(saved.ids, propertyId)
  const accountHref = (id: string, save: boolean) => {
    const { pathname, search } = page.location()
    return localPath(savePropertyHref({ propertyId: id, save, returnTo: pathname + search }))
  }
  useEffect(() => {
    if (!readsList || !mayToggle) return
    loadSaving().then(
      ([{ readSavedAtom }]) => live.set(readSavedAtom),
      (cause) => page.log('error', `saved properties|${String(cause)}`),
    )
  }, [readsList, mayToggle, live, page])

  const act = async (id: string, wish?: boolean) => {
    setMessage('')
    setPressed(true)
    try {
      const [{ saveAtom }, { announce }] = await loadSaving()
      const outcome = await live.set(saveAtom, { propertyId: id, surface, save: wish })
      if (outcome === 'saved') announce(labels.savedNow)
      if (outcome === 'removed') announce(labels.removedNow)
      if (outcome === 'limit') setMessage(labels.limit)
      if (outcome === 'failed') setMessage(labels.saveFailed)
      // The account page saves the hotel after sign-in and returns here.
      if (outcome === 'signedOut') page.leave(accountHref(id, wish ?? !isIn), false)
    } catch (cause) {
      page.log('error', `error while updating properties|${String(cause)}`)
      setMessage(labels.saveFailed)
    } finally {
      setPressed(false)
    }
  }
  const isReady = mayToggle && saved !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per page, with the texts of then
  useEffect(() => {
    if (wanted === null || propertyId === undefined || !isReady || asked.has(page)) return
    asked.add(page)
    void act(propertyId, wanted)
  }, [wanted, propertyId, isReady])

  if (propertyId === undefined) return { kind: 'none' }
  if (visitor.state === 'unknown') return { kind: 'reserved' }
  if (visitor.state === 'remembered' && surface === 'bar') {
    return { kind: 'link', href: accountHref(propertyId, !isIn), saved: isIn }
  }
  if (!mayToggle) return { kind: 'none' }
  if (saved === null) return { kind: 'reserved' }

  return {
    kind: 'toggle',
    saved: isIn,
    busy: isPressed || saving === propertyId,
    message,
    toggle: () => void act(propertyId),
  }
}
