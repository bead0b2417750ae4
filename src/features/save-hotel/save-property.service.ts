import { atom } from 'jotai/vanilla'
import { isSuccess } from '../../rules/codes/status'
import { isBookingPage } from '../../rules/pages/page-types'
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
  savingAtom,
} from './saved-properties.service'

/**
 * Result of a press. `ignored`: this visitor may not save, or a save is in progress. `signedOut`:
 * the session has ended, and the visitor is anonymous now.
 */
export type SaveOutcome = 'saved' | 'removed' | 'limit' | 'failed' | 'signedOut' | 'ignored'

interface SaveRequest {
  propertyId: string
  surface: SaveSurface
  /** The wanted state; default: the opposite of the current one. */
  save?: boolean | undefined
}

/** Saves or removes a hotel by S-SAVE (C.7). Never rejects. */
export const saveAtom = atom(
  null,
  async (get, set, { propertyId, surface, save }: SaveRequest): Promise<SaveOutcome> => {
    const page = get(pageAtom)
    const visitor = get(visitorAtom)
    const current = get(listAtom)
    if (get(savingAtom) !== null || !maySave(visitor) || !current) return 'ignored'
    if (page.context.mode !== 'publish') return 'ignored'
    const wanted = save ?? !isSaved(current.ids, propertyId)
    if (isSaved(current.ids, propertyId) === wanted) return 'ignored'
    const fields = { widget: 'save-hotel', authState: visitor.state, surface, propertyId }
    set(savingAtom, propertyId)
    const wish = { propertyId, surface, wanted }
    const { outcome, saved } = await write(page, visitor, current, wish).catch((cause): Written => {
      page.log('error', `error while updating properties|${String(cause)}`)
      return { outcome: 'failed', saved: current }
    })
    if (outcome === 'failed') await set(refreshVisitorAtom)
    set(savingAtom, null)
    if (!maySave(get(visitorAtom))) return 'signedOut'
    if (outcome === 'limit') track(page, 'hotel_save_blocked', { ...fields, reason: 'limit' })
    if (saved !== current) {
      set(listAtom, saved)
      emit('saved-properties-changed', { ids: [...saved.ids] })
    }
    if (outcome === 'saved' || outcome === 'removed') {
      track(page, outcome === 'saved' ? 'hotel_save' : 'hotel_unsave', fields)
      void clearCache(page, saved.customerId)
    }
    return outcome
  },
)

interface Wish {
  propertyId: string
  surface: SaveSurface
  wanted: boolean
}

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
  if (!withinLimit(ids)) return { outcome: 'limit', saved: known }
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
    await sendJson(page, page.site.rest.cacheClear, { consumerID })
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
  const options = { headers: accessHeaders(visitor) }
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
