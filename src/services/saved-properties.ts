import { atom } from 'jotai/vanilla'
import { isBookingPage } from '../rules/page-types'
import { isSaved, toggledList, withinLimit } from '../rules/saved-properties'
import { isSuccess } from '../rules/status'
import { track } from './analytics'
import { emit } from './events'
import { execute } from './graphql/answers'
import { type Page, pageAtom } from './page'
import { callRest } from './rest'
import { maySave, type Visitor, visitorAtom } from './visitor'

/** The customer's list as the server last told it. `revisionToken` goes with the next write. */
export interface SavedProperties {
  customerId: string
  revisionToken: string
  ids: readonly string[]
}

/** Where a heart stands; decides which of the three mutations is sent (W04, K10). */
export type SaveSurface = 'bar' | 'header' | 'card'

/** What came of pressing a heart. `ignored`: not this visitor's to press, or a save is under way. */
export type SaveOutcome = 'saved' | 'removed' | 'limit' | 'failed' | 'ignored'

interface CustomerAnswer {
  id: string
  revisionToken: string
  savedProperties: { id: string }[]
}

const list = atom<SavedProperties | null>(null)

/** The list that all hearts of the page read; null until customer data is there. */
export const savedPropertiesAtom = atom(
  (get) => get(list),
  (get, set, customer: CustomerAnswer | null | undefined) => {
    if (!customer) return
    const { id, revisionToken, savedProperties } = customer
    if (get(list)?.revisionToken === revisionToken) return
    set(list, { customerId: id, revisionToken, ids: savedProperties.map((entry) => entry.id) })
  },
)

/** The property whose save is under way; no second save starts meanwhile [spec]. */
export const savingAtom = atom<string | null>(null)

/** The header that remembered visitors' customer calls carry (C.1). */
export function accessHeaders(visitor: Visitor): Record<string, string> {
  return visitor.state === 'remembered' ? { 'access-type': 'remember-me' } : {}
}

interface SaveRequest {
  propertyId: string
  surface: SaveSurface
  /** Without it the present state is turned round. */
  save?: boolean
}

/** Saves or removes a hotel after S-SAVE (C.7). Never rejects. */
export const saveAtom = atom(
  null,
  async (get, set, { propertyId, surface, save }: SaveRequest): Promise<SaveOutcome> => {
    const page = get(pageAtom)
    const visitor = get(visitorAtom)
    const current = get(savedPropertiesAtom)
    if (get(savingAtom) !== null || !maySave(visitor) || !current) return 'ignored'
    if (page.context.mode !== 'publish') return 'ignored'
    const wanted = save ?? !isSaved(current.ids, propertyId)
    if (isSaved(current.ids, propertyId) === wanted) return 'ignored'
    if (!withinLimit(toggledList(current.ids, propertyId))) {
      track(page, 'hotel_save_blocked', { reason: 'limit' })
      return 'limit'
    }
    set(savingAtom, propertyId)
    try {
      const written = await write(page, visitor, current, propertyId, wanted, surface)
      if (!written) return 'failed'
      set(list, written)
      emit('saved-properties-changed', { ids: [...written.ids] })
      track(page, wanted ? 'hotel_save' : 'hotel_unsave', { propertyId })
      await callRest(page, page.context.config.rest.cacheClear, {
        body: { consumerID: written.customerId },
      }).catch((cause) => page.log('error', `cache clear|${String(cause)}`))
      return wanted ? 'saved' : 'removed'
    } finally {
      set(savingAtom, null)
    }
  },
)

/**
 * Sends the list; after a conflict reads the customer's list anew, puts the wish into it and tries
 * once more, so that what another tab saved stays. Null, and a log, when it did not work.
 */
async function write(
  page: Page,
  visitor: Visitor,
  current: SavedProperties,
  propertyId: string,
  wanted: boolean,
  surface: SaveSurface,
): Promise<SavedProperties | null> {
  let known = current
  for (const attempt of [1, 2]) {
    const ids =
      isSaved(known.ids, propertyId) === wanted ? known.ids : toggledList(known.ids, propertyId)
    if (!withinLimit(ids)) return null
    const status = await send(page, visitor, { ...known, ids: [...ids] }, surface)
    if (isSuccess(status.code)) return (await readSaved(page, visitor)) ?? { ...known, ids }
    const isConflict = status.httpStatus === 409
    const fresh = isConflict && attempt === 1 ? await readSaved(page, visitor) : null
    if (!fresh) {
      page.log('error', `error while updating properties|${status.code ?? 'no answer'}`)
      return null
    }
    known = fresh
  }
  return null
}

interface WriteStatus {
  code?: string | null
  httpStatus?: number | null
}

async function send(
  page: Page,
  visitor: Visitor,
  next: SavedProperties,
  surface: SaveSurface,
): Promise<WriteStatus> {
  const options = { headers: accessHeaders(visitor) }
  const input = {
    id: next.customerId,
    revisionToken: next.revisionToken,
    savedProperties: next.ids.map((id) => ({ id })),
  }
  if (surface === 'bar') {
    const { data } = await execute(page, 'UpdateSavedProperties', { input }, options)
    return data?.updateSavedProperties.status ?? {}
  }
  if (surface === 'header' && isBookingPage(page.context.page.id)) {
    const variables = { input: { ...input, contentErrorOption: 'WEB' as const } }
    const { data } = await execute(page, 'BookUpdateSavedProperties', variables, options)
    return data?.bookUpdateSavedProperties ?? {}
  }
  const { data } = await execute(page, 'UpdateCustomerSavedProperties', { input }, options)
  return data?.updateCustomerSavedProperties.status[0] ?? {}
}

async function readSaved(page: Page, visitor: Visitor): Promise<SavedProperties | null> {
  if (!maySave(visitor)) return null
  const { customerId } = visitor
  const { data } = await execute(
    page,
    'CustomerSavedProperties',
    { customerId },
    { fresh: true, headers: accessHeaders(visitor) },
  )
  const customer = data?.customer
  if (!customer) return null
  const ids = customer.savedProperties.map((entry) => entry.id)
  return { customerId, revisionToken: customer.revisionToken, ids }
}

/** Reads the list for hearts that stand where no other call brings it. */
export const readSavedAtom = atom(null, async (get, set) => {
  const page = get(pageAtom)
  const visitor = get(visitorAtom)
  if (get(savedPropertiesAtom) || page.context.mode === 'edit') return
  const saved = await readSaved(page, visitor)
  if (saved) set(list, saved)
})
