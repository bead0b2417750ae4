import { offlinePage, pageContext } from '../../../fixtures/pages'
import type { PageContext } from '../../services/page/page-context'
import { memoryStorage, openStorage, type PageStorage } from '../../services/storage/storage'
import {
  bannerIdAtom,
  forgetOutcomeAtom,
  leaveErrorAtom,
  leaveOutcomeAtom,
  outcomeCountAtom,
  takeErrorAtom,
  takeOutcomeAtom,
} from './banner.store'

interface Visit {
  session: PageStorage
  now?: number
  path?: string
  mode?: PageContext['mode']
}

/** One page of a browser; pages with the same session storage are visited one after the other. */
function visit({ session, now = 0, path = '/a', mode = 'publish' }: Visit) {
  return offlinePage(pageContext({ mode }), {
    storage: { local: memoryStorage(), session },
    now: () => now,
    location: () => new URL(path, 'https://www.alderway.example'),
  }).store
}

const linked = { key: 'reservationLinkedMsg', values: { hotel: 'Alderway Munich' } }

it('passes an outcome to the next page once', () => {
  const session = memoryStorage()
  visit({ session }).set(leaveOutcomeAtom, linked)
  const outcome = visit({ session, path: '/b' }).set(takeOutcomeAtom)
  expect(outcome).toEqual({ ...linked, awardRequestCount: 0, isAgain: false })
  expect(visit({ session, path: '/c' }).set(takeOutcomeAtom)).toBeNull()
  expect(session.get('bannerMessagesKey')).toBeNull()
})

it('passes it again to a reload of that page within 10 s only', () => {
  const session = memoryStorage()
  visit({ session }).set(leaveOutcomeAtom, linked)
  visit({ session, now: 1_000 }).set(takeOutcomeAtom)
  expect(visit({ session, now: 6_000 }).set(takeOutcomeAtom)).toMatchObject({ isAgain: true })
  expect(visit({ session, now: 11_000 }).set(takeOutcomeAtom)).toMatchObject(linked)
  expect(visit({ session, now: 11_001 }).set(takeOutcomeAtom)).toBeNull()
  expect(session.get('bannerMessageShown')).toBeNull()
})

it('shows a message again after a reset, and after the clock was set back', () => {
  const session = memoryStorage()
  visit({ session }).set(leaveOutcomeAtom, linked)
  visit({ session, now: 5_000 }).set(takeOutcomeAtom)
  expect(visit({ session, now: 4_000 }).set(takeOutcomeAtom)).toBeNull()
  visit({ session }).set(leaveOutcomeAtom, linked)
  const store = visit({ session })
  store.set(takeOutcomeAtom)
  store.set(forgetOutcomeAtom)
  expect(store.set(takeOutcomeAtom)).toBeNull()
})

it('keeps the number of award requests for the text, and no unknown values', () => {
  const session = memoryStorage()
  const values = { hotel: 'Alderway Munich', email: 'maria@example.org' } as object
  visit({ session }).set(leaveOutcomeAtom, { key: 'awardRequested', values, awardRequestCount: 3 })
  expect(session.get('awardRequestCount')).toBe('3')
  expect(session.get('bannerMessageValues')).not.toContain('maria')
  expect(visit({ session }).set(takeOutcomeAtom)).toMatchObject({ awardRequestCount: 3 })
})

it('passes to the page itself only an outcome that is meant for it', () => {
  const store = visit({ session: memoryStorage() })
  const listener = jest.fn()
  store.sub(outcomeCountAtom, listener)
  store.set(leaveOutcomeAtom, linked)
  expect(listener).not.toHaveBeenCalled()
  store.set(leaveOutcomeAtom, { key: 'requestsUpdated', isForThisPage: true })
  expect(listener).toHaveBeenCalledTimes(1)
})

it('passes an error to the next page once, with codes only', () => {
  const session = memoryStorage()
  const error = { code: 'E_FRAUD_ALERT', component: 'guest-info', requestId: 'r1' }
  visit({ session }).set(leaveErrorAtom, { ...error, name: 'Maria' } as typeof error)
  expect(session.get('interPageErrorMessage')).not.toContain('Maria')
  expect(visit({ session }).set(takeErrorAtom)).toEqual(error)
  expect(visit({ session }).set(takeErrorAtom)).toBeNull()
})

it.each(['{"half', '[]', '7', '"text"', '{"code":7}', '{"code":""}'])(
  'ignores the stored value %s',
  (json) => {
    const session = memoryStorage()
    session.set('interPageErrorMessage', json)
    session.set('bannerMessageShown', json)
    expect(visit({ session }).set(takeErrorAtom)).toBeNull()
    expect(visit({ session }).set(takeOutcomeAtom)).toBeNull()
    session.set('bannerMessagesKey', 'requestsUpdated')
    session.set('bannerMessageValues', json)
    session.set('awardRequestCount', json)
    expect(visit({ session }).set(takeOutcomeAtom)).toMatchObject({
      key: 'requestsUpdated',
      values: {},
    })
  },
)

it('works for this page when the storage is full', () => {
  const session = openStorage(
    () =>
      ({
        getItem: () => null,
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError')
        },
        removeItem: () => {},
      }) as unknown as Storage,
    '',
  )
  const store = visit({ session })
  store.set(leaveOutcomeAtom, { key: 'requestsUpdated', isForThisPage: true })
  expect(store.set(takeOutcomeAtom)).toMatchObject({ key: 'requestsUpdated' })
  store.set(leaveErrorAtom, { code: '119', component: 'cancel-all-rooms' })
  expect(store.set(takeErrorAtom)).toMatchObject({ code: '119' })
})

it('keeps the id of a banner until it is removed', () => {
  const session = memoryStorage()
  visit({ session }).set(bannerIdAtom, 'checked-in')
  const store = visit({ session })
  const listener = jest.fn()
  store.sub(bannerIdAtom, listener)
  expect(store.get(bannerIdAtom)).toBe('checked-in')
  store.set(bannerIdAtom, null)
  expect(store.get(bannerIdAtom)).toBeNull()
  expect(listener).toHaveBeenCalled()
})

it('stores and consumes nothing in author mode', () => {
  const session = memoryStorage()
  session.set('bannerMessagesKey', 'requestsUpdated')
  session.set('interPageErrorMessage', '{"code":"119"}')
  const store = visit({ session, mode: 'edit' })
  expect([store.set(takeOutcomeAtom), store.set(takeErrorAtom)]).toEqual([null, null])
  store.set(leaveOutcomeAtom, linked)
  store.set(leaveErrorAtom, { code: 'other', component: '' })
  store.set(bannerIdAtom, 'checked-in')
  expect(session.get('bannerMessagesKey')).toBe('requestsUpdated')
  expect(session.get('interPageErrorMessage')).toBe('{"code":"119"}')
  expect(session.get('bannerId')).toBeNull()
})
