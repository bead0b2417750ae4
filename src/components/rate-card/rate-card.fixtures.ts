import { productsAnswer, roomFeaturesAnswer } from '../../../fixtures/rates'
import type { Fixture } from '../../mapping/define-widget'
import type { RateCardModel } from './rate-card.model'
import type { RateCardInput } from './rate-card.schema'

export { author, failed, loading, priceFailed, priceLoading } from './rate-card.samples'

type Case = Fixture<RateCardInput, RateCardModel>

const STAY = 'fromDate=2027-03-09&toDate=2027-03-11&numAdultsPerRoom=2'

interface Asked {
  /** The query of the page's address. */
  search?: string
  code?: string
  locale?: string
  /** Rooms that others have, of every type in every night. */
  taken?: number
}

/** A room type on the page of its hotel; the hotel's first one. */
function room(
  propertyId: string,
  { search = STAY, code: asked, locale = 'en-US', taken = 0 }: Asked = {},
) {
  const { code, answer } = roomFeaturesAnswer(propertyId, {
    locale,
    ...(asked !== undefined && { code: asked }),
  })
  const products = productsAnswer(propertyId, { search, locale, taken, roomTypeCode: code })
  return {
    props: { roomCode: code },
    page: {
      locale,
      ...(locale === 'en-US' ? {} : { contextPath: `/${locale}` }),
      page: { id: 'hotel-overview', type: null, propertyId, search },
      answers: [answer, ...(search.includes('fromDate') ? [products] : [])],
    },
  }
}

/** An address without dates. */
export const minimal: Case = room('NYCAB', { search: 'numAdultsPerRoom=2' })

/** United States: taxes are named apart, the total has everything. */
export const priced: Case = room('NYCAB')

/** Everything that an author can say. */
export const full: Case = (({ props, page }) => ({
  props: { ...props, headingLevel: 3, showStrikethrough: false, lowInventoryAt: 20 },
  page,
}))(room('NYCAB'))

/** The price is that of the first of two rooms. */
export const twoRooms: Case = room('NYCAB', { search: `${STAY}&numRooms=2` })

/** Nothing is left: the reason, and the nearest dates. */
export const soldOut: Case = room('NYCAB', { taken: 10_000 })

/** The author has chosen no room type. */
export const none: Case = { props: {}, page: room('NYCAB').page, isEmpty: true }

/** A code that the hotel does not have. */
export const unknown: Case = { ...room('NYCAB', { code: 'NOSUCH' }), isEmpty: true }

/** Germany: taxes are in the price, the city tax is paid at the hotel. */
export const munich: Case = room('MUCDE', { locale: 'de-DE' })

/** Japan: without decimals. */
export const tokyo: Case = room('TYOJP', { locale: 'ja-JP' })

export const rightToLeft: Case = room('RUHSA', { locale: 'ar-SA' })
