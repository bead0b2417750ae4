import { useEffect, useState } from 'react'
import { CHECKOUT_FORM } from '../../features/checkout/details.rules'
import { premiumAtom } from '../../features/checkout/insurance/insurance.store'
import { cardName } from '../../features/payment/card-names.rules'
import { CARD_QUESTIONS, questionsText } from '../../features/payment/card-questions.rules'
import { customerPaymentInfoQuery } from '../../features/payment/customer-payment.operations'
import { methodsVariables } from '../../features/payment/methods-question.rules'
import { paymentMethodsQuery } from '../../features/payment/payment.operations'
import { cardQuestionsAtom, savedCardAtom } from '../../features/payment/payment.store'
import { acceptedCards } from '../../features/payment/payment-settings.rules'
import { usePage, useStores } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { useQuery } from '../../hooks/use-query'
import { useTrack } from '../../hooks/use-track'
import { formatMoney, type Money } from '../../rules/money/money'
import { visitorAtom } from '../../services/session/visitor'
import { inKindText } from '../../ui/text/in-kind'
import type { PaymentInformationProps } from './payment-information.schema'

export interface SavedCard {
  token: string
  brand: string
  last4: string
  /** `MM/YY`. */
  expiry: string
  isExpired: boolean
}

/** What is charged when; an amount that the guest may not see is null. */
export type Charged =
  | { kind: 'today'; today: string | null; later: string | null }
  /** `penalty`: 'hidden' where the guest may not see it, null where nothing is ever charged. */
  | { kind: 'guarantee'; penalty: string | 'hidden' | null; later: string | null }
  | { kind: 'none'; later: string | null }

export type PaymentInformationModel =
  /** The page has no cart of this visitor. */
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | {
      state: 'ready'
      /** The form of the page. */
      form: string
      /** What the author lets the provider ask for, as a field of the form. */
      questions: { name: string; value: string }
      charged: Charged
      /** Points and awards that are taken from the member's account, in words; null for none. */
      points: string | null
      /** Premium of the chosen insurance, which is charged today; null without one. */
      insurance: string | null
      /** Names of the accepted cards in a sentence; null where no card is needed. */
      accepted: string | null
      cards: SavedCard[]
      /** Stored cards whose answer is on its way or has failed: the place that they will take. */
      awaited: number
      /** Asks for the stored cards once more; null while nothing has failed. */
      onAskAgain: (() => void) | null
      /** Token of the chosen card; null for a new one. */
      chosen: string | null
      onChoose: (token: string | null) => void
    }

/** For a page that the server renders. */
export const methodsQuestion = methodsVariables

/** What is charged when, and with which card (W37). */
export function usePaymentInformation(props: PaymentInformationProps): PaymentInformationModel {
  const { context, site } = usePage()
  const { locale, page, mode } = context
  const { live } = useStores()
  const track = useTrack('payment-information', props)
  const { retry, ...answer } = useQuery(paymentMethodsQuery, methodsVariables(page))
  const { state: visitor, customerId } = usePageValue(visitorAtom)
  const chosen = usePageValue(savedCardAtom)
  const saidPremium = usePageValue(premiumAtom)
  const [hasChosen, setChosen] = useState(false)
  const asked = answer.state === 'ready' ? answer.data.paymentMethods : null
  const takesSaved = props.methods.includes('saved') && mode !== 'edit'
  const saved = takesSaved ? asked?.methods.find(({ type }) => type === 'saved') : undefined
  const mayAsk = saved && visitor === 'authenticated' && customerId
  const stored = useQuery(customerPaymentInfoQuery, mayAsk ? { customerId } : null)
  const cards = stored.state === 'ready' ? stored.data.customerPaymentInfo.cards : []
  const mayCome = visitor === 'unknown' || (mayAsk && stored.state !== 'ready')
  const usual = cards.find(({ isDefault, expired }) => isDefault && !expired)?.token ?? null
  useEffect(() => {
    if (usual && !hasChosen) live.set(savedCardAtom, usual)
  }, [live, usual, hasChosen])
  const zip = props.askBillingAddress === 'zipUs'
  const keep = props.saveCardOption
  useEffect(() => live.set(cardQuestionsAtom, { zip, keep }), [live, zip, keep])

  if (mode !== 'edit' && !page.cart) return { state: 'none' }
  if (answer.state === 'loading') return { state: 'loading' }
  if (answer.state === 'failed') return { state: 'failed', retry }
  if (!asked) return { state: 'none' }
  const names = acceptedCards(site).map(cardName)
  const premium = saidPremium === undefined ? asked.insurance : saidPremium
  return {
    state: 'ready',
    form: CHECKOUT_FORM,
    questions: { name: CARD_QUESTIONS, value: questionsText({ zip, keep }) },
    charged: chargedOf(asked, locale),
    points: inKindText(asked, props.labels, locale) || null,
    insurance: premium && formatMoney(premium, locale),
    accepted:
      props.acceptedLogos && asked.kind !== 'NONE' && names.length > 0
        ? new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)
        : null,
    cards: cards.map(({ brand, expired, token, last4, expiry }) => ({
      ...{ token, last4, expiry },
      brand: cardName(brand),
      isExpired: expired,
    })),
    awaited: mayCome ? (saved?.storedCards ?? 0) : 0,
    onAskAgain: stored.state === 'failed' ? stored.retry : null,
    chosen,
    onChoose: (token) => {
      setChosen(true)
      live.set(savedCardAtom, token)
      track('add_payment_info', { method: token ? 'saved' : 'card' })
    },
  }
}

interface Asked {
  kind: 'CHARGE' | 'GUARANTEE' | 'NONE'
  chargedNow: Money | null
  guaranteed: Money | null
  dueAtHotel: Money | null
}

function chargedOf({ kind, chargedNow, guaranteed, dueAtHotel }: Asked, locale: string): Charged {
  const money = (amount: Money | null) =>
    amount && amount.amount > 0 ? formatMoney(amount, locale) : null
  const later = money(dueAtHotel)
  if (kind === 'NONE') return { kind: 'none', later }
  if (kind === 'CHARGE') return { kind: 'today', today: money(chargedNow), later }
  return { kind: 'guarantee', penalty: dueAtHotel ? money(guaranteed) : 'hidden', later }
}
