import { useEffect, useState } from 'react'
import { useStores } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { ownAddress } from '../../rules/site/query'
import { savePropertyHref } from '../../rules/site/save-hrefs'
import { localPathAtom } from '../../services/navigate/context-path'
import { pageAtom } from '../../services/page/page'
import { maySave, visitorAtom } from '../../services/session/visitor'
import type { HeartOptions, PressableHeart } from './press.service'
import { isSaved } from './saved-properties.rules'
import { type SaveSurface, savedPropertiesAtom } from './saved-properties.service'

/** The heart for this visitor (W04): absent, a link to the account page, or a button. */
export type SaveControl =
  | { kind: 'none' }
  /** Reserves the space while the visitor's state is unknown. */
  | { kind: 'reserved' }
  | { kind: 'link'; href: string; saved?: boolean }
  /** `saved` includes pending wishes, so it changes as soon as the visitor presses the heart. */
  | { kind: 'toggle'; saved: boolean; message: string; toggle: () => void }

/** The model of every heart: property bar, hotel header, save-hotel and the lists. */
export function useSaveControl(
  propertyId: string | undefined,
  surface: SaveSurface,
  labels: PressableHeart['labels'],
  options: HeartOptions = {},
): SaveControl {
  const { live } = useStores()
  const page = live.get(pageAtom)
  const visitor = usePageValue(visitorAtom)
  const saved = usePageValue(savedPropertiesAtom)
  const localPath = usePageValue(localPathAtom)
  const [message, setMessage] = useState('')
  /** Code for members only, loaded when a member has a heart. */
  const [pressing, setPressing] = useState<typeof import('./press.service')>()

  const isListed = saved !== null
  const isIn = propertyId !== undefined && isListed && isSaved(saved.ids, propertyId)
  const isLink = visitor.state === 'remembered' && surface === 'bar'
  const isOffered = propertyId !== undefined && maySave(visitor)
  const needsPressing = isOffered && (!isLink || options.readsList)
  useEffect(() => {
    if (!needsPressing) return
    import('./press.service').then(setPressing, (cause) =>
      page.log('error', `saved properties|${String(cause)}`),
    )
  }, [needsPressing, page])
  const heart = propertyId === undefined ? null : { propertyId, surface, labels, setMessage }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per step, with the texts of then
  useEffect(() => {
    if (heart) pressing?.follow(live, heart, options)
  }, [pressing, isListed, propertyId, options.savesOnArrival])

  if (!heart) return { kind: 'none' }
  if (visitor.state === 'unknown') return { kind: 'reserved' }
  if (isLink) {
    const link = { propertyId: heart.propertyId, save: !isIn, returnTo: ownAddress(page) }
    return { kind: 'link', href: localPath(savePropertyHref(page.site, link)), saved: isIn }
  }
  if (!isOffered) return { kind: 'none' }
  if (!pressing || !isListed) return { kind: 'reserved' }
  return { kind: 'toggle', saved: isIn, message, toggle: () => void pressing.press(live, heart) }
}
