import type { Fixture } from '../../mapping/define-widget'
import type { SearchFormModel } from './search-form.model'
import type { SearchFormInput } from './search-form.schema'

type Case = Fixture<SearchFormInput, SearchFormModel>

const HOME = { id: 'home-search', type: null }
const FAMILY =
  'destinationAddress=Munich&fromDate=2027-03-12&toDate=2027-03-14&numRooms=2&numAdultsPerRoom=2-1&childrenAges=4.7-'

/** A kept page knows no day: the browser fills in tomorrow. */
export const minimal: Case = { props: {}, page: { page: HOME } }

/** Everything that an author can say. */
export const full: Case = {
  props: {
    title: 'Where to next?',
    searchRadius: 30,
    recordsPerPage: 20,
    sort: 'price',
    rateOptions: ['aaa', 'senior', 'corporate'],
    groupRequestHref: '/groups',
  },
  page: { page: HOME },
}

/** The search of the address, with the rooms of a family. */
export const searched: Case = {
  props: {},
  page: { page: { id: 'search-results', type: null, search: FAMILY } },
}

/** A search with a code opens what has the code. */
export const withCode: Case = {
  props: {},
  page: {
    page: {
      id: 'search-results',
      type: null,
      search: 'destinationAddress=Tokyo&rateType=group&rateCode=SAKURA26&usePoints=true',
    },
  },
}

/** One line above the results. */
export const compact: Case = {
  props: { variant: 'compact' },
  page: { page: { id: 'search-results', type: null, search: FAMILY } },
}

/** The rooms of the page's hotel. */
export const property: Case = { props: { variant: 'property' } }

/** Without special rates, points and flexible dates. */
export const plain: Case = {
  props: { rateOptions: [], showPoints: false, showFlexible: false },
  page: { page: HOME },
}

export const german: Case = {
  props: {},
  page: { locale: 'de-DE', contextPath: '/de-DE', page: { ...HOME, search: FAMILY } },
}

export const rightToLeft: Case = {
  props: { variant: 'compact' },
  page: {
    locale: 'ar-SA',
    contextPath: '/ar-SA',
    page: { id: 'search-results', type: null, search: FAMILY },
  },
}

export const author: Case = { props: {}, page: { mode: 'edit', page: HOME } }
