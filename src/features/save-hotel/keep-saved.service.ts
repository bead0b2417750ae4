import { atom } from 'jotai/vanilla'
import { type Page, pageAtom } from '../../services/page/page'
import { readJson } from '../../services/storage/storage'
import { rereadSavedAtom, saveAtom, sendWaitingAtom } from './save-property.service'
import { listAtom } from './saved-properties.service'
import { type Wish, wishesAtom } from './wishes.service'

/** Key in session storage of the unconfirmed wishes, for the tab's next page. */
const LEFT_KEY = 'savedWishes'

/** Lifetime of stored wishes, ms. */
const LEFT_MS = 60_000

/** Age up to which the list is not read again when the visitor returns to the tab, ms. */
const FRESH_MS = 3_000

const kept = new WeakSet<Page>()

/**
 * Starts the persistence of list and wishes, once per page, after the list has loaded. The service
 * sends the previous page's unconfirmed wishes, stores this page's wishes on `pagehide`, and reads the
 * list again when the visitor returns from another tab.
 */
export const keepSavedAtom = atom(null, (get, set) => {
  const page = get(pageAtom)
  if (kept.has(page) || page.context.mode !== 'publish') return
  kept.add(page)
  let readAt = page.now()
  window.addEventListener('pagehide', () => set(leaveAtom))
  window.addEventListener('visibilitychange', () => {
    if (document.hidden || page.now() - readAt < FRESH_MS) return
    readAt = page.now()
    void set(rereadSavedAtom)
  })
  const left = takeLeft(page)
  if (left?.customerId !== get(listAtom)?.customerId) return
  for (const { wanted, ...wish } of left?.wishes ?? [])
    void set(saveAtom, { ...wish, save: wanted })
})

interface Left {
  customerId: string
  at: number
  wishes: readonly Wish[]
}

function takeLeft({ storage, now }: Page): Left | null {
  const left = readJson(storage.session, LEFT_KEY) as Left | null
  storage.session.remove(LEFT_KEY)
  return left && now() - left.at < LEFT_MS ? left : null
}

/**
 * Stores the unconfirmed wishes and sends the queued ones. The pending request continues without the
 * page (`keepalive`). If the server refuses the revision token of the second list, the next page sends
 * the wishes again with a newer token.
 */
const leaveAtom = atom(null, (get, set) => {
  const { storage, now } = get(pageAtom)
  const list = get(listAtom)
  const wishes = get(wishesAtom)
  if (!list || wishes.length === 0) return storage.session.remove(LEFT_KEY)
  const left: Left = { customerId: list.customerId, at: now(), wishes }
  storage.session.set(LEFT_KEY, JSON.stringify(left))
  set(sendWaitingAtom)
})
