import { attempts, messages } from '../../database/members/account-schema'
import { formIn } from '../testing/form-in'
import { testApi } from '../testing/test-api'

const AUTH = '/mi/phoenix-account-auth/v1'
const NAVIGATION = '/mi/phoenix-account-navigation/v1'
const PROFILE =
  'query AccountProfile($customerId: ID!) { customer(id: $customerId) { profile { contact { email phone country { code } } preferences { label } } } }'
const COUNTRIES =
  'query CountryLookup($locale: String!) { countries(locale: $locale) { code name } }'
const STATES =
  'query StateLookup($country: String!, $locale: String!) { states(country: $country, locale: $locale) { code name } }'
const TITLES = 'query TitleLookup($locale: String!) { titles(locale: $locale) { code name } }'
const CALLING_CODES =
  'query SmsCountryCodeLookup($locale: String!) { smsCountryCodes(locale: $locale) { country code } }'

const api = testApi({
  operations: [PROFILE, COUNTRIES, STATES, TITLES, CALLING_CODES],
  empty: [attempts, messages],
})

/** Posts a form of the site like a browser without a script. */
const post = (path: string, fields: Record<string, string>, headers: object = {}) =>
  fetch(api.server.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: api.server.url, ...headers },
    body: new URLSearchParams(fields),
  })
const outcomeOf = (answer: Response) => [answer.status, answer.headers.get('location')]
const page = '/de-DE/emailPassword.mi'

describe('a form without a script', () => {
  test('requests a link and is redirected to a page that says so, the same for every address', async () => {
    for (const userId of ['maria@example.com', 'nobody@example.com']) {
      const answer = await post(`${AUTH}/forgotPasswordSubmit`, { userId, page })
      expect(outcomeOf(answer)).toEqual([303, `${page}?outcome=sent`])
      expect(await answer.text()).toBe('')
    }
    expect(await api.server.mail('maria@example.com')).toHaveLength(1)
  })

  test('resets a password; both fields must be equal, and a link works once', async () => {
    await api.server.post(`${AUTH}/forgotPasswordSubmit`, { userId: 'mei@example.com' })
    const token = (await api.server.mail('mei@example.com'))[0]?.token ?? ''
    const renew = (confirmPassword: string) =>
      post(`${AUTH}/newPasswordSubmit`, { token, password: 'Harbour!light', confirmPassword, page })
    const other = await renew('other')
    expect(other.status).toBe(422)
    const { kept, asked, problems } = formIn(await other.text())
    expect([kept.token, asked, problems]).toEqual([
      token,
      ['password', 'confirmPassword'],
      ['The passwords don’t match.'],
    ])
    expect(outcomeOf(await renew('Harbour!light'))).toEqual([303, `${page}?outcome=passwordSaved`])
    expect(outcomeOf(await renew('Harbour!light'))).toEqual([303, `${page}?outcome=token.expired`])
  })

  const joining = {
    givenName: 'Aiko',
    surname: 'Sato',
    localGivenName: '愛子',
    localSurname: '佐藤',
    email: 'aiko@example.com',
    password: 'Harbour!light',
    country: 'US',
    postalCode: '10001',
    terms: 'yes',
    page: '/ja-JP/loyalty/createAccount/createAccountPage1.mi',
  }

  test('joins once; the address of the outcome contains no personal data', async () => {
    const join = (changes = {}) => post(`${AUTH}/enroll`, { ...joining, ...changes })
    const refused = await join({ postalCode: 'K1A 0B1', phone: '12', phoneCode: 'JP 81' })
    expect(refused.status).toBe(422)
    const { kept, asked, wrong, problems } = formIn(await refused.text())
    expect(wrong).toEqual({ postalCode: 'K1A 0B1', phone: '12' })
    expect(asked).toEqual(['password', 'postalCode', 'phone'])
    expect(problems).toEqual([
      'Enter the postal code in your country’s format.',
      'Enter 8 to 16 digits.',
    ])
    const { password, postalCode, ...others } = joining
    expect(kept).toMatchObject(others)
    expect(outcomeOf(await join())).toEqual([303, `${joining.page}?outcome=joined`])
    expect(outcomeOf(await join())).toEqual([303, `${joining.page}?outcome=emailDuplicateError`])
    const prohibited = await join({ country: 'IR', email: 'b@example.com' })
    expect(outcomeOf(prohibited)).toEqual([303, `${joining.page}?outcome=prohibitedCountryErrMsg`])
  })

  test('activates an online account and is signed in', async () => {
    const member = { memberNumber: '1002003017', lastName: 'weber', email: 'jonas@example.com' }
    const asked = await post(`${NAVIGATION}/createOnlineAccount`, { ...member, page })
    expect(outcomeOf(asked)).toEqual([303, `${page}?outcome=sent`])
    const token = (await api.server.mail('jonas@example.com'))[0]?.token ?? ''
    const chosen = { token, password: 'Harbour!light', confirmPassword: 'Harbour!light', page }
    const answer = await post(`${NAVIGATION}/submitCreateOnlineAccount`, chosen)
    expect(outcomeOf(answer)).toEqual([303, `${page}?outcome=activated`])
    expect(answer.headers.getSetCookie().join()).toContain('foyer-session=')
  })

  test.each([
    ['another origin', { origin: 'https://evil.example' }, 403],
    ['an unknown origin', { origin: 'null' }, 403],
    ['nobody who says where it stands', {}, 415],
  ])('is refused from %s', async (_name, headers: Record<string, string>, status) => {
    const answer = await fetch(`${api.server.url}${AUTH}/forgotPasswordSubmit`, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ userId: 'maria@example.com', page }),
    })
    expect(answer.status).toBe(status)
    expect(await api.server.mail('maria@example.com')).toEqual([])
  })

  test.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/.//evil.example'])(
    'is not redirected to %s',
    async (target) => {
      const answer = await post(`${AUTH}/forgotPasswordSubmit`, { userId: 'x', page: target })
      expect(outcomeOf(answer)).toEqual([303, '/?outcome=sent'])
    },
  )

  test('is refused for all other calls', async () => {
    expect((await post('/mi/session', { keys: 'x' })).status).toBe(415)
  })
})

test('a signed-in member gets masked addresses, a remembered visitor none', async () => {
  const ask = async (visitor: string, headers = {}) => {
    const cookie = await api.server.become(visitor)
    const answer = await api.server.query(PROFILE, { customerId: 'C1001' }, { cookie, headers })
    return (await answer.json()).data.customer.profile
  }
  expect(await ask('member-maria')).toEqual({
    contact: { email: 'm•••@example.com', phone: '•••05', country: { code: 'US' } },
    preferences: [
      { label: 'High floor' },
      { label: 'Away from the elevator' },
      { label: 'Feather-free pillow' },
    ],
  })
  const remembered = await ask('remembered-maria', { 'access-type': 'remember-me' })
  expect(remembered).toEqual({ contact: null, preferences: null })
})

test('countries are named and sorted by locale; four are excluded', async () => {
  const list = async (locale: string): Promise<{ code: string; name: string }[]> =>
    (await (await api.server.query(COUNTRIES, { locale })).json()).data.countries
  const german = await list('de-DE')
  expect(german).toContainEqual({ code: 'JP', name: 'Japan' })
  expect(german.filter(({ code }) => ['CU', 'KP', 'SY', 'IR'].includes(code))).toEqual([])
  expect(german.length).toBeGreaterThan(230)
  expect(german.findIndex(({ code }) => code === 'AT')).toBeGreaterThan(
    german.findIndex(({ code }) => code === 'EG'),
  )
})

const answerTo = async (query: string, variables: Record<string, string>) =>
  (await (await api.server.query(query, variables)).json()).data

test.each([
  ['US', 'en-US', 54, { code: 'CA', name: 'California' }],
  ['CA', 'de-DE', 13, { code: 'QC', name: 'Quebec' }],
  ['AU', 'en-US', 8, { code: 'NSW', name: 'New South Wales' }],
  ['BR', 'en-US', 27, { code: 'SP', name: 'São Paulo' }],
  ['MX', 'ar-SA', 32, { code: 'OAX', name: 'Oaxaca' }],
  ['JP', 'ja-JP', 47, { code: '13', name: '東京都' }],
  ['JP', 'en-US', 47, { code: '13', name: 'Tokyo' }],
  ['CN', 'zh-CN', 31, { code: 'GD', name: '广东省' }],
  ['CN', 'ja-JP', 31, { code: 'GD', name: 'Guangdong' }],
])('states of %s are listed once each in %s (W43)', async (country, locale, count, one) => {
  const { states } = await answerTo(STATES, { country, locale })
  expect(states).toContainEqual(one)
  for (const key of ['code', 'name']) {
    const values = states.map((state: Record<string, string>) => state[key])
    expect([...new Set(values)]).toHaveLength(count)
    expect(values).toHaveLength(count)
  }
})

test.each(['DE', 'us', '', 'constructor'])('%j has no states', async (country) => {
  expect(await answerTo(STATES, { country, locale: 'en-US' })).toEqual({ states: [] })
})

test('titles are those of the language', async () => {
  const titlesIn = async (locale: string) => (await answerTo(TITLES, { locale })).titles
  expect(await titlesIn('de-AT')).toContainEqual({ code: 'Ms', name: 'Frau' })
  expect(await titlesIn('es-MX')).toContainEqual({ code: 'Ms', name: 'Sra.' })
  expect(await titlesIn('en-US')).toContainEqual({ code: 'Mrs', name: 'Mrs' })
  expect(JSON.stringify(await titlesIn('de-DE'))).not.toContain('Mrs')
})

test('every country where one may join has its calling code, in the order of its names', async () => {
  const { countries } = await answerTo(COUNTRIES, { locale: 'de-DE' })
  const { smsCountryCodes } = await answerTo(CALLING_CODES, { locale: 'de-DE' })
  expect(smsCountryCodes.map(({ country }: { country: string }) => country)).toEqual(
    countries.map(({ code }: { code: string }) => code),
  )
  expect(smsCountryCodes).toContainEqual({ country: 'JP', code: '81' })
  const odd = smsCountryCodes.filter(({ code }: { code: string }) => !/^[1-9]\d{0,3}$/.test(code))
  expect(odd).toEqual([])
})
