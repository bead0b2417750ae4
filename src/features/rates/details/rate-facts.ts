import { formatDate } from '../../../rules/formats/dates'
import { formatMoney, type Money } from '../../../rules/money/money'
import type { Operations } from '../../../services/graphql/operations'
import { countText } from '../../../ui/text/count-text'
import { fillText } from '../../../ui/text/fill-text'
import { type Breakdown, chargedNights, chargeRows, currencyName } from '../breakdown/breakdown'
import { pointsAndMoney, spokenPrice } from '../points-and-money'
import { type ShownPolicy, shownPolicy } from '../policy/policy-sentences'
import { mealText } from '../rate-terms'
import type { RateDetailsLabels } from './rate-details.labels'
import type { RateSection } from './rate-sections.rules'

type Answer = Operations['RateDetails']['result']
export type AskedDetails = NonNullable<Answer['rateDetails']>
export type AskedProduct = NonNullable<Answer['searchProductInfo']['product']>

/** All terms of a rate as they are shown. */
export interface RateTerms {
  productId: string
  /** Goes along with the selection, so that a price that has changed since is told. */
  quoteToken: string | null
  room: string
  rate: string
  /** The sections that have something to say, in their order. */
  sections: RateSection[]
  description: NonNullable<AskedProduct['ratePlan']>['description']
  includes: string[]
  /** Null: the guest may not see it. */
  price: Breakdown | null
  /** Said when amounts are shown in another currency, too. */
  currencyNote: string | null
  cancellation: ShownPolicy
  /** Whether the clock is the visitor's, so that the time that is left can be shown. */
  isLive: boolean
  guarantee: string[]
  eligibility: string
  extras: string[]
  terms: AskedDetails['terms']
  /** Total of the stay, points and money; null: the guest may not see it. */
  total: string | null
  /** The same in the name of a button. */
  spokenTotal: string | null
  /** The total that the visitor has seen, and the one of now. */
  moved: { before: string; after: string } | null
}

interface FactOptions {
  labels: RateDetailsLabels
  locale: string
  /** Time of the page, ms since 1970. */
  now: number
  isLive: boolean
  sections: readonly RateSection[]
  convert: ((money: Money) => string) | null
}

/** What an answer says of a rate; a confidential one without any amount. */
export function rateTermsOf(
  details: AskedDetails,
  { product, priceChange }: Answer['searchProductInfo'],
  { labels, locale, now, isLive, sections, convert }: FactOptions,
): RateTerms {
  const { ratePlan, roomType, totalPricing } = product ?? {}
  const isHidden = product?.rate?.isGuestViewable === false
  const total = isHidden ? null : details.total
  const earned = ratePlan?.pointsEarned
  const room = roomType?.name ?? ''
  const rate = ratePlan?.name ?? ''
  const points = totalPricing?.pointsTotal ?? null
  const meal = mealText(ratePlan?.mealPlan, labels)
  const money = (amount: Money) => formatMoney(amount, locale)
  const cost = (amount: Money) => pointsAndMoney({ points, money: amount }, labels, locale)
  const terms: Omit<RateTerms, 'sections'> = {
    productId: product?.id ?? '',
    quoteToken: product?.quoteToken ?? null,
    room,
    rate,
    description: ratePlan?.description ?? null,
    includes: details.inclusions.length > 0 || !meal ? [...details.inclusions] : [meal],
    price: total && {
      currency: currencyName(total.currency, locale),
      locale,
      rooms: [
        {
          ...{ id: 'room', number: null, name: room, rate },
          nights: chargedNights(details.nightly, locale),
          subtotal: cost(nightsTotal(details, total)),
          ...{ points: null, freeNights: 0 },
        },
      ],
      ...chargeRows(details, locale),
      total: cost(total),
      dueNow: details.dueNow && money(details.dueNow),
      isDeposit: details.deposit.type === 'Deposit',
      dueAtHotel: details.dueAtHotel && money(details.dueAtHotel),
      ...{ pointsUsed: null, freeNightsUsed: null },
      pointsEarned: null,
      converted: convert ? convert(total) : null,
    },
    currencyNote:
      total && convert
        ? fillText(labels.hotelCurrency, { currency: currencyName(total.currency, locale) })
        : null,
    cancellation: shownPolicy(details.policy, {
      ...{ labels, locale, now, total },
      timeZone: details.policy.timeZone,
    }),
    isLive,
    guarantee: paymentSentences(details, { labels, locale }),
    eligibility: ratePlan?.eligibility ?? '',
    extras: earned
      ? [fillText(labels.earns, { points: countText(labels.points, earned, locale) })]
      : [],
    terms: details.terms,
    total: total && cost(total),
    spokenTotal: total && spokenPrice({ pointsTotal: points, total }, labels, locale),
    moved: priceChange && {
      before: money(priceChange.before),
      after: money(priceChange.after),
    },
  }
  return { ...terms, sections: sections.filter((name) => hasSection(terms, name)) }
}

function hasSection(terms: Omit<RateTerms, 'sections'>, name: RateSection): boolean {
  if (name === 'price' || name === 'cancellation') return true
  // In a browser HTML is an object of its own.
  if (name === 'description') return Boolean(terms.description)
  if (name === 'extras') return terms.extras.length > 0 || Boolean(terms.terms)
  return (terms[name]?.length ?? 0) > 0
}

/** What the nights cost together, before fees and taxes. */
function nightsTotal({ nightly }: AskedDetails, total: Money): Money {
  return { ...total, amount: nightly.reduce((all, { price }) => all + (price?.amount ?? 0), 0) }
}

/** When and to whom a rate is paid (E3-09). */
function paymentSentences(
  { deposit, guarantee, dueAtHotel }: AskedDetails,
  { labels, locale }: Pick<FactOptions, 'labels' | 'locale'>,
): string[] {
  const { type, amount, dueDate } = deposit
  const charged = amount && amount.amount > 0 ? formatMoney(amount, locale) : null
  const rest =
    charged && dueAtHotel && dueAtHotel.amount > 0
      ? fillText(labels.depositRest, { amount: formatMoney(dueAtHotel, locale) })
      : null
  const first = {
    Cash: () => labels.depositCash,
    PrePay: () =>
      charged ? fillText(labels.depositPrePay, { amount: charged }) : labels.depositHidden,
    Deposit: () => {
      if (!charged) return labels.depositHidden
      if (!dueDate) return fillText(labels.depositDeposit, { amount: charged })
      return fillText(labels.depositDue, { amount: charged, date: formatDate(dueDate, locale) })
    },
  }[type]()
  const held = guarantee.cardRequired && !guarantee.chargedNow ? labels.cardHeld : null
  return [first, rest, held].filter((text) => text !== null)
}
