import { hotelFacets, MANY_RATES } from '../../../fixtures/filters'
import { productsAnswer } from '../../../fixtures/rates'
import type { Filters } from '../../features/filters/filters.rules'
import type { Fixture } from '../../mapping/define-widget'
import type { CustomizeStayFlyoutModel, FilterForm } from './customize-stay-flyout.model'
import type { CustomizeStayFlyoutInput } from './customize-stay-flyout.schema'

type Case = Fixture<CustomizeStayFlyoutInput, CustomizeStayFlyoutModel>

const STAY = 'fromDate=2027-03-09&toDate=2027-03-11&numAdultsPerRoom=2'

function rates(propertyId: string, { more = '', locale = 'en-US' } = {}) {
  const search = `propertyCode=${propertyId}&${STAY}${more}`
  return {
    locale,
    ...(locale === 'en-US' ? {} : { contextPath: `/${locale}` }),
    page: { id: 'rate-list', type: null, propertyId, search },
    answers: [productsAnswer(propertyId, { search, locale })],
  }
}

const TITLES: Record<string, string> = {
  price: 'Price per night',
  beds: 'Beds',
  rateType: 'Kind of rate',
  meal: 'Meals',
  refundable: 'Cancellation',
  accessible: 'Accessible rooms',
  suite: 'Kind of room',
}

interface OpenedCase {
  hotel?: string
  filters?: Filters
  locale?: string
  titles?: Record<string, string>
  changes?: Partial<FilterForm>
}

/** The open dialog of a hotel's rates. */
function opened({
  hotel = 'NYCAB',
  filters = [],
  locale = 'en-US',
  titles = TITLES,
  changes = {},
}: OpenedCase = {}): CustomizeStayFlyoutModel {
  const { facets, total } = hotelFacets(hotel, { filters, locale })
  return {
    state: 'ready',
    isOpen: true,
    open: () => {},
    close: () => {},
    groups: facets.map(({ group, values }) => ({
      group,
      title: titles[group] ?? group,
      options: values.map((of) => ({ ...of, isChosen: filters.includes(of.value) })),
    })),
    locale,
    name: 'filter',
    fields: [['propertyCode', hotel]],
    left: `${total} rates match`,
    hint:
      total === 0
        ? 'Nothing matches all of your filters. Remove one of them, or clear them all.'
        : '',
    viewText: `View ${total} rates`,
    isClear: filters.length === 0,
    toggle: () => {},
    clear: () => {},
    apply: () => {},
    view: () => {},
    focusAfter: () => null,
    ...changes,
  }
}

/** Closed; its form is there for visitors without a script. */
export const minimal: Case = { props: {}, page: rates('NYCAB') }

/** Everything that an author can say. */
export const full: Case = {
  props: { groups: ['meal', 'refundable', 'beds'], applyMode: 'apply' },
  page: rates('NYCAB', { more: '&filter=meal.breakfast' }),
}

/** Two filters, with what each other one would leave. */
export const chosen: Case = {
  props: {},
  model: opened({ filters: ['beds.king', 'meal.breakfast'] }),
}

/** The chosen filters leave nothing. */
export const nothingLeft: Case = {
  props: {},
  model: opened({ filters: ['meal.half-board', 'refundable.non-refundable'] }),
}

/** The address has a filter that the hotel does not know. */
export const partlyGone: Case = {
  props: {},
  model: opened({
    filters: ['beds.king'],
    changes: {
      hint: 'Some filters do not exist for this search, so they have been left out.',
    },
  }),
}

export const loading: Case = {
  props: {},
  model: { state: 'loading', isOpen: true, open: () => {}, close: () => {} },
}

/** Nobody knows how many each filter would leave. */
export const withoutCounts: Case = {
  props: {},
  model: (() => {
    const known = opened()
    if (known.state !== 'ready') return known
    const groups = known.groups.map((group) => ({
      ...group,
      options: group.options.map((option) => ({ ...option, count: null })),
    }))
    return { ...known, groups, left: '', viewText: 'View results' }
  })(),
}

/** Each choice counts at once. */
export const live: Case = {
  props: { applyMode: 'live' },
  model: opened({ filters: ['refundable.free'] }),
}

/** A hotel of 40 room types with 12 plans each. */
export const many: Case = { props: {}, model: opened({ hotel: MANY_RATES }) }

export const rightToLeft: Case = {
  props: {},
  model: opened({
    hotel: 'RUHSA',
    locale: 'ar-SA',
    filters: ['meal.breakfast'],
    titles: {
      price: 'السعر لليلة',
      beds: 'الأسرّة',
      rateType: 'نوع السعر',
      meal: 'الوجبات',
      refundable: 'الإلغاء',
      accessible: 'غرف مهيأة لذوي الإعاقة',
      suite: 'نوع الغرفة',
    },
    changes: { left: '3 أسعار مطابقة', viewText: 'عرض 3 أسعار', hint: '' },
  }),
  page: { locale: 'ar-SA', contextPath: '/ar-SA' },
}

/** Nothing to show in author mode: the editor shows its label. */
export const author: Case = { props: {}, page: { mode: 'edit' }, isEmpty: true }
