import { errorInfo } from '../../rules/codes/error-info'
import { confirmationPath } from '../../rules/site/booking-paths'
import { withQuery } from '../../rules/site/query'
import { emit } from '../../services/events/events'
import { execute } from '../../services/graphql/answers'
import type { Operations } from '../../services/graphql/operations'
import { renewPageAtom } from '../../services/graphql/renew-page'
import { navigate } from '../../services/navigate/navigate'
import { type PageStore, pageAtom } from '../../services/page/page'
import { TICKED } from '../checkout/agreement/agreement.rules'
import { createOrderMutation, orderOfCartQuery } from './payment.operations'
import {
  frameAtom,
  frameStateAtom,
  framesAskedAtom,
  type PaymentFrame,
  type TokenAnswer,
  tellAtom,
} from './payment.store'
import { DECLINES, FRAME_READY_MS } from './payment-limits.rules'
import { noticeOf, type PaymentNotice, UNKNOWN_CODES } from './payment-notices.rules'
import { leaveForProvider } from './provider-page.service'

/** What the answer to the step `book` says of the payment. */
export interface BookedStep {
  /** The provider's own page, for a frame that cannot be used. */
  nextStateURI: unknown
  /** Of the cart that is booked: as the page shows it, else as the step has answered. */
  revision: number
}

/** Notices by what the frame says. */
const OF_FRAME: Record<Extract<TokenAnswer, { error: string }>['error'], PaymentNotice> = {
  invalid: 'incomplete',
  declined: 'declined',
  expired: 'expired',
  notAccepted: 'refused',
  authentication: 'abandoned',
  session: 'late',
  unavailable: 'providerAway',
  late: 'late',
  blocked: 'providerAway',
}

/** The frame stays, for another card. */
const OF_CARD = ['DECLINED', 'CARD_EXPIRED', 'AUTHENTICATION_FAILED']

/** After these the next attempt is another intent to book. */
const NEEDS_NEW_KEY = [...OF_CARD, 'KEY_REUSED', 'INVALID']

/** After these the figures of the page are not those of the cart any more. */
const NEEDS_RENEWAL = ['STALE_REVISION', 'PAYMENT_CHANGED', 'SOLD_OUT']

/** What a page remembers of its attempts; a reload forgets it, and the server knows. */
interface Intent {
  /** What is repeated with it counts once. */
  key: string
  declines: number
  /** The call that has no answer yet: repeated as it was, it makes no second order. */
  unanswered: OrderInput | null
}

const intents = new WeakMap<PageStore, Intent>()

function intentOf(live: PageStore): Intent {
  const intent = intents.get(live) ?? { key: crypto.randomUUID(), declines: 0, unanswered: null }
  intents.set(live, intent)
  return intent
}

/**
 * Takes the payment of a cart that is stored, held and checked, and makes its order (C.25, steps 6 and
 * 7). Returns whether the page is left; else a notice says why it is not. Never rejects.
 */
export async function placeOrder(
  live: PageStore,
  form: HTMLFormElement,
  { nextStateURI, revision }: BookedStep,
): Promise<boolean> {
  const page = live.get(pageAtom)
  live.set(tellAtom, null)
  await frameSettled(live)
  const frame = live.get(frameAtom)
  if (!frame || ['loading', 'blocked', 'away'].includes(live.get(frameStateAtom))) {
    if (leaveForProvider(page, nextStateURI)) return true
    live.set(tellAtom, 'providerAway')
    return false
  }
  const stay = (event: BeforeUnloadEvent) => event.preventDefault()
  addEventListener('beforeunload', stay)
  const outcome = await attempt(live, form, { frame, revision })
  removeEventListener('beforeunload', stay)
  if ('notice' in outcome) live.set(tellAtom, outcome.notice)
  return 'next' in outcome && navigate(page, outcome.next)
}

/** A visitor may book before the frame is there: it is ready or blocked soon. */
function frameSettled(live: PageStore): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(limit)
      stop()
      resolve()
    }
    const onState = () => live.get(frameStateAtom) !== 'loading' && end()
    const stop = live.sub(frameStateAtom, onState)
    const limit = setTimeout(end, 2 * FRAME_READY_MS)
    onState()
  })
}

type Outcome = { next: string } | { notice: PaymentNotice }

async function attempt(
  live: PageStore,
  form: HTMLFormElement,
  { frame, revision }: { frame: PaymentFrame; revision: number },
): Promise<Outcome> {
  const intent = intentOf(live)
  if (intent.unanswered) return order(live, intent.unanswered)
  live.set(frameStateAtom, 'tokenizing')
  const answer = await frame.tokenize()
  if ('error' in answer) {
    live.set(frameStateAtom, answer.error === 'invalid' ? 'invalid' : 'error')
    if (answer.error === 'session') live.set(framesAskedAtom, (asked) => asked + 1)
    return { notice: counted(intent, OF_FRAME[answer.error], answer.error) }
  }
  live.set(frameStateAtom, 'tokenized')
  return order(live, {
    cartId: fieldOf(form, 'cartId'),
    revision,
    key: intent.key,
    intentId: frame.intent,
    token: answer.token,
    consentVersions: consentsOf(form),
  })
}

type OrderInput = Operations['CreateOrder']['variables']['input']

const WAITS_MS = [0, 1000, 2000, 4000]

/** CreateOrder; after an answer that is lost or late the order is asked for, and the same call repeated. */
async function order(live: PageStore, input: OrderInput): Promise<Outcome> {
  const page = live.get(pageAtom)
  const intent = intentOf(live)
  intent.unanswered = input
  for (const wait of WAITS_MS) {
    await new Promise((resolve) => setTimeout(resolve, wait))
    const { data } = await execute(page, createOrderMutation, { input })
    // The notice beside the card tells it: no second message with the number of a call.
    emit('page-error-clear', { component: createOrderMutation.name })
    const { status, nextStateURI } = data?.createOrder ?? {}
    const code = status?.code ?? 'no answer'
    if (nextStateURI) return { next: nextStateURI }
    const notice = code === 'INVALID' ? 'refused' : noticeOf(code)
    if (notice && !UNKNOWN_CODES.includes(code)) {
      intent.unanswered = null
      if (NEEDS_NEW_KEY.includes(code)) intent.key = crypto.randomUUID()
      if (NEEDS_RENEWAL.includes(code)) await live.set(renewPageAtom)
      if (OF_CARD.includes(code)) live.get(frameAtom)?.reset()
      else live.set(framesAskedAtom, (asked) => asked + 1)
      live.set(frameStateAtom, 'error')
      return { notice: counted(intent, notice, code) }
    }
    page.log('error', errorInfo('createOrder', code, page.context.page.id, ''))
    const { cartId } = input
    const known = await execute(page, orderOfCartQuery, { cartId }, { fresh: true })
    const stay = known.data?.orderDetails?.handle
    if (stay) return { next: withQuery(page.site, confirmationPath(page.site), { stay }) }
  }
  live.set(frameStateAtom, 'error')
  return { notice: 'unsure' }
}

function counted(intent: Intent, notice: PaymentNotice, code: string): PaymentNotice {
  if (code !== 'declined' && code !== 'DECLINED') return notice
  intent.declines += 1
  return intent.declines >= DECLINES ? 'declinedOften' : notice
}

function fieldOf(form: HTMLFormElement, name: string): string {
  return String(new FormData(form).get(name) ?? '')
}

/** Versions of what was agreed to: `<id>@<version>`. */
function consentsOf(form: HTMLFormElement): string[] {
  const fields = new Map([...new FormData(form)].map(([name, value]) => [name, String(value)]))
  return [...fields].flatMap(([name, version]) => {
    const [, box = '', id = ''] = /^((?:ack|consent)\.([\w-]+))\.version$/.exec(name) ?? []
    return id && fields.get(box) === TICKED ? [`${id}@${version}`] : []
  })
}
