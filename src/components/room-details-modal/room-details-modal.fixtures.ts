import { roomDetailsFacts } from '../../../fixtures/rates'
import type { Fixture } from '../../mapping/define-widget'
import type { RoomDetailsModalModel } from './room-details-modal.model'
import type { RoomDetailsModalInput } from './room-details-modal.schema'

type Case = Fixture<RoomDetailsModalInput, RoomDetailsModalModel>
type Open = Extract<RoomDetailsModalModel, { state: 'open' }>

const room = roomDetailsFacts('NYCAB')

const opened = (changes: Partial<Open> = {}): RoomDetailsModalModel => ({
  state: 'open',
  title: room.details.name,
  details: room.details,
  rates: room.rates,
  refused: null,
  hrefOf: () => '/',
  nights: 2,
  locale: 'en-US',
  select: {
    form: {
      ...{ action: '/', fields: [], locale: 'en-US', choose: () => {} },
      join: { href: '/', onClick: () => {} },
    },
    busyId: null,
    failed: null,
  },
  previous: { name: 'Compact Queen', show: () => {} },
  next: { name: 'Corner Suite', show: () => {} },
  close: () => {},
  ...changes,
})

/** Closed until something opens it. */
export const minimal: Case = { props: {} }

export const full: Case = { props: {}, model: opened() }

/** Only what an author wants of it. */
export const photosOnly: Case = {
  props: { tabs: ['photos'], ctaMode: 'none' },
  model: opened({ select: null, previous: null, next: null }),
}

/** Nothing of the room is sold: the reason, and the nearest dates. */
export const soldOut: Case = {
  props: {},
  model: opened({
    rates: [],
    refused: {
      reason: 'soldOut',
      day: '2027-03-09',
      nights: null,
      nearest: [{ checkIn: '2027-03-11', checkOut: '2027-03-13' }],
    },
  }),
}

export const loading: Case = { props: {}, model: opened({ details: { state: 'loading' } }) }

/** The features fail: photos, facts and rates stay. */
export const withoutFeatures: Case = {
  props: {},
  model: opened({
    details: { ...room.details, groups: [], features: { state: 'failed', retry: () => {} } },
  }),
}

/** Neither photos nor features. */
export const bare: Case = {
  props: {},
  model: opened({ details: { ...room.details, photos: [], groups: [] } }),
}

export const rightToLeft: Case = (() => {
  const { details, rates } = roomDetailsFacts('RUHSA', 'ar-SA')
  return {
    props: {},
    model: opened({ title: details.name, details, rates, locale: 'ar-SA' }),
    page: { locale: 'ar-SA', contextPath: '/ar-SA' },
  }
})()

/** Nothing to show in author mode: the editor shows its label. */
export const author: Case = { props: {}, page: { mode: 'edit' }, isEmpty: true }
