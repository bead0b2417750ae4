import { stayCalendar } from '../../../fixtures/stay-calendar'
import type { Fixture } from '../../mapping/define-widget'
import type { StayDetailsModalModel, StayEditor } from './stay-details-modal.model'
import type { StayDetailsModalInput } from './stay-details-modal.schema'

type Case = Fixture<StayDetailsModalInput, StayDetailsModalModel>

const SEARCH = 'propertyCode=NYCAB&fromDate=2027-03-12&toDate=2027-03-14&numAdultsPerRoom=2'

const CHOSEN = { state: 'chosen', checkIn: '2027-03-12', checkOut: '2027-03-14' } as const

const tick = (id: string, name: string, text: string) => ({ id, name, text, isChosen: false })

const opened = (changes: Partial<StayEditor> = {}): StayDetailsModalModel => ({
  state: 'editing',
  isOpen: true,
  isInline: false,
  calendar: stayCalendar(CHOSEN),
  guests: {
    parties: [{ adults: 2, childAges: [4, null] }],
    isAgeMissing: false,
    change: () => {},
    setAge: () => {},
    add: () => {},
    remove: () => {},
  },
  toMove: null,
  guestsText: '1 room, 4 guests',
  hasCart: false,
  isChange: false,
  datesError: '',
  clear: () => {},
  apply: () => {},
  close: () => {},
  ...changes,
})

/** Closed until something opens it. */
export const minimal: Case = { props: {} }

export const full: Case = { props: { groupRequestHref: '/groups' }, model: opened() }

/** Without rooms and guests. */
export const datesOnly: Case = { props: { showRooms: false }, model: opened() }

/** The visitor has chosen a room already. */
export const withCart: Case = { props: {}, model: opened({ hasCart: true }) }

/** A check-in without a check-out. */
export const incomplete: Case = {
  props: {},
  model: opened({
    calendar: stayCalendar({ state: 'checkOut', checkIn: '2027-03-12', checkOut: null }),
    datesError: 'Choose a check-in and a check-out.',
  }),
}

/** Two rooms, and a child whose age is not chosen. */
export const ageMissing: Case = {
  props: {},
  model: opened({
    guests: {
      parties: [
        { adults: 2, childAges: [null] },
        { adults: 1, childAges: [] },
      ],
      isAgeMissing: true,
      change: () => {},
      setAge: () => {},
      add: () => {},
      remove: () => {},
    },
  }),
}

/** A booked stay: its rooms stay as many as they are. */
export const change: Case = {
  props: {},
  model: opened({
    isChange: true,
    datesError: 'Your room is not available for this stay.',
    guests: {
      parties: [{ adults: 2, childAges: [] }],
      isAgeMissing: false,
      change: () => {},
      setAge: () => {},
      ...{ add: null, remove: null },
    },
    guestsText: '1 room, 2 guests',
  }),
}

/** A booked stay of two rooms with days of their own, none of which is chosen. */
export const roomsToMove: Case = {
  props: { showRooms: false },
  model: opened({
    isChange: true,
    toMove: {
      ticks: [
        tick('room-0', 'Room 1', 'Deluxe Room · Fri, Mar 12 to Sun, Mar 14, 2 nights'),
        tick('room-1', 'Room 2', 'Deluxe Room · Fri, Mar 12 to Sat, Mar 13, 1 night'),
      ],
      error: 'Please choose at least one room.',
      onTick: () => {},
    },
    guestsText: '2 rooms, 4 guests',
  }),
}

export const applying: Case = {
  props: {},
  model: { ...opened(), state: 'applying' } as StayDetailsModalModel,
}

export const rightToLeft: Case = {
  props: {},
  model: opened({
    guestsText: 'غرفة واحدة، 4 ضيوف',
    calendar: stayCalendar(CHOSEN, { locale: 'ar-SA' }),
  }),
  page: { locale: 'ar-SA', contextPath: '/ar-SA' },
}

/** A search with points: the lowest price and the fewest points of each night. */
export const points: Case = {
  props: {},
  model: opened({ calendar: stayCalendar(CHOSEN, { hasPrices: true, hasPoints: true }) }),
}

export const pointsRightToLeft: Case = {
  props: {},
  model: opened({
    guestsText: 'غرفة واحدة، 4 ضيوف',
    calendar: stayCalendar(CHOSEN, {
      ...{ locale: 'ar-SA', currency: 'SAR', hasPrices: true, hasPoints: true },
    }),
  }),
  page: { locale: 'ar-SA', contextPath: '/ar-SA' },
}

/** In author mode the calendar is shown in the page. */
export const author: Case = {
  props: {},
  page: {
    mode: 'edit',
    page: { id: 'rate-list', type: null, propertyId: 'NYCAB', search: SEARCH },
  },
}
