import { createHash, randomBytes } from 'node:crypto'
import type { CardField } from '../../src/features/payment/payment-messages.rules'
import { toWestern } from '../../src/rules/formats/digits'
import type {
  Authorisation,
  HostedPage,
  Intent,
  IntentState,
  NewIntent,
  SavedCard,
} from '../api/order/payment-provider'
import { inMemory, type Journal } from './journal'
import { brandOf, type CardFate, TEST_CARDS, WRONG_ZIP } from './test-cards'

/** What was typed into the provider's fields. Of a card that is kept, brand, end and expiry are. */
export interface TypedCard {
  name: string
  number: string
  /** `MM/YY`. */
  expiry: string
  cvv: string
  /** Of the bill; absent where it was not asked for. */
  zip?: string
  /** The member wants to find the card again. */
  isKept?: boolean
}

interface Found {
  brand: string
  last4: string
  expiry: string
  fate: CardFate
  isWide: boolean
  isKept: boolean
}

export type Tokenised =
  /** Every field that is wrong, in the order of the form. */
  | { kind: 'invalid'; fields: CardField[] }
  | { kind: 'notAccepted' }
  | { kind: 'expired' }
  | { kind: 'token'; token: string; brand: string; last4: string; expiry: string; isLate: boolean }
  /** The bank asks the visitor first. */
  | { kind: 'challenge'; id: string; isWide: boolean }

/** The bank's question to a visitor. */
export interface Challenge {
  id: string
  intent: Intent
  card: Found
  locale: string
  state: 'open' | 'passed' | 'refused' | 'cancelled'
  /** The hosted page that it belongs to; null: a frame. */
  hostedId: string | null
  tries: number
}

/** A call of the provider that was not answered. */
class NoAnswer extends Error {
  override name = 'NoAnswer'
}

/** A call that contradicts an earlier one. */
class ProviderConflict extends Error {
  override name = 'ProviderConflict'
}

const NONCE_MS = 30 * 60_000
const MOST_TRIES = 3
/** The last year in which a card may end, from this year on (E1-17). */
const EXPIRY_YEARS = 10

const secret = () => randomBytes(24).toString('base64url')

interface LedgerOptions {
  now?: () => number
  /** What outlives the process; by default nothing. */
  journal?: Journal
}

/** Tells tokens apart without being one. */
const nameOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/**
 * What the provider knows: intents, tokens and payments. It is another company's system: it outlives a crash of
 * ours, and nothing of ours reads it but by `PaymentProvider`. Money and kept cards stand in its journal; what a
 * visitor is in the middle of ends with the process.
 */
export function createLedger({ now = Date.now, journal = inMemory }: LedgerOptions = {}) {
  const intents = journal.map<Intent & { progress: IntentState; key: string | null }>('intents')
  const byReference = journal.map<string>('references')
  const nonces = new Map<string, { intentId: string; pageOrigin: string; until: number }>()
  const frames = new Map<string, { intentId: string }>()
  const hosted = new Map<string, HostedPage>()
  const challenges = new Map<string, Challenge>()
  /** Name and ZIP code of the last card that was typed for an intent, on whichever page. */
  const holders = new Map<string, Pick<TypedCard, 'name' | 'zip'>>()
  const tokens = new Map<string, Found & { intentId: string; usedBy: string | null }>()
  const payments = journal.map<Stored>('payments')
  /** Amounts by the key of the refund. */
  const refunds = journal.map<number>('refunds')
  /** Cards that members have kept, by customer. */
  const kept = journal.map<SavedCard[]>('cards')

  const savedCardsOf = (customerId: string) => [
    ...seededCardsOf(customerId),
    ...(kept.get(customerId) ?? []),
  ]

  /** A card is kept once it has paid, and once: the bank's word counts, not what was typed. */
  function keepCard(customerId: string, { brand, last4, expiry }: Found) {
    const cards = savedCardsOf(customerId)
    if (cards.some((one) => one.brand === brand && one.last4 === last4 && one.expiry === expiry))
      return
    const token = `card_${secret()}`
    const card = { token, brand, last4, expiry, isDefault: cards.length === 0 }
    kept.set(customerId, [...(kept.get(customerId) ?? []), card])
  }

  const intentOf = (id: string) => {
    const intent = intents.get(id)
    if (!intent) throw new ProviderConflict(`There is no intent ${id}.`)
    return intent
  }

  function addToken(intentId: string, card: Found): Tokenised {
    const token = `tok_${secret()}`
    tokens.set(token, { ...card, intentId, usedBy: null })
    const { brand, last4, expiry } = card
    return { kind: 'token', token, brand, last4, expiry, isLate: card.fate === 'late' }
  }

  function tokenise(intentId: string, card: Found, { locale, hostedId }: Where): Tokenised {
    const intent = intentOf(intentId)
    if (card.fate !== 'challenge') return addToken(intentId, card)
    const id = `acs_${secret()}`
    challenges.set(id, { id, intent, card, locale, state: 'open', hostedId, tries: 0 })
    return { kind: 'challenge', id, isWide: card.isWide }
  }

  const ledger = {
    /** Everything that happened since the start. */
    forget() {
      const all = [
        intents,
        byReference,
        nonces,
        frames,
        hosted,
        challenges,
        holders,
        tokens,
        payments,
      ]
      for (const each of [...all, refunds, kept]) each.clear()
    },

    createIntent(wanted: NewIntent): Intent {
      const known = byReference.get(wanted.reference)
      if (known) return intentOf(known)
      const id = `pi_${secret()}`
      const intent = { ...wanted, id, progress: { state: 'open' } as const, key: null }
      intents.set(id, intent)
      byReference.set(wanted.reference, id)
      return intent
    },
    readIntent(id: string) {
      const intent = intents.get(id)
      if (!intent) return null
      const { progress, ...known } = intent
      return { ...known, ...progress }
    },
    /** A nonce that opens a frame on a page of this origin, once. */
    issueNonce(intentId: string, pageOrigin: string): string {
      intentOf(intentId)
      const nonce = secret()
      nonces.set(nonce, { intentId, pageOrigin, until: now() + NONCE_MS })
      return nonce
    },
    /** The secret of a frame; null for a nonce that was used, is too old, or belongs elsewhere. */
    openFrame(asked: { nonce: string; intentId: string; pageOrigin: string }): string | null {
      const known = nonces.get(asked.nonce)
      nonces.delete(asked.nonce)
      if (!known || known.until < now()) return null
      if (known.intentId !== asked.intentId || known.pageOrigin !== asked.pageOrigin) return null
      const frame = secret()
      frames.set(frame, { intentId: known.intentId })
      return frame
    },
    intentOfFrame: (frame: string): Intent | null => {
      const known = frames.get(frame)
      return known ? intentOf(known.intentId) : null
    },
    openHosted(page: HostedPage): string {
      const intent = intentOf(page.intentId)
      const id = secret()
      hosted.set(id, page)
      intents.set(intent.id, { ...intent, progress: { state: 'open' }, key: page.key })
      return id
    },
    hostedPage: (id: string): HostedPage | null => hosted.get(id) ?? null,
    /** A visitor whose card was declined enters the number of another one, and nothing else again. */
    holderOf: (intentId: string): Pick<TypedCard, 'name' | 'zip'> =>
      holders.get(intentId) ?? { name: '' },
    /** What becomes of the visit to a hosted page. */
    endHosted(id: string, progress: IntentState): void {
      const page = hosted.get(id)
      if (page) intents.set(page.intentId, { ...intentOf(page.intentId), progress })
    },
    tokenise(intentId: string, typed: TypedCard, where: Where): Tokenised {
      const { name, zip } = typed
      holders.set(intentId, { name, ...(zip !== undefined && { zip }) })
      const read = readCard(typed, now())
      return 'kind' in read ? read : tokenise(intentId, read, where)
    },
    tokeniseSaved(intentId: string, token: string, where: Where): Tokenised {
      const { customerId } = intentOf(intentId)
      const card = savedCardsOf(customerId ?? '').find((one) => one.token === token)
      if (!card) return { kind: 'notAccepted' }
      if (isPast(card.expiry, now())) return { kind: 'expired' }
      const { brand, last4, expiry } = card
      const found = {
        brand,
        last4,
        expiry,
        fate: 'challenge',
        isWide: false,
        isKept: false,
      } as const
      return tokenise(intentId, found, where)
    },
    challenge: (id: string): Challenge | null => challenges.get(id) ?? null,
    /** The visitor's answer to the bank; null cancels. */
    answerChallenge(id: string, isRight: boolean | null): Challenge | null {
      const known = challenges.get(id)
      if (known?.state !== 'open') return known ?? null
      const tries = known.tries + 1
      const state =
        isRight === null
          ? 'cancelled'
          : isRight
            ? 'passed'
            : tries < MOST_TRIES
              ? 'open'
              : 'refused'
      const next: Challenge = { ...known, tries, state }
      challenges.set(id, next)
      return next
    },
    /** What comes of a challenge that is over; null for one that is not. A token comes of it once. */
    finishChallenge(id: string): Tokenised | null {
      const known = challenges.get(id)
      if (known?.state !== 'passed') return null
      challenges.delete(id)
      return addToken(known.intent.id, known.card)
    },
    authorise({ key, intentId, token }: { key: string; intentId: string; token: string }) {
      const made = payments.get(key)
      if (made) {
        if (made.token !== null && made.token !== nameOf(token))
          throw new ProviderConflict('The key was used with another token.')
        return answerOf(made)
      }
      const { kind, amount, currency, customerId } = intentOf(intentId)
      const card = tokens.get(token)
      const isUsable = card?.intentId === intentId && card.usedBy === null
      if (isUsable) tokens.set(token, { ...card, usedBy: key })
      const reason = !isUsable
        ? ('declined' as const)
        : ({ decline: 'declined', expired: 'expired' } as const)[card.fate as string]
      const payment: Stored = {
        key,
        id: `pay_${secret()}`,
        state: reason ? 'declined' : 'authorised',
        reason: reason ?? null,
        ...{ intentId, kind, amount, currency, token: nameOf(token), refunded: 0 },
        brand: card?.brand ?? '',
        last4: card?.last4 ?? '0000',
        fate: card?.fate ?? null,
        unanswered: card?.fate === 'unknown' && isUsable ? 2 : 0,
      }
      payments.set(key, payment)
      if (!reason && card?.isKept && customerId) keepCard(customerId, card)
      return answerOf(payment)
    },
    chargeAgain({ key, paidBy, amount, currency }: ChargeAgain): Authorisation {
      const made = payments.get(key)
      if (made) return answerOf(made)
      const paid = payments.get(paidBy)
      const isUsable = paid?.state === 'authorised' && paid.fate !== 'declineAgain'
      const payment: Stored = {
        key,
        id: `pay_${secret()}`,
        state: isUsable ? 'authorised' : 'declined',
        reason: isUsable ? null : 'declined',
        intentId: paid?.intentId ?? '',
        kind: 'charge',
        ...{ amount, currency, token: null, refunded: 0 },
        brand: paid?.brand ?? '',
        last4: paid?.last4 ?? '0000',
        fate: paid?.fate ?? null,
        unanswered: isUsable && paid.fate === 'unknownAgain' ? 2 : 0,
      }
      payments.set(key, payment)
      return answerOf(payment)
    },
    find(key: string): Authorisation | null {
      const payment = payments.get(key)
      return payment ? answerOf(payment) : null
    },
    void(key: string): void {
      const payment = payments.get(key)
      if (payment?.state === 'declined') return
      // A payment that arrives later finds that it was taken back.
      payments.set(key, { ...(payment ?? neverMade(key)), state: 'voided', unanswered: 0 })
    },
    refund(key: string, amount: number, refundKey: string): 'refunded' | 'refused' {
      if (refunds.has(refundKey)) return 'refunded'
      const payment = payments.get(key)
      // A database that is older than the journal: nothing can be paid back of what nobody knows.
      if (!payment || payment.fate === 'declineRefund') return 'refused'
      if (payment.state !== 'authorised' || payment.refunded + amount > payment.amount)
        throw new ProviderConflict('More cannot be given back than was charged.')
      refunds.set(refundKey, amount)
      payments.set(key, { ...payment, refunded: payment.refunded + amount })
      return 'refunded'
    },
    savedCards: savedCardsOf,
    /** Every payment, by its key: for tests of the books. */
    payments: (): ReadonlyMap<string, Authorisation> => payments,
  }

  function answerOf(payment: Stored): Authorisation {
    const { unanswered, token: _token, fate: _fate, key, ...view } = payment
    if (unanswered > 0) {
      payments.set(key, { ...payment, unanswered: unanswered - 1 })
      throw new NoAnswer('The provider did not answer.')
    }
    return view
  }

  return ledger
}

export type Ledger = ReturnType<typeof createLedger>

interface Where {
  locale: string
  hostedId: string | null
}

interface ChargeAgain {
  key: string
  paidBy: string
  amount: number
  currency: string
}

interface Stored extends Authorisation {
  key: string
  /** How many more questions about it get no answer. */
  unanswered: number
  /** A hash of it; null for one that was taken back before it arrived. */
  token: string | null
  /** Of its card, for a later charge. */
  fate: CardFate | null
}

function neverMade(key: string): Stored {
  return {
    ...{ key, id: '', state: 'voided', reason: null, intentId: '', kind: 'charge', amount: 0 },
    ...{ currency: '', refunded: 0, brand: '', last4: '0000', token: null, unanswered: 0 },
    fate: null,
  }
}

/** What of a typed card goes on, or everything that is wrong with it. Length of the ZIP code: E1-15. */
function readCard(typed: TypedCard, now: number): Found | Tokenised {
  const number = toWestern(typed.number).replace(/[\s-]/g, '')
  const cvv = toWestern(typed.cvv.trim())
  const expiry = normalExpiry(typed.expiry)
  const zip = typed.zip === undefined ? undefined : toWestern(typed.zip.trim())
  const known = /^\d{12,19}$/.test(number) ? brandOf(number) : null
  const cvvLengths = known ? [known.cvvLength] : [3, 4]
  const isWrong: Record<CardField, boolean> = {
    name: typed.name.trim() === '',
    zip: zip !== undefined && !/^(\d{5,9}|\d{5}-\d{4})$/.test(zip),
    number: !known,
    expiry: !expiry || isTooFar(expiry, now),
    cvv: !/^\d+$/.test(cvv) || !cvvLengths.includes(cvv.length),
  }
  const fields = (Object.keys(isWrong) as CardField[]).filter((field) => isWrong[field])
  if (fields.length > 0 || !known || !expiry) return { kind: 'invalid', fields }
  if (isPast(expiry, now)) return { kind: 'expired' }
  const test = TEST_CARDS.find((card) => card.number === number)
  return {
    brand: known.brand,
    last4: number.slice(-4),
    expiry,
    fate: zip === WRONG_ZIP ? 'decline' : (test?.fate ?? 'approve'),
    isWide: test?.isWide ?? false,
    isKept: typed.isKept ?? false,
  }
}

/** `3/29`, `03 / 2029` and `0329` are `03/29`: the keypads of phones for digits have no slash. */
function normalExpiry(text: string): string | null {
  const parts = /^(\d{1,2}(?=\D)|\d{2})\s*(?:[/.-]\s*)?(?:20)?(\d{2})$/.exec(toWestern(text.trim()))
  const [, month = '', year = ''] = parts ?? []
  if (!(Number(month) >= 1 && Number(month) <= 12)) return null
  return `${month.padStart(2, '0')}/${year}`
}

/** Months since the year 2000. */
function monthOf(expiry: string): number {
  const [month = 0, year = 0] = expiry.split('/').map(Number)
  return year * 12 + month
}

function monthNow(now: number): number {
  const date = new Date(now)
  return (date.getUTCFullYear() - 2000) * 12 + date.getUTCMonth() + 1
}

const isPast = (expiry: string, now: number) => monthOf(expiry) < monthNow(now)
const yearOf = (expiry: string) => 2000 + Number(expiry.slice(3))
const isTooFar = (expiry: string, now: number) =>
  yearOf(expiry) > new Date(now).getUTCFullYear() + EXPIRY_YEARS

/** Cards that members have stored with the provider: one in use, one that has expired. */
function seededCardsOf(customerId: string): SavedCard[] {
  if (!['C1001', 'C1003'].includes(customerId)) return []
  return [
    {
      token: `card_${customerId}_1`,
      brand: 'visa',
      last4: '4242',
      expiry: '12/34',
      isDefault: true,
    },
    {
      token: `card_${customerId}_2`,
      brand: 'mastercard',
      last4: '5100',
      expiry: '03/24',
      isDefault: false,
    },
  ]
}
