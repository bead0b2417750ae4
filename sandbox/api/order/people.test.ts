/** What people of 40 countries type while they book, and about a booked stay (ADR 0111). */
import { oneOfEach, type Person, people } from '../../../fixtures/people'
import { refusedTexts } from '../../../fixtures/refused-people'
import { findOrdersOfNumber } from '../../database/booking/orders'
import { attempts, messages } from '../../database/members/account-schema'
import { createLedger } from '../../payment/ledger'
import { hotels } from '../../seed/hotels'
import { testApi } from '../testing/test-api'
import { type BookingVisitor, bookingTest } from './testing/booking-test'
import { orderOperations, shareByEmail } from './testing/order-operations'

const DETAILS = `query CartDetails($cartId: ID!) { cartDetails(cartId: $cartId) { name value } }`
const NONE = Number.POSITIVE_INFINITY

const ledger = createLedger()
const api = testApi({
  hotels,
  operations: [...orderOperations, DETAILS],
  empty: [messages, attempts],
  ledger,
  addressLimits: { messages: NONE, failures: NONE },
})
const { visitor, post, order, cardToken, query } = bookingTest(api, ledger)
const CALLS = '/phoenix-reservation/v1'

const guestFields = ({ typed, country, phoneCode, state }: Person): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...typed, emailConfirm: typed.email, country, phoneCode, state }).map(
      ([field, value]) => [`guest.${field}`, value],
    ),
  )

const byForm = async (call: string, cookie: string, fields: Record<string, string>) => {
  const answer = await fetch(`${api.server.url}${CALLS}/${call}`, {
    method: 'POST',
    headers: { cookie, origin: api.server.url },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
  return answer.headers.get('location') ?? `${answer.status}`
}

const formOf = ({ cartId, revision }: BookingVisitor, step: string) => ({
  ...{ cartId, revision: `${revision}`, step, page: 'guest-info' },
})

/** The provider's page follows where nothing is wrong. */
const isPaying = (location: string) => location.startsWith('http://pay.localhost')

/** Other questions of the page, as China's law asks one. */
const ofGuest = (problems: object) =>
  Object.keys(problems).filter((name) => name.startsWith('guest.'))

test('the cart keeps what people of 40 countries type in one form, with a script and without, and they may pay', async () => {
  const one = await visitor('HIGH')
  for (const [turn, person] of oneOfEach.entries()) {
    const fields = guestFields(person)
    // Each of the five ways of typing by both.
    if (Math.floor(turn / 5) % 2 === 0) {
      const { problems } = await post(one, 'book', fields)
      expect([person.typed, ofGuest(problems)]).toEqual([person.typed, []])
    } else {
      const isAsked = person.country === 'CN'
      const location = await byForm('updateCart', one.cookie, { ...formOf(one, 'book'), ...fields })
      expect([person.typed, isPaying(location)]).toEqual([person.typed, !isAsked])
    }
    const { data } = await query(DETAILS, { cartId: one.cartId }, one.cookie)
    const said = Object.fromEntries(
      data.map(({ name, value }: { name: string; value: string }) => [name, value]),
    )
    const { phone: _, ...stored } = person.stored
    for (const [field, value] of Object.entries(stored))
      expect([field, said[`guest.${field}`]]).toEqual([field, value])
  }
})

/** Several of the refused texts in one form, each in a field of its own, for as few calls as there can be. */
function refusedForms() {
  const forms: { country: string; fields: Record<string, string> }[] = []
  for (const { field, typed, country } of refusedTexts) {
    const name = `guest.${field}`
    const needsCountry = field === 'phone' || field === 'postalCode'
    const fits = forms.find(
      (form) => !(name in form.fields) && (!needsCountry || form.country === country),
    )
    const form = fits ?? { country, fields: {} }
    form.fields[name] = typed
    if (!fits) forms.push(form)
  }
  return forms
}

test('what no form takes keeps from paying, with a script and without', async () => {
  const one = await visitor('HIGH')
  for (const { country, fields } of refusedForms()) {
    const person = people.find((each) => each.country === country) as Person
    const { 'guest.email': emailConfirm = person.typed.email } = fields
    const all = { ...guestFields(person), ...fields, 'guest.emailConfirm': emailConfirm }
    const { problems } = await post(one, 'book', all)
    expect([fields, ofGuest(problems).sort()]).toEqual([fields, Object.keys(fields).sort()])
    const location = await byForm('updateCart', one.cookie, { ...formOf(one, 'book'), ...all })
    expect(location).toMatch(/^\/reservation\/guestInfo\.mi\?.*problem=INVALID/)
  }
})

const ofCountry = (wanted: string) => people.filter(({ country }) => country === wanted)
const storedGuest = async (number: string) =>
  (await findOrdersOfNumber(api.database.db, number))[0]?.guest

test.each(['RU', 'HU', 'JP', 'NL', 'VN'])(
  'a guest of %s books, finds the stay, changes who comes, and shares it, however it is typed',
  async (country) => {
    const [first, ...others] = ofCountry(country) as [Person, ...Person[]]
    const one = await visitor('HIGH')
    await post(one, 'keep', guestFields(first))
    const made = await order(one, { token: await cardToken(one, '4111111111111111') })
    expect(made.status.code).toBe('SUCCESS')
    const { confirmationNumber: number, handle: stay } = made.order
    const { givenName, familyName, email, phone } = first.stored
    expect(await storedGuest(number)).toMatchObject({
      givenName,
      familyName,
      email,
      phone,
      country,
    })

    const { familyName: lastName, givenName: firstName, email: typedEmail } = first.typed
    const asked = { confirmationNumber: `\u200e${number}`, lastName, firstName, email: typedEmail }
    expect((await api.server.post(`${CALLS}/submitReservationLookup`, asked)).status).toBe(200)
    expect(await byForm('submitReservationLookup', '', asked)).toContain('stay=')

    for (const [turn, other] of others.entries()) {
      const { typed, phoneCode } = other
      const fields = {
        ...{ stay, orderRevisionNumber: `${turn + 1}`, 'guest.givenName': typed.givenName },
        ...{ 'guest.familyName': typed.familyName, 'guest.email': typed.email },
        ...{ 'guest.phone': typed.phone, 'guest.phoneCode': phoneCode },
      }
      if (turn % 2 === 0) {
        const answer = await api.server.post(`${CALLS}/updateReservationChanges`, fields, one)
        expect([typed, (await answer.json()).status.code]).toEqual([typed, 'SUCCESS'])
      } else {
        const form = { page: 'review-guest-info', ...fields }
        expect(await byForm('updateReservationChanges', one.cookie, form)).toContain(
          'contactUpdated',
        )
      }
      const { givenName: given, familyName: family, email: mail, phone: mobile } = other.stored
      expect(await storedGuest(number)).toMatchObject({
        ...{ givenName: given, familyName: family, email: mail, phone: mobile },
      })
    }

    await api.database.db.delete(messages)
    const to = others.map(({ typed }) => typed.email)
    const shared = await query(shareByEmail, { input: { stay, to } }, one.cookie)
    expect(shared.data.status.code).toBe('SUCCESS')
    const form = { channel: 'email', stay, page: 'confirmation', to: to.join('、\t') }
    expect(await byForm('shareReservation', one.cookie, form)).toContain('outcome=shared')
    const sent = (await api.database.db.select().from(messages)).map(({ address }) => address)
    const addresses = others.map(({ stored }) => stored.email)
    expect(sent.sort()).toEqual([...addresses, ...addresses].sort())
  },
)
