/** What people of 40 countries type is stored in one form, with a script and without one (ADR 0111). */
import { eq, inArray } from 'drizzle-orm'
import { oneOfEach, type Person, people } from '../../../fixtures/people'
import { refusedTexts } from '../../../fixtures/refused-people'
import {
  enrollBody,
  type JoinValues,
} from '../../../src/components/account-container/join/join-values'
import { accounts, attempts, messages } from '../../database/members/account-schema'
import { memberDetails } from '../../database/members/member-details'
import { customers } from '../../database/schema'
import { SEED_PASSWORD } from '../../database/seeding/seed-accounts'
import { formIn } from '../testing/form-in'
import { testApi } from '../testing/test-api'
import { cookieOf } from '../testing/test-server'

const NONE = Number.POSITIVE_INFINITY
const api = testApi({
  empty: [attempts, messages],
  addressLimits: { messages: NONE, failures: NONE },
})

const AUTH = '/mi/phoenix-account-auth/v1'

/** The fields of the join form, as its browser posts them. */
function fieldsOf({ typed, country, phoneCode, state }: Person): Record<string, string> {
  const { familyName: surname, localFamilyName: localSurname, ...texts } = typed
  return { ...texts, surname, localSurname, country, phoneCode, state, terms: 'yes' }
}

const byScript = (fields: Record<string, string>) =>
  api.server.post(`${AUTH}/enroll`, enrollBody(fields as JoinValues, '', 'en-US', ''))

const byForm = (path: string, fields: Record<string, string>, cookie = '') =>
  fetch(`${api.server.url}${AUTH}/${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: api.server.url, cookie },
    body: new URLSearchParams({ page: '/loyalty/createAccount/createAccountPage1.mi', ...fields }),
  })

const EMAILS = people.map(({ stored }) => stored.email)

const forgetPeople = () => api.database.db.delete(accounts).where(inArray(accounts.email, EMAILS))

async function storedPeople() {
  const rows = await api.database.db
    .select()
    .from(accounts)
    .innerJoin(customers, eq(customers.id, accounts.customerId))
    .leftJoin(memberDetails, eq(memberDetails.customerId, accounts.customerId))
    .where(inArray(accounts.email, EMAILS))
  return new Map(
    rows.map(({ accounts: account, customers: customer, member_details: details }) => [
      account.email,
      { account, customer, details },
    ]),
  )
}

/** What is stored of a person, by the names of the form. */
function expectedOf({ stored, state }: Person) {
  const { givenName, familyName, localGivenName, localFamilyName, email, phone } = stored
  const { line1, city, postalCode } = stored
  const isLocal = localGivenName !== ''
  return {
    ...{ givenName, surname: familyName, email, phone: phone.replace('+', '') },
    address: { line1, city, postalCode, ...(state && { state }) },
    ...(isLocal && { localizedName: { givenName: localGivenName, surname: localFamilyName } }),
  }
}

test.each([
  ['with a script', byScript],
  ['without a script', (fields: Record<string, string>) => byForm('enroll', fields)],
] as const)('each of 200 people joins %s, and is stored in one form', async (_way, join) => {
  await forgetPeople()
  const refusals: unknown[] = []
  for (const person of people) {
    const answer = await join(fieldsOf(person))
    const isDone =
      answer.status === 200 || /outcome=joined/.test(answer.headers.get('location') ?? '')
    if (!isDone) refusals.push([person.typed, answer.status, await answer.text()])
  }
  expect(refusals).toEqual([])
  const rows = await storedPeople()
  for (const person of people) {
    const row = rows.get(person.stored.email)
    const { address, localizedName } = (row?.details?.details ?? {}) as Record<string, unknown>
    const { givenName, surname } = row?.customer ?? {}
    const { email, phone } = row?.account ?? {}
    const found = { givenName, surname, email, phone, address }
    expect(localizedName ? { ...found, localizedName } : found).toEqual(expectedOf(person))
  }
})

/** The member of the site who changes everything to what a person of each country types. */
const MARIA = 'C1001'

test('each country’s way of typing changes the profile of a member, with a script and without', async () => {
  await forgetPeople()
  const signedIn = await api.server.post(`${AUTH}/loginWithCredentials`, {
    userId: '\u2068Ｍａｒｉａ@example.com\u2069',
    password: SEED_PASSWORD,
  })
  expect(signedIn.status).toBe(200)
  const cookie = cookieOf(signedIn)
  for (const [turn, person] of oneOfEach.entries()) {
    const { phone, postalCode, line1, city } = person.typed
    const { country, phoneCode, state } = person
    const fields = {
      phone,
      phoneCode,
      country,
      line1,
      city,
      state,
      postalCode,
      password: SEED_PASSWORD,
    }
    const answer =
      turn % 2 === 0
        ? await api.server.post(`${AUTH}/updateContactDetails`, fields, { cookie })
        : await byForm('updateContactDetails', fields, cookie)
    const { address, phone: number } = expectedOf(person)
    const isDone =
      answer.status === 200 || /outcome=contactSaved/.test(answer.headers.get('location') ?? '')
    expect([person.typed, isDone]).toEqual([person.typed, true])
    const [row] = await api.database.db
      .select()
      .from(accounts)
      .where(eq(accounts.customerId, MARIA))
    const [more] = await api.database.db
      .select()
      .from(memberDetails)
      .where(eq(memberDetails.customerId, MARIA))
    expect([row?.phone, more?.details.address]).toEqual([number, address])
  }
})

test('a member signs in with the address as it was typed, and asks for a new password with it', async () => {
  const ofGermany = people.filter(({ country }) => country === 'DE')
  const [first] = ofGermany
  const fields = { ...fieldsOf(first as Person), password: 'Harbour!light' }
  const { email } = (first as Person).stored
  await api.database.db.delete(accounts).where(eq(accounts.email, email))
  expect(
    (
      await api.server.post(
        `${AUTH}/enroll`,
        enrollBody(fields as unknown as JoinValues, 'Harbour!light', 'en-US', ''),
      )
    ).status,
  ).toBe(200)
  const typed = [
    'guest.de0@müller.de',
    ' Guest.de0@xn--mller-kva.de',
    'guest.de0@mu\u0308ller.de\u200b',
    'ｇｕｅｓｔ．ｄｅ０＠ｍüｌｌｅｒ．ｄｅ',
  ]
  for (const userId of typed) {
    const answer = await api.server.post(`${AUTH}/loginWithCredentials`, {
      userId,
      password: 'Harbour!light',
    })
    expect([userId, answer.status]).toEqual([userId, 200])
    await api.database.db.delete(messages)
    expect((await byForm('forgotPasswordSubmit', { userId })).headers.get('location')).toContain(
      'outcome=sent',
    )
    expect(await api.server.mail(email)).toHaveLength(1)
  }
})

/** What the browser's form and the server call a field. */
const NAMES: Readonly<Record<string, string>> = { familyName: 'surname' }

test('what no form takes is refused, with a script and without, and nobody joins', async () => {
  await forgetPeople()
  for (const { field, typed, country, sentence } of refusedTexts) {
    const person = people.find((one) => one.country === country) as Person
    const name = NAMES[field] ?? field
    const fields = {
      ...fieldsOf(person),
      localGivenName: 'Ana',
      localSurname: 'Ana',
      [name]: typed,
    }
    const answer = await byScript(fields)
    expect([typed, answer.status, (await answer.json()).fields]).toEqual([typed, 422, [name]])
    const posted = await byForm('enroll', fields)
    expect([typed, posted.status]).toEqual([typed, 422])
    const { wrong, problems, kept } = formIn(await posted.text())
    expect([wrong, problems]).toEqual([{ [name]: typed }, [sentence]])
    expect({ ...kept, ...wrong }).toMatchObject(fields)
  }
  expect([...(await storedPeople()).keys()]).toEqual([])
})
