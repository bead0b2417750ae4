import { CALLING_CODES, dialHref, formatPhone, phoneLink, phoneOf } from './phone'

const NOT_GROUPED = ['en-US', 'ja-JP', 'th-TH', 'ar-SA', 'ko-KR']

test.each([
  ['de-DE', '+493012345678', '+49 30 1234 5678'],
  ['de_DE', '+49 (30) 1234-5678', '+49 30 1234 5678'],
  ['zh-TW', '+886223456789', '+886 2 2345 6789'],
  ['zh-TW', '+12125550100', '+1 21 2555 0100'],
  ['de-DE', '+79161234567', '+7 91 6123 4567'],
  ['de-DE', '+8613812345678', '+86 138 1234 5678'],
  ['de-DE', '03012345678', '030 1234 5678'],
  ['zh-TW', '0223456789', '02 2345 6789'],
  ['de-DE', '+49', '+49'],
])('%s groups %s in fours from the right', (locale, original, shown) => {
  expect(formatPhone({ original }, locale)).toBe(shown)
})

test.each(NOT_GROUPED)('%s groups an international number by its length', (locale) => {
  const show = (original: string) => formatPhone({ original, display: 'delivered' }, locale)
  expect(show('+8613812345678')).toBe('+861 381-234-5678')
  expect(show('+12125550100')).toBe('+1 212-555-0100')
  expect(show('+442075550100')).toBe('+44 207-555-0100')
  expect(show('+44 20 7555 0100')).toBe('+44 207-555-0100')
})

test('the switch lies between 12 and 13 digits', () => {
  expect(formatPhone({ original: '+442075550100' }, 'en-US')).toBe('+44 207-555-0100')
  expect(formatPhone({ original: '+1234567890123' }, 'en-US')).toBe('+123 456-789-0123')
  expect(formatPhone({ original: '+12345678901234' }, 'en-US')).toBe('+123 456-789-01234')
})

test.each([
  ['+81355550128', '+81 355-550-128'],
  ['+966115550142', '+966 115-550-142'],
])('the country code of %s is not cut', (original, shown) => {
  expect(formatPhone({ original }, 'en-US')).toBe(shown)
})

test('a number without a raw form is grouped from its other forms', () => {
  expect(formatPhone({ number: '+12125550100', display: 'x' }, 'en-US')).toBe('+1 212-555-0100')
  expect(formatPhone({ display: '+12125550100' }, 'en-US')).toBe('+1 212-555-0100')
})

test('the first two digits identify a calling code of three digits', () => {
  const zones = new Set(CALLING_CODES.filter((code) => code[2]).map((code) => code.slice(0, 2)))
  expect([...zones].join(' ')).toBe(
    '21 22 23 24 25 26 29 35 37 38 42 50 59 67 68 69 80 85 87 88 96 97 99',
  )
  expect(CALLING_CODES).toHaveLength(2 + 23 * 10)
  expect(CALLING_CODES).toEqual(expect.arrayContaining(['1', '7', '210', '353', '886', '998']))
})

test('short numbers get no empty groups', () => {
  expect(formatPhone({ original: '+12345' }, 'en-US')).toBe('+1 234-5')
  expect(formatPhone({ original: '+1' }, 'en-US')).toBe('+1')
})

test.each(NOT_GROUPED)('%s shows a national number as delivered', (locale) => {
  const phone = { original: '2125550100', display: '(212) 555-0100', number: '1' }
  expect(formatPhone(phone, locale)).toBe('(212) 555-0100')
  expect(formatPhone({ ...phone, display: null }, locale)).toBe('2125550100')
  expect(formatPhone({ number: '212 555' }, locale)).toBe('212 555')
})

test('text without digits is shown as delivered in every locale', () => {
  expect(formatPhone({ display: 'ask at the desk' }, 'de-DE')).toBe('ask at the desk')
})

test('configured calling codes take precedence, the longest first', () => {
  expect(formatPhone({ original: '+493012345678' }, 'de-DE', ['49', '4930'])).toBe(
    '+4930 1234 5678',
  )
})

test.each([null, undefined, {}, { original: '', display: null }])('%j shows nothing', (phone) => {
  expect(formatPhone(phone, 'en-US')).toBeNull()
  expect(formatPhone(phone, 'de-DE')).toBeNull()
  expect(dialHref(phone)).toBeNull()
})

test.each([
  ['+1 (212) 555-0100', 'tel:+12125550100'],
  ['  +49 30 1234', 'tel:+49301234'],
  ['030/1234 56', 'tel:030123456'],
  ['+٩٦٦ ١١', 'tel:+96611'],
  ['(+44) 20', 'tel:4420'],
])('%s dials %s', (source, href) => {
  expect(dialHref(source)).toBe(href)
  expect(dialHref({ original: source, display: '9' })).toBe(href)
})

test.each(['', '+', 'none', null, undefined])('%s has nothing to dial', (source) => {
  expect(dialHref(source)).toBeNull()
})

test('the phone of a hotel is its first contact number of type phone', () => {
  const numbers = [
    null,
    { number: '1', type: { code: 'fax', description: 'Fax' } },
    { number: '2', type: null },
    { phoneNumber: { original: '+3', display: '3' }, type: { code: 'Phone' } },
    { number: '4', type: { description: 'phone' } },
  ]
  expect(phoneOf(numbers)).toEqual({ original: '+3', display: '3', number: null })
  expect(phoneOf(numbers.slice(4))).toEqual({ number: '4' })
  expect(phoneOf(numbers.slice(0, 3))).toBeNull()
  expect(phoneOf(null)).toBeNull()
})

test('phoneLink shows and dials the number; without digits it is null', () => {
  expect(phoneLink({ original: '+12125550100' }, 'en-US')).toEqual({
    href: 'tel:+12125550100',
    text: '+1 212-555-0100',
  })
  expect(phoneLink({ display: 'none' }, 'en-US')).toBeNull()
  expect(phoneLink(null, 'en-US')).toBeNull()
})
