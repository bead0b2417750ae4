/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react'
import {
  type AccountPageOptions,
  type CallAnswer,
  refusal,
  showAccountPage,
  user,
} from '../../../../fixtures/account-page'
import widget from '../account-container.widget'
import { type JoinValues, joinProblems } from './join-values'

const JOIN = '/loyalty/createAccount/createAccountPage1.mi'
const countries = ['BE', 'CA', 'CN', 'DE', 'HK', 'US'].map((code) => ({ code, name: code }))
const answersFor = (locale: string) => [
  { name: 'CountryLookup' as const, variables: { locale }, data: { countries } },
]

const show = ({ context, ...options }: AccountPageOptions = {}) => {
  const locale = context?.locale ?? 'en-US'
  return showAccountPage(widget, {
    address: JOIN,
    props: {
      joinFields: ['givenName', 'familyName', 'localizedName', 'phone', 'smsOptIn', 'postalCode'],
    },
    ...options,
    context: { ...context, answers: answersFor(locale) },
  })
}
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const press = () => user.click(screen.getByRole('button', { name: 'Join now' }))
const joined = { body: { status: 'SUCCESS', memberNumber: '1003000001' } }

async function fillIn() {
  await user.type(field(/Given name/), 'Zoë')
  await user.type(field(/Family name/), 'O’Neil-Smith')
  await user.type(field(/^Email/), 'zoe@example.com')
  await user.selectOptions(field(/Country/), 'DE')
  await user.type(field(/^Password/), 'Harbour!light')
  await user.click(field(/I accept the terms/))
}

const joinWith = async (
  answer: CallAnswer | (() => CallAnswer),
  options: AccountPageOptions = {},
) => {
  const shown = await show({ ...options, answers: { '/enroll': answer, ...options.answers } })
  await fillIn()
  await press()
  return shown
}

it('links the terms and the privacy statement in new tabs; the links do not tick the box', async () => {
  const props = { termsHref: 'https://legal.example/circle', privacyHref: '/privacy' }
  await show({ props, context: { contextPath: '/de-DE' } })
  const box = field(/I accept the terms of .* and have read the privacy statement/)
  const links = within(box.closest('div') ?? document.body).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://legal.example/circle',
    '/de-DE/privacy',
  ])
  for (const link of links) {
    expect(link).toHaveAttribute('target', '_blank')
    await user.click(link)
  }
  expect(box).not.toBeChecked()
})

it.each([
  [false, '/mi/phoenix-account-auth/v1/enroll'],
  [true, '/mi/phoenix-account-auth/v2/enroll'],
])('joins (v2: %s) and shows the member number, which is not stored', async (enrollV2, path) => {
  const { sent, page } = await joinWith(joined, { flags: { enrollV2 } })
  const title = 'Welcome! Your member number is 1003000001.'
  expect(await screen.findByRole('heading', { name: title })).toHaveFocus()
  const [call] = sent('/enroll')
  expect(call?.path).toBe(path)
  const at = new Date(page.now()).toISOString()
  const consent = (type: string, accepted: boolean) => ({
    ...{ type, version: '1', accepted, at },
    locale: 'en-US',
  })
  expect(call?.body).toEqual({
    name: { givenName: 'Zoë', surname: "O'Neil-Smith" },
    email: 'zoe@example.com',
    password: 'Harbour!light',
    country: 'DE',
    consents: [consent('terms', true), consent('marketing', false), consent('smsOptIn', false)],
    source: 'join',
  })
  expect(JSON.stringify(window.adobeDataLayer)).not.toMatch(/1003000001|zoe|Harbour/i)
  expect(window.location.href).not.toMatch(/1003000001|zoe/)
})

it('has no phone field for a country that the site’s list names, and sends no number', async () => {
  const { sent } = await show({ answers: { '/enroll': joined } })
  await user.type(field(/^Mobile phone/), '4915112345678')
  await user.click(field(/Send me text messages/))
  await fillIn()
  await user.selectOptions(field(/Country/), 'BE')
  expect(screen.queryByLabelText(/^Mobile phone/)).toBeNull()
  expect(screen.queryByLabelText(/Send me text messages/)).toBeNull()
  await press()
  await waitFor(() => expect(sent('/enroll')).toHaveLength(1))
  const [call] = sent('/enroll')
  expect(call?.body).not.toHaveProperty('phone')
  expect(call?.body?.consents).toContainEqual(
    expect.objectContaining({ type: 'smsOptIn', accepted: false }),
  )
})

it('its button is busy while the form is sent, and no longer when that has failed', async () => {
  let answer = (_value: CallAnswer) => {}
  await show({ answers: { '/enroll': () => new Promise((resolve) => (answer = resolve)) } })
  await fillIn()
  const button = screen.getByRole('button', { name: 'Join now' })
  expect(button).not.toHaveAttribute('aria-busy')
  await press()
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
  expect(button).toHaveFocus()
  await act(async () => answer(null))
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
})

describe('lists of the API (W43)', () => {
  const lists = {
    TitleLookup: { titles: [{ code: 'Mx', name: 'Mx' }] },
    StateLookup: {
      states: [
        { code: 'CA', name: 'California' },
        { code: 'NY', name: 'New York' },
      ],
    },
    SmsCountryCodeLookup: {
      smsCountryCodes: [
        { country: 'DE', code: '49' },
        { country: 'HK', code: '852' },
        { country: 'US', code: '1' },
      ],
    },
  }
  type Lookup = keyof typeof lists
  const allFields = { joinFields: ['title', 'phone', 'state', 'line1'] }

  /** The lists come when a test lets them, if ever. */
  async function showAsking() {
    const waiting = new Map<Lookup, (answer: CallAnswer) => void>()
    const names = Object.keys(lists) as Lookup[]
    const asked = (name: Lookup) => () =>
      new Promise<CallAnswer>((resolve) => waiting.set(name, resolve))
    const shown = await show({
      props: allFields,
      answers: {
        '/enroll': joined,
        ...Object.fromEntries(names.map((name) => [`/${name}`, asked(name)])),
      },
    })
    const give = async (name: Lookup, answer: CallAnswer = { body: { data: lists[name] } }) => {
      await waitFor(() => expect([...waiting.keys()]).toContain(name))
      await act(async () => waiting.get(name)?.(answer))
    }
    return { ...shown, give }
  }
  const body = (sent: Awaited<ReturnType<typeof show>>['sent']) => sent('/enroll')[0]?.body

  it('offers titles, states and calling codes, and sends what was chosen of them', async () => {
    const { sent, give } = await showAsking()
    await give('TitleLookup')
    await fillIn()
    await user.selectOptions(field(/Country or region/), 'US')
    await give('StateLookup')
    await give('SmsCountryCodeLookup')
    await user.selectOptions(await screen.findByRole('combobox', { name: 'State or province' }), [
      'New York',
    ])
    await user.selectOptions(field(/^Title/), 'Mx')
    await user.selectOptions(screen.getByRole('combobox', { name: /Calling code/ }), 'DE 49')
    await user.type(field(/^Mobile phone/), '0171 3920027')
    await press()
    await waitFor(() => expect(sent('/enroll')).toHaveLength(1))
    expect(body(sent)).toMatchObject({
      title: 'Mx',
      phone: '+491713920027',
      address: { state: 'NY' },
      country: 'US',
    })
  })

  it('offers the code of the chosen country until another code is chosen', async () => {
    const { give } = await showAsking()
    await user.click(field(/Given name/))
    await give('SmsCountryCodeLookup')
    const code = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /Calling code/ })
    expect(code()).toHaveValue('US 1')
    await user.selectOptions(field(/Country or region/), 'DE')
    expect(code()).toHaveValue('DE 49')
    await user.selectOptions(code(), 'HK 852')
    expect(code()).toHaveFocus()
    await user.selectOptions(field(/Country or region/), 'US')
    expect(code()).toHaveValue('HK 852')
    await user.type(field(/^Mobile phone/), '9123 456')
    await press()
    await waitFor(() =>
      expect(field(/^Mobile phone/)).toHaveAccessibleDescription(
        expect.stringContaining('Enter 8 to 16 digits.'),
      ),
    )
  })

  it('keeps a state that was typed before the list came, and the focus in it', async () => {
    const { sent, give } = await showAsking()
    await fillIn()
    await user.selectOptions(field(/Country or region/), 'US')
    await user.type(field(/State or province/), 'Calif')
    await give('StateLookup')
    await user.keyboard('ornia')
    expect(field(/State or province/)).toHaveValue('California')
    await press()
    await waitFor(() => expect(body(sent)).toMatchObject({ address: { state: 'California' } }))
  })

  it('takes a state and a number as text when there are no lists', async () => {
    const { sent, give } = await showAsking()
    await fillIn()
    for (const name of ['StateLookup', 'SmsCountryCodeLookup'] as const) {
      await give(name, { status: 503 })
    }
    await user.selectOptions(field(/Country or region/), 'US')
    await user.type(field(/State or province/), 'New York')
    await user.type(field(/^Mobile phone/), '12125550100')
    await press()
    await waitFor(() => expect(body(sent)).toMatchObject({ phone: '12125550100' }))
    expect(body(sent)).toMatchObject({ address: { state: 'New York' } })
    expect(screen.queryByRole('combobox', { name: /Calling code/ })).toBeNull()
  })
})

it.each([
  [
    'emailDuplicateError',
    /^Email/,
    'An account with this email already exists. Please sign in instead.',
  ],
  [
    'phoneAlreadyAssociatedError',
    /Mobile/,
    'This phone number is already linked to another account.',
  ],
  ['prohibitedCountryErrMsg', /Country/, 'We can’t create an account for this country.'],
])('%s is shown at its field, and all values are kept', async (code, name, text) => {
  await joinWith(refusal(409, code))
  await waitFor(() =>
    expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(text)),
  )
  expect(field(name)).toHaveFocus()
  expect(field(/^Password/)).toHaveValue('Harbour!light')
  const links = screen.getAllByRole('link', { name: 'Sign in' })
  expect(links).toHaveLength(code === 'emailDuplicateError' ? 2 : 1)
})

it('shows the server’s errors at their fields', async () => {
  await joinWith(refusal(422, 'UNPROCESSABLE_ENTITY', { fields: ['surname', 'email', 'hostile'] }))
  await waitFor(() => expect(field(/Family name/)).toBeInvalid())
  expect(field(/^Email/)).toBeInvalid()
  expect(field(/Given name/)).toBeValid()
})

it.each([
  ['a lost answer', null, /We can’t reach our servers/],
  ['503', { status: 503 }, /Something went wrong on our side/],
  ['an expired session', { status: 401 }, /Something went wrong on our side/],
])('after %s the form keeps its values and can be sent again', async (_name, answer, text) => {
  let count = 0
  const { sent } = await joinWith(() => (++count === 1 ? answer : joined))
  expect(await screen.findByText(text)).toBeVisible()
  expect(field(/Given name/)).toHaveValue('Zoë')
  await press()
  await screen.findByRole('heading', { name: /Your member number/ })
  expect(sent('/enroll')).toHaveLength(2)
})

it('lists all that is missing, with a link to each field', async () => {
  const { sent } = await show()
  await press()
  const title = await screen.findByText('Please check your entries.')
  await waitFor(() => expect(title).toHaveFocus())
  const links = screen.getAllByRole('link', { name: /Please|Enter/ })
  expect(links.map((link) => link.textContent)).toEqual([
    'Given name: Please fill in this field.',
    'Family name: Please fill in this field.',
    'Enter an email address such as name@example.com.',
    'Password: Please fill in this field.',
    'Please accept the terms to join.',
  ])
  await user.click(screen.getByRole('link', { name: /^Family name/ }))
  expect(field(/Family name/)).toHaveFocus()
  await user.click(screen.getByRole('link', { name: /^Please accept/ }))
  expect(field(/I accept/)).toHaveFocus()
  for (const name of [/Given name/, /Family name/, /^Email/, /^Password/, /I accept/])
    expect(field(name)).toBeInvalid()
  expect(field(/Mobile/)).toBeValid()
  expect(sent('/enroll')).toEqual([])
})

describe('filled in from an address', () => {
  const body = {
    givenName: 'Aiko',
    surname: 'Sato',
    email: 'aiko@example.com',
    country: 'CA',
    hostile: 'x',
  }

  it.each([
    [false, '/mi/phoenix-account-navigation/v1/decryptEnrollmentData'],
    [true, '/mi/phoenix-account-navigation/v2/decryptEnrollmentData'],
  ])(
    'W52: by the parameter rand (v2: %s); values typed meanwhile are kept',
    async (decryptV2, path) => {
      let answer = (_value: CallAnswer) => {}
      const { sent } = await show({
        address: '/enrollprefill?rand=r-1',
        flags: { decryptV2 },
        answers: {
          '/decryptEnrollmentData': () => new Promise((resolve) => (answer = resolve)),
          '/enroll': joined,
        },
      })
      const [call] = sent('/decryptEnrollmentData')
      expect([call?.path, call?.query.get('rand')]).toEqual([path, 'r-1'])
      await user.type(field(/Given name/), 'Ai')
      await act(async () => answer({ body }))
      expect(field(/Given name/)).toHaveValue('Ai')
      expect(field(/Family name/)).toHaveValue('Sato')
      expect(field(/^Email/)).toHaveValue('aiko@example.com')
      expect(field(/Country/)).toHaveValue('CA')
      await user.type(field(/^Password/), 'Harbour!light')
      await user.click(field(/I accept/))
      await press()
      await waitFor(() =>
        expect(sent('/enroll')[0]?.body).toMatchObject({
          name: { givenName: 'Ai', surname: 'Sato' },
          country: 'CA',
        }),
      )
    },
  )

  it('stays empty if the address cannot be decrypted', async () => {
    await show({
      address: '/enrollprefill?rand=r-1',
      answers: { '/decryptEnrollmentData': { status: 400 } },
    })
    expect(field(/Family name/)).toHaveValue('')
  })
})

it('has fields for a name in the language’s own script, and offers no country where joining is not possible', async () => {
  const { container } = await show({ context: { locale: 'ja-JP', contextPath: '/ja-JP' } })
  expect(container.querySelector('[name=localSurname]')).not.toBeNull()
  const codes = [...container.querySelectorAll('option')].map(({ value }) => value)
  expect(codes.filter((code) => ['CU', 'KP', 'SY', 'IR'].includes(code))).toEqual([])
})

it('can be posted without a script', async () => {
  const { container } = await show()
  const form = container.querySelector('form')
  expect(form?.getAttribute('action')).toBe('/mi/phoenix-account-auth/v1/enroll')
  expect(new FormData(form ?? undefined).get('page')).toBe(JOIN)
  const required = [...(form?.querySelectorAll<HTMLInputElement>('[required]') ?? [])]
  expect(required.map(({ name }) => name)).toEqual([
    ...['givenName', 'surname', 'email', 'country', 'password', 'terms'],
  ])
})

describe('rules by country and locale (W43, C.17)', () => {
  const values = {
    ...{ givenName: 'Zoë', surname: 'Smith', email: 'zoe@example.com', country: 'US' },
    ...{ password: 'Harbour!light', terms: 'yes' },
  } as JoinValues
  const wrong = (changes: Partial<JoinValues>, locale = 'en-US') =>
    joinProblems({ ...values, ...changes }, locale)

  it.each<[Partial<JoinValues>, string, object]>([
    [{}, 'en-US', {}],
    [{ surname: "O'Neil-Smith" }, 'en-US', {}],
    [{ surname: 'R2D2' }, 'en-US', { surname: 'nameInvalid' }],
    [{ surname: '王' }, 'en-US', { surname: 'nameInvalid' }],
    [{ surname: '王' }, 'zh-CN', {}],
    [{ localSurname: '佐藤' }, 'ja-JP', {}],
    [{ localSurname: '佐藤2' }, 'ja-JP', { localSurname: 'localNameInvalid' }],
    [{ country: 'CA', postalCode: 'K1A 0B1' }, 'en-US', {}],
    [{ country: 'CA', postalCode: 'K1A0B1' }, 'en-US', {}],
    [{ country: 'US', postalCode: 'K1A 0B1' }, 'en-US', { postalCode: 'postalInvalid' }],
    [{ country: 'CN', phone: '1381234567' }, 'zh-CN', { phone: 'phoneInvalidExact' }],
    [{ country: 'CN', phone: '138 1234 5678' }, 'zh-CN', {}],
    [{ country: 'HK', phone: '1234 5678' }, 'en-US', {}],
    [{ country: 'DE', phone: '12345678' }, 'de-DE', { phone: 'phoneInvalid' }],
    [{ phone: '٢١٢٥٥٥٠١٠٠' }, 'ar-SA', {}],
    [{ country: 'IR' }, 'en-US', { country: 'prohibitedCountryErrMsg' }],
    [{ country: '' }, 'en-US', { country: 'countryRequired' }],
    [{ email: 'zoe@' }, 'en-US', { email: 'emailInvalid' }],
    [{ emailConfirm: 'ZOE@example.com' }, 'en-US', {}],
    [{ emailConfirm: 'zoe@example.org' }, 'en-US', { emailConfirm: 'emailMismatch' }],
    [{ line1: 'Main St 1', state: '' }, 'en-US', { state: 'fieldRequired' }],
    [{ password: 'harbour' }, 'en-US', { password: 'passwordInvalid' }],
    [{ terms: false }, 'en-US', { terms: 'termsRequired' }],
  ])('%j in %s: %j', (changes, locale, problems) => {
    expect(wrong(changes, locale)).toEqual(problems)
  })
})
