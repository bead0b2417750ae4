import { countRedirect, type PageResult, resolveRedirect } from './page-redirects'

const at = (path: string) => ({
  location: () => new URL(path, 'https://www.alderway.example'),
  site: {
    paths: {},
    query: {},
    auth: { redirectAllowList: ['https://partner.alderway.example'] },
  },
})
const CHECK = '/reservation/availability.mi'

test.each<[string, PageResult, string, number, string]>([
  ['R1', { message: 'session.expired' }, '/reservation/guestInfo.mi', 302, '/sessionTimedOut.mi'],
  [
    'R2',
    { message: 'cart.validation.failed' },
    '/reservation/reviewDetails.mi',
    302,
    '/reservation/rateListMenu.mi',
  ],
  ['R3', { message: 'page.not.found' }, '/nowhere', 307, '/error'],
  [
    'R4',
    { message: 'lookup.reservation.authentication' },
    '/reservation/findReservationDetail.mi',
    302,
    '/reservation/lookupReservation.mi',
  ],
  [
    'R5',
    { navigationUrl: '/reservation/rateListMenu.mi?a=b' },
    CHECK,
    302,
    '/reservation/rateListMenu.mi?a=b',
  ],
  [
    'R5 listed',
    { navigationUrl: 'https://partner.alderway.example/x' },
    `/de-DE${CHECK}?propertyCode=NYCAB`,
    302,
    'https://partner.alderway.example/x',
  ],
  ['R6', { pageType: 'Confirmation' }, '/x', 302, '/reservation/confirmation.mi'],
])('%s', (_row, result, path, status, target) => {
  expect(resolveRedirect(result, at(path))).toEqual({ status, target })
})

test('R5 applies to the availability check only, and refuses foreign navigation URLs', () => {
  const navigationUrl = '/reservation/rateListMenu.mi'
  expect(resolveRedirect({ navigationUrl }, at('/reservation/guestInfo.mi'))).toBeNull()
  for (const url of ['https://evil.example/', '//evil.example', 'javascript:alert(1)', 7, null])
    expect(resolveRedirect({ navigationUrl: url }, at(CHECK))).toBeNull()
})

test('keeps the search and a safe return address, and no other parameter', () => {
  const search =
    'destinationAddress=Oslo&placeId=p-1&propertyCode=NYCAB&fromDate=2026-12-01&toDate=2026-12-03' +
    '&numRooms=2&numAdultsPerRoom=2&numAdultsPerRoom=1&childrenAges=4.7-&radius=20' +
    '&rateType=group&rateCode=ABC123&usePoints=true&flexible=true'
  const result = { message: 'cart.validation.failed' }
  const target = (path: string) => resolveRedirect(result, at(path))?.target
  expect(target(`/x?email=a@b.example&${search}&x=1&cart=c&returnTo=/loyalty`)).toBe(
    `/reservation/rateListMenu.mi?${search}&returnTo=%2Floyalty`,
  )
  expect(target('/x?returnTo=//evil.example')).toBe('/reservation/rateListMenu.mi')
})

test('does not redirect from the target page itself, nor for an unknown message', () => {
  const expired = { message: 'session.expired' }
  expect(resolveRedirect(expired, at('/sessionTimedOut.mi?a=b'))).toBeNull()
  expect(resolveRedirect(expired, at('/de-DE/sessionTimedOut.mi'))).toBeNull()
  for (const message of [undefined, null, '', 'other', 7, {}, 'constructor'])
    expect(resolveRedirect({ message, pageType: message }, at('/x'))).toBeNull()
})

test('the fourth redirect in ten seconds is a loop', () => {
  let times: number[] = []
  for (const now of [0, 100, 200]) times = countRedirect(times, now) ?? []
  expect(countRedirect(times, 9_999)).toBeNull()
  expect(countRedirect(times, 10_000)).toEqual([100, 200, 10_000])
  expect(countRedirect(['x', null, Number.NaN, 99_999], 5)).toEqual([5])
})
