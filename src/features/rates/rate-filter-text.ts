import { formatMoney } from '../../rules/money/money'
import { fillText } from '../../ui/text/fill-text'
import type { RateFilterLabels } from './rate-filter.labels'
import { bandOf } from './rate-filters.model'

/** The label of each value, in the order of a visitor's form. */
const LABELS = {
  'beds.king': 'king',
  'beds.queen': 'queen',
  'beds.double': 'double',
  'beds.twin': 'twin',
  'beds.single': 'single',
  'beds.bunk': 'bunk',
  'beds.sofa': 'sofa',
  'beds.futon': 'futon',
  'rateType.standard': 'publicRate',
  'rateType.package': 'packageRate',
  'meal.none': 'roomOnly',
  'meal.breakfast': 'breakfast',
  'meal.half-board': 'halfBoard',
  'meal.full-board': 'fullBoard',
  'meal.all-inclusive': 'allInclusive',
  'refundable.free': 'freeCancel',
  'refundable.partial': 'partial',
  'refundable.non-refundable': 'nonRefundable',
  'accessible.yes': 'accessible',
  'suite.yes': 'suite',
} as const satisfies Record<string, keyof RateFilterLabels>

/** The place of a value among those of its group: prices from the lowest, others as listed here. */
export function filterRank(value: string): number {
  return bandOf(value)?.from ?? Object.keys(LABELS).indexOf(value)
}

interface TextOptions {
  labels: RateFilterLabels
  locale: string
  /** Of the hotel; of its prices that are shown. */
  currency: string | undefined
}

/** A filter of rates in words; null for a value that has no word, such as a bed of a later API. */
export function filterText(
  value: string,
  { labels, locale, currency }: TextOptions,
): string | null {
  const band = bandOf(value)
  if (!band) {
    const name = Object.hasOwn(LABELS, value) ? LABELS[value as keyof typeof LABELS] : null
    return name && labels[name]
  }
  if (!currency) return null
  const price = (amount: number) => formatMoney({ amount, decimalPoint: 0, currency }, locale, 0)
  const { from, to } = band
  if (to === null) return fillText(labels.priceOver, { price: price(from) })
  return from === 0
    ? fillText(labels.priceUpTo, { price: price(to) })
    : fillText(labels.priceBetween, { from: price(from), to: price(to) })
}
