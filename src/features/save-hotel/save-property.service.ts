import { atom } from 'jotai/vanilla'
import { isSuccess } from '../../rules/codes/status'
import { isBookingPage } from '../../rules/pages/page-types'
import { cacheClearCall } from '../../rules/site/page-calls'
import { track } from '../../services/analytics/analytics'
import { emit } from '../../services/events/events'
import { execute } from '../../services/graphql/answers'
import { type Page, pageAtom } from '../../services/page/page'
import {
  maySave,
  refreshVisitorAtom,
  type Visitor,
  visitorAtom,
} from '../../services/session/visitor'
import { sendJson } from '../../services/transport/rest'
import {
  bookUpdateSavedPropertiesMutation,
  customerSavedPropertiesQuery,
  updateCustomerSavedPropertiesMutation,
  updateSavedPropertiesMutation,
} from './saved-properties.operations'
import { isSaved, toggledList, withinLimit } from './saved-properties.rules'
import {
  accessHeaders,
  listAtom,
  type SavedProperties,
  type SaveSurface,
  savedOf,
  savedPropertiesAtom,
} from './saved-properties.service'
import { endWishAtom, type SaveRequest, type Wish, wishAtom, wishesAtom } from './wishes.service'

/**
 * Result of a wish. `ignored`: this visitor may not save, the hotel already has the wanted state, or a
 * later wish for the same hotel has replaced this one. `signedOut`: the session has ended, and
 * the visitor is anonymous.
 */
export type SaveOutcome = 'saved' | 'removed' | 'limit' | 'failed' | 'signedOut' | 'ignored'

/** Queue of wishes per page: settles with the last wish; the next wish waits for it. */
const turns = new WeakMap<Page, Promise<unknown>>()
/** The wish of the pending request, per page. */
const sending = new WeakMap<Page, Wish>()

/**
 * Saves or removes a hotel by S-SAVE (C.7). Hearts show the wish at once (optimistic update). Requests
 * are serialized, because each request sends the whole list and the revision token of the previous
 * answer. Never rejects.
 */
export const saveAtom = atom(null, async (get, set, request: SaveRequest): Promise<SaveOutcome> => {
  const wish = set(wishAtom, request)
  if (!wish) return 'ignored'
  const page = get(pageAtom)
  const before = turns.get(page) ?? Promise.resolve()
  const turn = before.then(() => set(turnAtom, wish))
  turns.set(page, turn)
  return turn
})

const turnAtom = atom(null, async (get, set, wish: Wish): Promise<SaveOutcome> => {
  const page = get(pageAtom)
  const visitor = get(visitorAtom)
  const current = get(listAtom)
  const isWanted = () => get(wishesAtom).includes(wish)
  if (!isWanted() || !maySave(visitor) || !current) {
    set(endWishAtom, wish)
    return 'ignored'
  }
  sending.set(page, wish)
  const { outcome, saved } = await write(page, visitor, current, wish).catch((cause): Written => {
    page.log('error', `error while updating properties|${String(cause)}`)
    return { outcome: 'failed', saved: current }
  })
  sending.delete(page)
  if (outcome === 'failed') await set(refreshVisitorAtom)
  const isLast = isWanted()
  set(listAtom, saved)
  set(endWishAtom, wish)
  if (!maySave(get(visitorAtom))) return 'signedOut'
  const { propertyId, surface } = wish
  const fields = { widget: 'save-hotel', authState: visitor.state, surface, propertyId }
  if (outcome === 'limit') track(page, 'hotel_save_blocked', { ...fields, reason: 'limit' })
  if (saved !== current) {
    emit('saved-properties-changed', { ids: [...saved.ids] })
    if (outcome === 'saved' || outcome === 'removed') {
      track(page, outcome === 'saved' ? 'hotel_save' : 'hotel_unsave', fields)
      void clearCache(page, saved.customerId)
    }
  }
  return isLast ? outcome : 'ignored'
})

interface Written {
  outcome: SaveOutcome
  /** The last known list; unchanged if the response had none. */
  saved: SavedProperties
}

/**
 * Sends the list. After a conflict it reads the customer's list again, applies the change and
 * retries once, so that hotels saved in another tab are kept. Failures are logged.
 */
async function write(
  page: Page,
  visitor: Visitor,
  known: SavedProperties,
  wish: Wish,
  mayRepeat = true,
): Promise<Written> {
  const { propertyId, surface, wanted } = wish
  const done = wanted ? 'saved' : 'removed'
  if (isSaved(known.ids, propertyId) === wanted) return { outcome: done, saved: known }
  const ids = toggledList(known.ids, propertyId)
  if (!withinLimit(known.ids, ids)) return { outcome: 'limit', saved: known }
  const status = await send(page, visitor, { ...known, ids }, surface)
  if (isSuccess(status.code)) {
    const saved = (await readSaved(page, visitor)) ?? { ...known, ids: status.ids ?? ids }
    return { outcome: done, saved }
  }
  const isConflict = mayRepeat && status.httpStatus === 409
  const fresh = isConflict ? await readSaved(page, visitor) : null
  if (fresh) return write(page, visitor, fresh, wish, false)
  page.log('error', `error while updating properties|${status.code ?? 'no answer'}`)
  return { outcome: 'failed', saved: known }
}

/** Runs in the background; a failure has no effect on the visitor. */
async function clearCache(page: Page, consumerID: string): Promise<void> {
  try {
    await sendJson(page, cacheClearCall(page.site), { consumerID })
  } catch (cause) {
    page.log('error', `cache clear|${String(cause)}`)
  }
}

interface WriteStatus {
  code?: string | null
  httpStatus?: number | null
  /** The server's current list, if the response has it. */
  ids?: string[]
}

async function send(
  page: Page,
  visitor: Visitor,
  next: SavedProperties,
  surface: SaveSurface,
): Promise<WriteStatus> {
  const options = { headers: accessHeaders(visitor), keepalive: true }
  const input = {
    id: next.customerId,
    revisionToken: next.revisionToken,
    savedProperties: next.ids.map((id) => ({ id })),
  }
  if (surface === 'bar') {
    const { data } = await execute(page, updateSavedPropertiesMutation, { input }, options)
    if (!data) return {}
    const { status, savedProperties } = data.updateSavedProperties
    return { ...status, ids: savedProperties.map((entry) => entry.id) }
  }
  if (surface === 'header' && isBookingPage(page.context.page.id)) {
    const variables = { input: { ...input, contentErrorOption: 'WEB' as const } }
    const { data } = await execute(page, bookUpdateSavedPropertiesMutation, variables, options)
    return data?.bookUpdateSavedProperties ?? {}
  }
  const { data } = await execute(page, updateCustomerSavedPropertiesMutation, { input }, options)
  return data?.updateCustomerSavedProperties.status[0] ?? {}
}

async function readSaved(page: Page, visitor: Visitor): Promise<SavedProperties | null> {
  if (!maySave(visitor)) return null
  const { customerId } = visitor
  const { data } = await execute(
    page,
    customerSavedPropertiesQuery,
    { customerId },
    { fresh: true, headers: accessHeaders(visitor) },
  )
  return data?.customer ? savedOf(data.customer) : null
}

const readingAtom = atom(false)

/**
 * Reads the list for hearts on pages where no other call does; concurrent callers share one
 * request.
 */
export const readSavedAtom = atom(null, async (get, set) => {
  const page = get(pageAtom)
  if (get(readingAtom) || get(listAtom) || page.context.mode === 'edit') return
  set(readingAtom, true)
  const saved = await readSaved(page, get(visitorAtom))
  set(readingAtom, false)
  if (saved && !get(listAtom)) set(listAtom, saved)
})

/** Reads the list again, because another tab or device may have changed the list. */
export const rereadSavedAtom = atom(null, async (get, set) => {
  const known = get(listAtom)
  if (!known || get(wishesAtom).length > 0) return
  const saved = await readSaved(get(pageAtom), get(visitorAtom))
  // A press during the request makes this answer stale.
  if (!saved || get(listAtom) !== known || get(wishesAtom).length > 0) return
  set(listAtom, saved)
  if (String(saved.ids) !== String(known.ids))
    emit('saved-properties-changed', { ids: [...saved.ids] })
})

/**
 * Sends all queued wishes as one list when the visitor leaves the page, without waiting for the pending
 * request. The server accepts the list only if the pending request has no answer yet.
 */
export const sendWaitingAtom = atom(null, (get) => {
  const page = get(pageAtom)
  const list = get(savedPropertiesAtom)
  const last = get(wishesAtom)
    .filter((wish) => wish !== sending.get(page))
    .at(-1)
  if (list && last) void send(page, get(visitorAtom), list, last.surface)
})
