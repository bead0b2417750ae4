import Fastify, { type FastifyInstance } from 'fastify'
import { withoutContextPath } from '../../cms/locales'
import { apiPlugin } from '../api-plugin'
import { formIn } from '../testing/form-in'
import { testApi } from '../testing/test-api'

/**
 * Each form that works without a script, with what a visitor has typed into it. Whatever its call fails
 * by, the visitor reads that, and loses nothing but secrets.
 */
const api = testApi()

const SECRETS = { password: 'Harbour!light', confirmPassword: 'Harbour!light' }
const CODE = { code: '734211' }
const SIGN_IN = { userId: 'aiko@example.com', password: SECRETS.password, rememberMe: 'true' }
const JOINING = { givenName: 'Aiko', surname: 'Sato', email: 'aiko@example.com', country: 'US' }
const COMMENT = 'A cot, please:\r\n"quiet" & <high> up'
const SEARCH = 'fromDate=2027-03-10&toDate=2027-03-12&propertyCode=MUCDE'

interface Form {
  fields: Record<string, string>
  /** Where a failure is told by a page that has everything again. */
  told?: RegExp
}

/** By the last parts of the path of their calls. */
const FORMS: Record<string, Form> = {
  'v1/loginWithCredentials': { fields: SIGN_IN },
  'v1/loginWithCredentialsAndLink': { fields: { ...SIGN_IN, orderId: '70110001' } },
  'v2/loginWithCredentialsAndLink': { fields: { ...SIGN_IN, orderId: '70110001' } },
  'v1/generateOTP': { fields: { target: 'sms 0', returnTo: '/profile.mi' } },
  'v1/validateOTP': { fields: { ...CODE, returnTo: '/profile.mi' } },
  'v1/enroll': { fields: { ...JOINING, password: SECRETS.password, terms: 'yes' } },
  'v2/enroll': { fields: { ...JOINING, cartId: 'a-cart', 'requests.room-0.comment': COMMENT } },
  'v1/forgotPasswordSubmit': { fields: { userId: 'aiko@example.com', page: '/emailPassword.mi' } },
  'v1/newPasswordSubmit': { fields: { ...SECRETS, token: 'a-token' } },
  'v1/updateContactDetails': { fields: { email: 'new@example.com', phone: '', ...SECRETS } },
  'v1/confirmEmail': { fields: { token: 'a-token' } },
  'v1/keepEmail': { fields: { page: '/profile.mi' } },
  'v1/createOnlineAccount': {
    fields: { memberNumber: '1002003017', lastName: 'Weber', email: 'jonas@example.com' },
  },
  'v1/submitCreateOnlineAccount': { fields: { ...SECRETS, token: 'a-token' } },
  'v1/submitReservationLookup': {
    fields: { confirmationNumber: '70110001', lastName: 'Lindqvist', email: 'a@example.com' },
  },
  'v1/selectRate': {
    fields: { rate: 'a-rate a-token', searchCriteria: SEARCH },
    told: /^\/de-DE\/reservation\/rateListMenu\.mi\?.*propertyCode=MUCDE.*problem=/,
  },
  'v1/modifySelectRate': {
    fields: { stay: 'a-stay', fromDate: '2027-01-12', toDate: '2027-01-14' },
  },
  'v1/updateCart': {
    fields: {
      cartId: 'a-cart',
      step: 'book',
      'guest.familyName': 'Sato',
      'guest.arrival': COMMENT,
    },
  },
  'v1/shareReservation': { fields: { channel: 'email', to: 'anna@example.com, ben@example.com' } },
  'v1/buyInsurance': { fields: { stay: 'a-stay', attempt: '2' } },
  'v1/updateOrder': { fields: { change: 'suite room-0', revision: '3' } },
  'v1/confirmCancelReservation': {
    fields: { stay: 'a-stay', rooms: 'room-0', revision: '1' },
    told: /^\/de-DE\/reservation\/cancelReservation\.mi\?rooms=room-0&stay=a-stay&outcome=/,
  },
  'v1/checkIn': {
    fields: { stay: 'a-stay', item: 'room-0', 'requests.room-0.arrival': '18:00' },
  },
  'v1/receipt': { fields: { stay: 'a-stay', change: 'address', line: COMMENT, vatId: '' } },
  'v1/updateReservationChanges': {
    fields: { stay: 'a-stay', orderRevisionNumber: '3', 'requests.room-0.comment': COMMENT },
  },
}

let server: FastifyInstance
let cookie: string
let isAway = false
const urls = new Map<string, string>()

beforeAll(async () => {
  cookie = await api.server.become('anon')
  server = Fastify({ rewriteUrl: withoutContextPath })
  server.addHook('onRoute', ({ url, config, method }) => {
    if (config?.formOutcome && method === 'POST') urls.set(url.split('/').slice(-2).join('/'), url)
  })
  const db = new Proxy(api.database.db, {
    get(target, name) {
      if (isAway) throw Object.assign(new Error('The database is away.'), { code: '57P01' })
      return Reflect.get(target, name)
    },
  })
  const operations = { regular: {}, dtt: {} }
  await server.register(apiPlugin, { database: { ...api.database, db }, operations })
  await server.ready()
})
beforeEach(() => {
  isAway = false
})
afterAll(() => server.close())

function send(name: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return server.inject({
    method: 'POST',
    url: `/de-DE${urls.get(name)}`,
    headers: {
      ...{ host: 'hotels.example', origin: 'http://hotels.example' },
      referer: 'http://hotels.example/de-DE/here.mi?stay=a-stay',
      'content-type': 'application/x-www-form-urlencoded',
      cookie,
      ...headers,
    },
    payload: new URLSearchParams(fields).toString(),
  })
}

const isSecret = (name: string) => ['password', 'confirmPassword', 'code'].includes(name)

test('each form of the site is in the table', () => {
  expect([...urls.keys()].sort()).toEqual(Object.keys(FORMS).sort())
})

const FAULTS = ['fail', 'status:500', 'status:503', 'nonsense', 'null', 'system:ACS064', 'away']

test.each(Object.entries(FORMS))(
  '%s says that it failed, and sends the same again',
  async (name, form) => {
    const call = name.split('/')[1]
    for (const fault of FAULTS) {
      isAway = fault === 'away'
      const headers = isAway ? {} : { 'x-foyer-fault': `${call}:${fault}` }
      const answer = await send(name, form.fields, headers as Record<string, string>)
      if (form.told) {
        expect([fault, answer.statusCode]).toEqual([fault, 303])
        expect(answer.headers.location).toMatch(form.told)
        continue
      }
      expect([fault, answer.statusCode]).toEqual([fault, expect.any(Number)])
      expect(answer.statusCode).toBeGreaterThanOrEqual(400)
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(answer.headers['cache-control']).toContain('no-store')
      expect(answer.body).toContain('<html lang="de-DE" dir="ltr">')
      expect(answer.body).toContain('Das hat nicht geklappt')
      expect(answer.body).toContain('href="/de-DE/here.mi?stay=a-stay"')
      const entries = Object.entries(form.fields)
      const { action, kept, asked } = formIn(answer.body)
      expect(action).toBe(`/de-DE${urls.get(name)}`)
      expect(kept).toEqual(Object.fromEntries(entries.filter(([field]) => !isSecret(field))))
      expect(asked).toEqual(entries.map(([field]) => field).filter(isSecret))
      for (const [field, value] of entries.filter(([field]) => isSecret(field)))
        expect([field, answer.body.includes(value)]).toEqual([field, false])
    }
  },
)

test('a refused field is corrected in the language of the site', async () => {
  const fields = { ...JOINING, givenName: 'R2"D2', password: SECRETS.password, terms: 'yes' }
  const answer = await send('v1/enroll', fields)
  expect(answer.statusCode).toBe(422)
  expect(answer.body).toContain('<html lang="de-DE" dir="ltr">')
  expect(answer.body).toContain('Bitte prüfen Sie Ihre Angaben.')
  expect(answer.body).not.toContain('Bei uns ist etwas schiefgegangen')
  const { wrong, asked, problems } = formIn(answer.body)
  expect([wrong, asked]).toEqual([{ givenName: 'R2"D2' }, ['givenName', 'password']])
  expect(problems).toEqual([
    'Verwenden Sie lateinische Buchstaben; dazwischen sind Bindestrich, Apostroph und Leerzeichen möglich.',
  ])
})

test('the number of a card is not repeated, and control characters do not refuse the form again', async () => {
  const fields = { 'requests.room-0.comment': 'Take 4111 1111 1111 1111', stay: 'a\u0001-stay' }
  const { body } = await send('v1/updateReservationChanges', fields)
  expect(formIn(body).kept).toEqual({ stay: 'a-stay' })
  expect(body).toContain('Das Feld mit einer Kartennummer haben wir weggelassen.')
  expect(body).not.toMatch(/4111\D?1111/)
})

test('a page of another site is not what its link leads to', async () => {
  const headers = { referer: 'https://elsewhere.example/here', 'x-foyer-fault': '*:status:500' }
  const { body } = await send('v1/shareReservation', { to: '"><script>' }, headers)
  expect(body).toContain('<a href="/">')
  expect(body).not.toContain('elsewhere')
  expect(body).not.toContain('<script')
})

test('a booking may lead on to the payment provider, another form may not', async () => {
  const headers = { 'x-foyer-fault': '*:status:500' }
  const policyOf = async (name: string) =>
    (await send(name, {}, headers)).headers['content-security-policy']
  expect(await policyOf('v1/updateCart')).toContain("form-action 'self' http://pay.localhost;")
  expect(await policyOf('v1/shareReservation')).toContain("form-action 'self';")
})
