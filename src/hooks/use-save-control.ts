import { useEffect, useState } from 'react'
import { savePropertyHref } from '../rules/paths'
import { isSaved } from '../rules/saved-properties'
import { localPathAtom } from '../services/context-path'
import { announce } from '../services/live-region'
import type { Page } from '../services/page'
import {
  readSavedAtom,
  type SaveSurface,
  saveAtom,
  savedPropertiesAtom,
  savingAtom,
} from '../services/saved-properties'
import { maySave, visitorAtom } from '../services/visitor'
import { usePage } from './page-store'
import { usePageAction, usePageValue } from './use-page-value'

/** What a heart is to this visitor (W04): nothing, a way to the account page, or a button. */
export type SaveControl =
  | { kind: 'none' }
  /** The space is kept while it is not known who the visitor is. */
  | { kind: 'reserved' }
  | { kind: 'link'; href: string; saved?: boolean }
  | { kind: 'toggle'; saved: boolean; busy: boolean; message: string; toggle: () => void }

interface SaveLabels {
  limit: string
  saveFailed: string
  savedNow: string
  removedNow: string
}

/** Pages whose address has had its say: `saveProperty` counts once per page view (C.7). */
const asked = new WeakSet<Page>()

/**
 * The one heart of the site: property bar, hotel header, save-hotel and the lists use it. `wanted`
 * is what the page's address asks for; it is done once, as soon as customer data is there.
 */
export function useSaveControl(
  propertyId: string | undefined,
  surface: SaveSurface,
  labels: SaveLabels,
  wanted: boolean | null = null,
): SaveControl {
  const page = usePage()
  const visitor = usePageValue(visitorAtom)
  const saved = usePageValue(savedPropertiesAtom)
  const saving = usePageValue(savingAtom)
  const localPath = usePageValue(localPathAtom)
  const save = usePageAction(saveAtom)
  const readSaved = usePageAction(readSavedAtom)
  const [message, setMessage] = useState('')

  const mayToggle = maySave(visitor)
  useEffect(() => {
    if (surface === 'card' && mayToggle) void readSaved()
  }, [surface, mayToggle, readSaved])

  const act = async (id: string, wish?: boolean) => {
    setMessage('')
    const outcome = await save({ propertyId: id, surface, save: wish })
    if (outcome === 'saved') announce(labels.savedNow)
    if (outcome === 'removed') announce(labels.removedNow)
    if (outcome === 'limit') setMessage(labels.limit)
    if (outcome === 'failed') setMessage(labels.saveFailed)
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
  const isIn = saved !== null && isSaved(saved.ids, propertyId)
  if (visitor.state === 'remembered' && surface === 'bar') {
    const { pathname, search } = page.location()
    const returnTo = pathname + search
    return {
      kind: 'link',
      href: localPath(savePropertyHref({ propertyId, save: !isIn, returnTo })),
      saved: isIn,
    }
  }
  if (!mayToggle) return { kind: 'none' }
  if (saved === null) return { kind: 'reserved' }

  return {
    kind: 'toggle',
    saved: isIn,
    busy: saving === propertyId,
    message,
    toggle: () => void act(propertyId),
  }
}
