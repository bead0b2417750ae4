/** What 200 people of 40 countries type is taken by the rules of every form, and stored in one form (ADR 0111). */
import { people } from '../fixtures/people'
import { refusedTexts } from '../fixtures/refused-people'
import {
  changesOf,
  contactProblems,
} from '../src/components/account-container/contact/contact-values'
import {
  enrollBody,
  type JoinValues,
  joinProblems,
} from '../src/components/account-container/join/join-values'
import { readEmails, readMobile } from '../src/components/share-reservation/share-entries'
import { agentPart } from '../src/features/checkout/agent/agent.rules'
import { guestPart, guestPhone } from '../src/features/checkout/guest/guest.rules'
import { joinerProblems, readJoiner } from '../src/features/join/joiner.rules'
import { personalDetailsLabels } from '../src/features/personal-details/personal-details.labels'
import { sentUsername, signInProblems } from '../src/features/sign-in/sign-in.rules'
import { registrationIn, registrationProblems } from '../src/rules/order/registration'
import { phoneMinimum } from '../src/rules/validation/mobile-number'
import { readCallingCode } from '../src/rules/validation/phone-entry'
import { formLabels } from '../src/ui/labels/form.labels'
import { fillText } from '../src/ui/text/fill-text'

const LOCALE = 'en-US'
const PASSWORD = 'Harbour!light'

const joinValues = ({ typed, country, phoneCode, state }: (typeof people)[number]) => {
  const { familyName: surname, localFamilyName: localSurname, ...texts } = typed
  const values = { ...texts, surname, localSurname, country, phoneCode, state }
  return {
    ...values,
    emailConfirm: texts.email,
    password: PASSWORD,
    terms: 'yes',
  } as unknown as JoinValues
}

it.each(people.map((person, index) => [person.country, index % 5, person] as const))(
  '%s %i: every form takes what was typed, and sends its one form',
  (_country, _index, person) => {
    const { typed, stored, country, phoneCode, state } = person
    const values = joinValues(person)
    expect(joinProblems(values, LOCALE)).toEqual({})
    const { givenName, familyName, email, phone, postalCode, line1, city } = stored
    const address = { line1, city, postalCode, ...(state && { state }) }
    expect(enrollBody(values, PASSWORD, LOCALE, '')).toMatchObject({
      ...{ name: { givenName, surname: familyName }, email, phone, address },
      ...(stored.localGivenName && {
        localizedName: { givenName: stored.localGivenName, surname: stored.localFamilyName },
      }),
    })
    const contact = { ...values, line2: '' }
    expect(contactProblems(contact as never, '')).toEqual({})
    expect(changesOf(contact as never, '')).toMatchObject({ email, phone, address })

    const guest = { ...typed, emailConfirm: typed.email, phoneCode, country, state }
    expect(guestPart.problemsOf(guest, { locale: LOCALE, rooms: [], all: {} })).toEqual({})
    expect(guestPhone(guest).entered).toBe(phone)
    const others = { 'room.2.givenName': typed.givenName, 'room.2.familyName': typed.familyName }
    const rooms = ['1', '2']
    expect(
      guestPart.problemsOf({ ...guest, ...others }, { locale: LOCALE, rooms, all: {} }),
    ).toEqual({})

    const joiner = readJoiner({ ...typed, country })
    expect(joinerProblems(joiner, LOCALE)).toEqual({})
    expect(joiner).toEqual({ givenName, familyName, email, country })

    const agent = { number: '12345675', name: typed.familyName, email: typed.email }
    expect(agentPart.problemsOf(agent, { locale: LOCALE, rooms: [], all: {} })).toEqual({})

    const entry = {
      username: typed.email,
      password: PASSWORD,
      isRemembered: false,
      isMobileAuth: false,
    }
    expect(signInProblems(entry).username).toBeNull()
    expect(sentUsername(typed.email)).toBe(email)
    expect(readEmails(`${typed.email}, ${typed.email}`)).toEqual({ to: [email] })
    if (country !== 'CN' && phone !== '' && typed.phone.normalize('NFKC').includes('+'))
      expect(readMobile(typed.phone)).toBe(phone)

    const said = registrationIn({
      'registration.nationality': country === 'DE' ? 'FR' : country,
      'registration.birthDate': '1980-02-29',
      'registration.address': `${typed.line1} ${typed.city}`,
    })
    expect(registrationProblems(said, { country: 'DE', today: '2027-03-01' })).toEqual([])
    expect(said.address).toBe(`${line1} ${city}`)
  },
)

const texts: Readonly<Record<string, string>> = {
  ...personalDetailsLabels.english,
  ...formLabels.english,
}

it('there are 60 texts that no form takes', () => expect(refusedTexts).toHaveLength(60))

it.each(refusedTexts.map((one) => [one.field, one.typed, one] as const))(
  '%s %j is refused with its sentence',
  (field, typed, { country, sentence }) => {
    const person = people.find((one) => one.country === country) as (typeof people)[number]
    const min = phoneMinimum(readCallingCode(person.phoneCode) ?? { country, code: '' })
    const sentenceOf = (label: string | undefined) => fillText(texts[label ?? ''] ?? '', { min })
    const join = field === 'familyName' ? 'surname' : field
    const joined = joinProblems({ ...joinValues(person), [join]: typed }, LOCALE)
    expect({ ...joined, emailConfirm: undefined }).toEqual({ [join]: joined[join as 'email'] })
    expect(sentenceOf(joined[join as 'email'])).toBe(sentence)
    const guest = { ...person.typed, phoneCode: person.phoneCode, country, state: person.state }
    const problems = guestPart.problemsOf(
      { ...guest, [field]: typed },
      { locale: LOCALE, rooms: [], all: {} },
    )
    expect(Object.keys(problems)).toEqual([field])
    expect(sentenceOf(problems[field])).toBe(sentence)
  },
)
