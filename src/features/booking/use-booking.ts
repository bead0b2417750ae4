import { usePage } from '../../hooks/page-store'
import { useQuery } from '../../hooks/use-query'
import { isPostBooking, isReservationManagement } from '../../rules/pages/page-types'
import type { Operation } from '../../services/graphql/operation'
import type { Operations } from '../../services/graphql/operations'
import type { PageContext } from '../../services/page/page-context'
import { reservationDetailsQuery } from './order/reservation-details.operations'
import { stayAsked } from './order/stay-asked.rules'
import type { Source } from './source.schema'

/** Queries about a cart. Their fields have the names that the same facts have in `reservationDetails`. */
type CartQuery =
  | 'StayDetails'
  | 'RoomOverview'
  | 'SummaryOfChargesCart'
  | 'CancellationPolicyByCart'
  | 'RoomRequests'
  | 'Housekeeping'

/** A booked stay, as every widget of its page reads it. */
export type Stay = NonNullable<Operations['ReservationDetails']['result']['reservationDetails']>

type Answer<Facts> =
  /** The page has no cart of this visitor, or the session no stay. */
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; facts: Facts }

/** Whether a widget shows what is booked, and not what is being booked: on a page of stays it always does. */
function isAboutStay({ page }: Pick<PageContext, 'page'>, source?: Source): boolean {
  return source === 'order' || isReservationManagement(page.id) || isPostBooking(page.id)
}

/**
 * What a widget asks of the page's booking. Of a cart each widget asks for its own part; of a stay all
 * widgets ask for the whole, so that a page reads it in one call. Null on a page without a booking.
 */
function questionOf<Name extends CartQuery>(
  query: Operation<Name>,
  context: PageContext,
  source: Source | undefined,
) {
  const { page, mode } = context
  if (isAboutStay(context, source))
    return mode === 'edit'
      ? null
      : { query: reservationDetailsQuery, variables: stayAsked(context) }
  return page.cart ? { query, variables: { cartId: page.cart } } : null
}

/** The same for a page that the server renders. */
export function bookingQuestions<Name extends CartQuery>(
  query: Operation<Name>,
  context: PageContext,
  source?: Source,
) {
  const question = questionOf(query, context, source)
  return question ? [question] : []
}

/**
 * What a widget shows of the page's booking: the visitor's cart, or the stay that the session has booked or
 * found. `read` gets the answer of `query`, or the stay with the same fields.
 */
export function useBooking<Name extends CartQuery, Facts>(
  query: Operation<Name>,
  read: (booking: Operations[Name]['result'] | Stay) => Facts | null,
  source?: Source,
): Answer<Facts> {
  const question = questionOf(query, usePage().context, source)
  // The hook asks one query; its answer says which.
  const { query: asked, variables } = question ?? { query, variables: null }
  const { retry, ...answer } = useQuery(
    asked as Operation<Name>,
    variables as Operations[Name]['variables'] | null,
  )
  if (!question) return { state: 'none' }
  if (answer.state === 'failed') return { state: 'failed', retry }
  if (answer.state === 'loading') return { state: 'loading' }
  const data: Operations[Name]['result'] | Operations['ReservationDetails']['result'] = answer.data
  const booking = isOfStay(data) ? data.reservationDetails : data
  const facts = booking && read(booking)
  return facts ? { state: 'ready', facts } : { state: 'none' }
}

function isOfStay(data: object): data is Operations['ReservationDetails']['result'] {
  return 'reservationDetails' in data
}

/** For a page that the server renders, and a widget that is about a stay alone. */
export function stayQuestions(context: PageContext) {
  if (context.mode === 'edit') return []
  return [{ query: reservationDetailsQuery, variables: stayAsked(context) }]
}

/** The stay for a widget that is about one alone; null until it is there, and where it is not asked for. */
export function useStay(isAsked: boolean): Stay | null {
  const variables = stayAsked(usePage().context)
  const answer = useQuery(reservationDetailsQuery, isAsked ? variables : null)
  return answer.state === 'ready' ? answer.data.reservationDetails : null
}
