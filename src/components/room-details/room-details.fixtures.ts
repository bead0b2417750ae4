import { roomFeaturesAnswer } from '../../../fixtures/rates'
import type { Fixture } from '../../mapping/define-widget'
import type { RoomDetailsModel } from './room-details.model'
import type { RoomDetailsInput } from './room-details.schema'

type Case = Fixture<RoomDetailsInput, RoomDetailsModel>

const STAY = 'fromDate=2027-03-09&toDate=2027-03-11&numAdultsPerRoom=2'

/** A rate list whose address names a room; the hotel's first one, or its first accessible one. */
function room(
  propertyId: string,
  { locale = 'en-US', ...asked }: Parameters<typeof roomFeaturesAnswer>[1] = {},
) {
  const { code, answer } = roomFeaturesAnswer(propertyId, { locale, ...asked })
  return {
    locale,
    ...(locale === 'en-US' ? {} : { contextPath: `/${locale}` }),
    page: {
      ...{ id: 'rate-list', type: null, propertyId, room: code },
      search: `propertyCode=${propertyId}&${STAY}`,
    },
    answers: [answer],
  }
}

export const minimal: Case = { props: {}, page: room('NYCAB') }

/** Everything that an author can say. */
export const full: Case = {
  props: {
    featureGroups: ['internet', 'bedding'],
    gallery: false,
    floorPlan: '/media/hotels/alderway-new-york-midtown/rooms/QCMP/0.webp?width=640&height=400',
  },
  page: room('NYCAB'),
}

/** A page whose address names no room. */
export const none: Case = {
  props: {},
  page: { page: { id: 'rate-list', type: null, propertyId: 'NYCAB' } },
  isEmpty: true,
}

export const loading: Case = {
  props: {},
  model: { state: 'shown', details: { state: 'loading' }, allHref: '/' },
}

export const failed: Case = {
  props: {},
  model: { state: 'shown', details: { state: 'failed', retry: () => {} }, allHref: '/' },
}

/** A code that the hotel does not have. */
export const unknown: Case = { props: {}, page: room('NYCAB', { code: 'NOSUCH' }) }

/** Neither photos nor features: the description alone. */
export const bare: Case = { props: {}, page: room('NYCAB', { isBare: true }) }

/** A room for a wheelchair, with its measures. */
export const accessible: Case = { props: {}, page: room('NYCAB', { isAccessible: true }) }

/** A room for a wheelchair whose measures are missing. */
export const partlyAccessible: Case = {
  props: {},
  page: room('NYCAB', { isAccessible: true, isBare: true }),
}

export const munich: Case = { props: {}, page: room('MUCDE', { locale: 'de-DE' }) }

export const rightToLeft: Case = { props: {}, page: room('RUHSA', { locale: 'ar-SA' }) }
