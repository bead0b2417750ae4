import { hotelsAnswer } from '../../../fixtures/rates'
import type { Fixture } from '../../mapping/define-widget'
import type { SearchResultsModel } from './search-results.model'
import type { SearchResultsInput } from './search-results.schema'

type Case = Fixture<SearchResultsInput, SearchResultsModel>

const DATES = '&fromDate=2027-03-09&toDate=2027-03-11&numAdultsPerRoom=2'

/** Results around a hotel of the sandbox. */
function results(
  near: string,
  { more = DATES, locale = 'en-US', taken = 0, isNowhere = false } = {},
) {
  const search = `destinationAddress=${near}${more}`
  return {
    locale,
    ...(locale === 'en-US' ? {} : { contextPath: `/${locale}` }),
    page: { id: 'search-results', type: null, search },
    answers: [hotelsAnswer(near, { search, locale, taken, isNowhere })],
  }
}

export const minimal: Case = { props: {}, page: results('MUCDE') }

/** Everything that an author can say. */
export const full: Case = {
  props: {
    isMainHeading: true,
    showReviews: false,
    showBrandTags: false,
    mapTiles: '/media/tiles/{z}/{x}/{y}.svg',
    mapCredit: 'Drawn, not surveyed',
  },
  page: results('MUCDE', { more: `${DATES}&sort=price` }),
}

export const loading: Case = { props: {}, model: { isMain: false, state: 'loading' } }

export const failed: Case = {
  props: {},
  model: { isMain: false, state: 'failed', retry: () => {} },
}

/** Nothing within reach: a wider search is one tap away. */
export const none: Case = { props: {}, page: results('MUCDE', { isNowhere: true }) }

/** Every hotel with its reason and the nearest dates. */
export const soldOut: Case = { props: {}, page: results('MUCDE', { taken: 10_000 }) }

/** The second of three pages of five. */
export const secondPage: Case = {
  props: {},
  page: results('MUCDE', { more: `${DATES}&recordsPerPage=5&page=2` }),
}

/** Without dates there are no prices. */
export const withoutDates: Case = { props: {}, page: results('MUCDE', { more: '' }) }

/** A phone whose visitor has chosen the map. */
export const asMap: Case = {
  props: { mapTiles: '/media/tiles/{z}/{x}/{y}.svg', mapDefault: true },
  page: results('MUCDE'),
}

/** Two groups of filters: hotels that both leave. */
export const filtered: Case = {
  props: {},
  page: results('MAXHT', { more: `${DATES}&filter=brand.alderway-max&filter=amenities.fitness` }),
}

/** No hotel is left. */
export const nothingLeft: Case = {
  props: {},
  page: results('MUCDE', { more: `${DATES}&filter=amenities.pool&filter=brand.dessin` }),
}

/** One of the filters is none. */
export const partlyGone: Case = {
  props: {},
  page: results('MUCDE', { more: `${DATES}&filter=amenities.fitness&filter=price.7-9` }),
}

/** The hotels of a part of the map, as wide as the tiles that the stories have. */
export const inArea: Case = {
  props: { mapTiles: '/media/tiles/{z}/{x}/{y}.svg' },
  page: results('MUCDE', { more: `${DATES}&area=30,-12,62,34` }),
}

/** A part of the map without a hotel: the map stays, to move on. */
export const emptyArea: Case = {
  props: { mapTiles: '/media/tiles/{z}/{x}/{y}.svg' },
  page: results('MUCDE', { more: `${DATES}&area=-18,-36,18,10` }),
}

export const german: Case = { props: {}, page: results('MUCDE', { locale: 'de-DE' }) }

export const rightToLeft: Case = { props: {}, page: results('RUHSA', { locale: 'ar-SA' }) }
