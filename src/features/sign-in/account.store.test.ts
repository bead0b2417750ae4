import type { Atom } from 'jotai/vanilla'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { pageStateAtom } from '../../services/page/page-state'
import { REFETCH_FLAG } from '../../services/session/session'
import { memoryStorage, type PageStorage } from '../../services/storage/storage'
import { nudgeAtom } from '../profile-nudge/profile-nudge.service'
import { lookupAtom } from '../reservation-lookup/lookup.store'
import { accountAtom, clearAccountSession, readAccount, readLoginAccount } from './account.store'
import { encodedPayloadAtom, mfaOptionsAtom } from './mfa-options.store'

const visit = (
  session: PageStorage = memoryStorage(),
  mode: 'publish' | 'edit' = 'publish',
  local: PageStorage = memoryStorage(),
) => offlinePage(pageContext({ mode }), { storage: { local, session } }).store

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

test('an account has only displayable fields; for the level P its level is that of the type', () => {
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
  'the member of a login response is read from both field names: %#',
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
])('%j is read as an account without values', (value) => {
  expect(readAccount(value)).toEqual({})
})

test('the account is shared by all tabs, and no name, number or address is stored', () => {
  const local = memoryStorage()
  const localizedName = { givenName: '真理', surname: '山田' }
  const account = {
    ...readAccount(customer),
    localizedName,
    memberNumber: '123456789',
    email: 'a@b',
  }
  const written = { ...account, isBrowserRegistrationOffered: true }
  visit(memoryStorage(), 'publish', local).set(accountAtom, written)
  expect(local.get('account')).not.toMatch(/123456789|@|Maria|Alvarez|真理|山田/)
  const store = visit(memoryStorage(), 'publish', local)
  expect(store.get(accountAtom)).toMatchObject({ levelCode: 'PLT', points: 84_500, nights: 12 })
  expect(store.get(accountAtom)).toBe(store.get(accountAtom))
  expect(store.get(accountAtom)?.isBrowserRegistrationOffered).toBe(true)
})

test('a pending code, a pending question and a lookup are stored in this tab', () => {
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
const KEYS = ['account', 'mfaOption', 'profileNudge', 'reservationLookup']

test.each(STORES)('an invalid stored value is ignored (%#)', (stored) => {
  for (const json of ['{"half', '7', 'null', '[]', '"x"']) {
    const session = memoryStorage()
    for (const key of KEYS) session.set(key, json)
    expect(visit(session, 'publish', session).get(stored)).toBeNull()
  }
})

test('a sign-in clears the previous visitor’s data, and requests the session again', () => {
  const session = memoryStorage()
  const local = memoryStorage()
  const store = visit(session, 'publish', local)
  const listener = jest.fn()
  store.sub(accountAtom, listener)
  store.set(accountAtom, { levelCode: 'G' })
  store.set(encodedPayloadAtom, 'sealed')
  store.set(mfaOptionsAtom, { emailAddress: 'm•••@x.com' })
  store.set(nudgeAtom, { isNudgeVerify: true })
  store.set(lookupAtom, { fields: {}, result: null })
  session.set('bannerMessagesKey', 'reservationLinkedMsg')
  store.set(clearAccountSession)
  for (const stored of STORES) expect(store.get(stored)).toBeNull()
  for (const key of [...KEYS, 'encodePayload'])
    expect([session.get(key), local.get(key)]).toEqual([null, null])
  expect(session.get(REFETCH_FLAG)).toBe('true')
  expect(session.get('bannerMessagesKey')).toBe('reservationLinkedMsg')
  expect(listener).toHaveBeenCalledTimes(2)
})

test('nothing is stored in author mode', () => {
  const session = memoryStorage()
  const local = memoryStorage()
  const store = visit(session, 'edit', local)
  store.set(accountAtom, { levelCode: 'G' })
  store.set(clearAccountSession)
  expect([local.get('account'), session.get(REFETCH_FLAG)]).toEqual([null, null])
})

test('the page state starts empty and in English, and an update changes only the fields that it names', () => {
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
