import type { Atom } from 'jotai/vanilla'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { pageStateAtom } from '../../services/page/page-state'
import { REFETCH_FLAG } from '../../services/session/session'
import { memoryStorage, type PageStorage } from '../../services/storage/storage'
import { nudgeAtom } from '../profile-nudge/profile-nudge.service'
import { lookupAtom } from '../reservation-lookup/lookup.store'
import { accountAtom, clearAccountSession, readAccount, readLoginAccount } from './account.store'
import { mfaOptionsAtom } from './mfa-options.store'

const visit = (session: PageStorage = memoryStorage(), mode: 'publish' | 'edit' = 'publish') =>
  offlinePage(pageContext({ mode }), { storage: { local: memoryStorage(), session } }).store

const customer = {
  id: 'C1',
  memberNumber: '123456789',
  email: 'maria@example.com',
  profile: { name: { givenName: 'Maria', surname: 'Alvarez' }, localizedName: null },
  loyaltyInformation: {
    rewards: { level: { code: 'P' }, levelType: { code: 'PLT' } },
    currentPointBalance: 84_500,
    rewardsSummary: { yearly: [{ totalNights: 12 }] },
  },
}

test('an account is what may be shown, its level that of the type where it is P', () => {
  expect(readAccount(customer)).toEqual({
    givenName: 'Maria',
    levelCode: 'PLT',
    levelTypeCode: 'PLT',
    points: 84_500,
    nights: 12,
  })
  const localizedName = { givenName: '真理', surname: '山田', kana: 'x' }
  expect(readAccount({ profile: { localizedName } })).toEqual({
    localizedName: { givenName: '真理', surname: '山田' },
  })
})

test.each([{ customerDetails: customer }, { customer }, { customerDetails: null, customer }])(
  'the member of a login response is read under both names: %#',
  (body) => {
    expect(readLoginAccount(body)).toEqual(readAccount(customer))
  },
)

test.each([null, undefined, 7, 'Maria', []])('%p is no account', (value) => {
  expect(readAccount(value)).toBeNull()
})

test.each([
  {},
  { profile: 7, loyaltyInformation: 'x' },
  { loyaltyInformation: { currentPointBalance: '84500', rewardsSummary: { yearly: {} } } },
  { profile: { name: { givenName: { toString: 1 } } } },
])('%j is one of which nothing is known', (value) => {
  expect(readAccount(value)).toEqual({})
})

test('the next page of the tab knows it, and no number or address is ever written', () => {
  const session = memoryStorage()
  const account = { ...readAccount(customer), memberNumber: '123456789', email: 'a@b.example' }
  visit(session).set(accountAtom, { ...account, isBrowserRegistrationOffered: true })
  expect(session.get('account')).not.toMatch(/123456789|@|Alvarez/)
  const store = visit(session)
  expect(store.get(accountAtom)).toMatchObject({ givenName: 'Maria', points: 84_500 })
  expect(store.get(accountAtom)).toBe(store.get(accountAtom))
  expect(store.get(accountAtom)?.isBrowserRegistrationOffered).toBe(true)
})

test('who waits for a code, is asked something or has looked something up, this tab knows too', () => {
  const session = memoryStorage()
  const store = visit(session)
  store.set(mfaOptionsAtom, { emailAddress: 'm•••@x.com', phoneNumbers: ['•••12', 7], token: 't' })
  store.set(nudgeAtom, {
    isNudgeVerify: true,
    communicationToken: 'c',
    transactionId: 't',
    fourDigitOfMobile: '+15551234',
    mobile: '15551234',
  })
  const fields = { confirmationNumber: '123', lastName: 'Alvarez', card: '4111' }
  store.set(lookupAtom, { fields, result: { id: 1 } })
  const next = visit(session)
  expect(next.get(mfaOptionsAtom)).toEqual({ emailAddress: 'm•••@x.com', phoneNumbers: ['•••12'] })
  expect(next.get(nudgeAtom)).toEqual({
    isNudgeVerify: true,
    communicationToken: 'c',
    transactionId: 't',
  })
  expect(next.get(lookupAtom)).toEqual({
    fields: { confirmationNumber: '123', lastName: 'Alvarez' },
    result: { id: 1 },
  })
})

const STORES: Atom<unknown>[] = [accountAtom, mfaOptionsAtom, nudgeAtom, lookupAtom]

test.each(STORES)('what is no value in the storage is none (%#)', (stored) => {
  for (const json of ['{"half', '7', 'null', '[]', '"x"']) {
    const session = memoryStorage()
    for (const key of ['account', 'mfaOption', 'profileNudge', 'reservationLookup'])
      session.set(key, json)
    expect(visit(session).get(stored)).toBeNull()
  }
})

test('a sign-in begins with nothing of whoever was here before, and has the session read again', () => {
  const session = memoryStorage()
  const store = visit(session)
  const told = jest.fn()
  store.sub(accountAtom, told)
  store.set(accountAtom, { givenName: 'Maria' })
  store.set(mfaOptionsAtom, { emailAddress: 'm•••@x.com' })
  store.set(nudgeAtom, { isNudgeVerify: true })
  store.set(lookupAtom, { fields: {}, result: null })
  session.set('bannerMessagesKey', 'reservationLinkedMsg')
  store.set(clearAccountSession)
  for (const stored of STORES) expect(store.get(stored)).toBeNull()
  for (const key of ['account', 'mfaOption', 'profileNudge', 'reservationLookup'])
    expect(session.get(key)).toBeNull()
  expect(session.get(REFETCH_FLAG)).toBe('true')
  expect(session.get('bannerMessagesKey')).toBe('reservationLinkedMsg')
  expect(told).toHaveBeenCalledTimes(2)
})

test('nothing is written where an author edits', () => {
  const session = memoryStorage()
  const store = visit(session, 'edit')
  store.set(accountAtom, { givenName: 'Maria' })
  store.set(clearAccountSession)
  expect([session.get('account'), session.get(REFETCH_FLAG)]).toEqual([null, null])
})

test('the page’s state begins with nothing added and English, and changes by what is named', () => {
  const store = visit()
  expect(store.get(pageStateAtom)).toEqual({
    isInsuranceAdded: false,
    isTravelAgent: false,
    isRedemption: false,
    isRateCardLoading: false,
    isCancellationLoading: false,
    isLoaded: false,
    language: 'en',
  })
  store.set(pageStateAtom, { isRedemption: true })
  expect(store.get(pageStateAtom)).toMatchObject({ isRedemption: true, isTravelAgent: false })
})
