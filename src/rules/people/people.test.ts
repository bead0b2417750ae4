import { people } from '../../../fixtures/people'
import { fc, runs } from '../../../tests/random'
import { mobileNumber } from '../validation/mobile-number'
import { plainEmail, plainEmails } from './email-address'
import { plainName } from './person-name'
import { phoneNumber } from './phone-number'
import { plainField } from './plain-field'
import { plainCode, plainText } from './plain-text'
import { plainPostalCode } from './postal-code'
import { isLonger, startOf } from './text-length'

const FIELDS = [
  ...(['givenName', 'familyName', 'localGivenName', 'localFamilyName', 'email'] as const),
  ...(['postalCode', 'line1', 'city'] as const),
]

it('has 200 people of 40 countries', () => {
  expect(people).toHaveLength(200)
  expect(new Set(people.map(({ country }) => country)).size).toBe(40)
})

it.each(FIELDS)('%s of each of them has its one form, however it was typed', (field) => {
  const wrong = people.filter(
    ({ typed, stored, country }) => plainField(field, typed[field], country) !== stored[field],
  )
  expect(
    wrong.map(({ typed, stored, country }) => [
      typed[field],
      plainField(field, typed[field], country),
      stored[field],
    ]),
  ).toEqual([])
})

it('the telephone number of each of them has its one form, with the choice of calling codes and without', () => {
  const wrong = people.flatMap(({ typed: { phone }, stored, phoneCode, country }) => {
    const home = phoneCode.slice(3)
    return [
      mobileNumber({ phone, phoneCode, country }),
      mobileNumber({ phone, phoneCode: null, country, home }),
    ]
      .filter(({ entered, isMobile }) => entered !== stored.phone || !isMobile)
      .map(({ entered }) => [phone, entered, stored.phone])
  })
  expect(wrong).toEqual([])
})

it.each([
  ['tel:+1-212-555-0100;ext=12', 'US 1', '+12125550100', '12'],
  ['(212) 555-0100 ext. 12', 'US 1', '+12125550100', '12'],
  ['212.555.0100 x12', 'US 1', '+12125550100', '12'],
  ['8 (495) 123-45-67 доб. 12', 'RU 7', '+74951234567', '12'],
  ['\u202a+1 (212) 555-0100\u202c', 'US 1', '+12125550100', ''],
  ['011 49 171 3920027', 'US 1', '+491713920027', ''],
  ['010 49 171 3920027', 'JP 81', '+491713920027', ''],
  ['1 246 234 5678', 'BB 1246', '+12462345678', ''],
  ['8 029 123 45 67', 'BY 375', '+375291234567', ''],
  ['8 612 34567', 'LT 370', '+37061234567', ''],
  ['+39 06 1234567', 'DE 49', '+39061234567', ''],
])('%s typed beside %s is %s, extension %j', (typed, chosen, number, extension) => {
  const [country = '', code = ''] = chosen.split(' ')
  expect(phoneNumber(typed, { country, code })).toEqual({ number, extension })
})

it.each([
  ['علی\u200cرضا', 'علی\u200cرضا'],
  ['\u200cعلی\u200c', 'علی'],
  ['शक्\u200dति', 'शक्\u200dति'],
  ['An\u200dna', 'Anna'],
  ['e\u200b\u0301', 'é'],
  ['ﾔﾏﾀﾞ', 'ヤマダ'],
  ['サン＝テグジュペリ', 'サン゠テグジュペリ'],
  ['Anna - Lena', 'Anna-Lena'],
])('the name %j is %j', (typed, stored) => {
  expect(plainName(typed)).toBe(stored)
})

it('parts a list of addresses as people of any language do', () => {
  expect(plainEmails('ana@example.com；eva@müller.de、 jo@example.com，ana@example.com')).toEqual([
    'ana@example.com',
    'eva@xn--mller-kva.de',
    'jo@example.com',
  ])
})

const parts = fc.constantFrom(
  ...[
    'a',
    'É',
    'e\u0301',
    '\u0301',
    'ｱ',
    'ﾞ',
    '＠',
    '@',
    '.',
    '。',
    ' ',
    '\u3000',
    '\u200b',
    '\u200c',
    '\u200d',
  ],
  ...[
    '-',
    '‑',
    '=',
    '＝',
    'ア',
    "'",
    '’',
    '´',
    '+',
    '0',
    '00',
    '(0)',
    '１',
    '٣',
    '९',
    '्',
    'ت',
    '\u202a',
    'ext. 1',
    'x2',
  ],
  ...[
    'tel:',
    'mailto:',
    'D-',
    '〒',
    '8',
    '06',
    'ü',
    'ß',
    'İ',
    '㎏',
    'ﷺ',
    'ﬁ',
    '\ud83d\ude00',
    ';',
    ',',
    '/',
    '#',
    '+49',
    '1',
  ],
)
const texts = fc
  .oneof(fc.array(parts, { maxLength: 12 }), fc.array(fc.string({ unit: 'binary', maxLength: 4 })))
  .map((all) => all.join(''))

it('what has its one form keeps it', () => {
  const forms: Record<string, (text: string) => string> = {
    ...{ plainText, plainCode, plainName, plainEmail },
    ...Object.fromEntries(
      ['', 'DE', 'GB', 'JP', 'US', 'BR', 'SE'].map((country) => [
        `postal code ${country}`,
        (text: string) => plainPostalCode(text, country),
      ]),
    ),
    ...Object.fromEntries(
      ['DE 49', 'US 1', 'HU 36', 'IT 39', 'CN 86', 'BB 1246', ''].map((phoneCode) => [
        `phone ${phoneCode}`,
        (phone: string) => {
          const { entered, isMobile } = mobileNumber({ phone, phoneCode, country: '' })
          return isMobile ? entered : ''
        },
      ]),
    ),
  }
  fc.assert(
    fc.property(texts, (text) => {
      for (const [name, form] of Object.entries(forms)) {
        const once = form(text)
        expect([name, form(once)]).toEqual([name, once])
      }
    }),
    { numRuns: runs(20_000) },
  )
})

it('counts characters as their reader does, and splits none', () => {
  const names = ['Nguyễn'.normalize('NFD'), 'สมชาย', '𠮷野家', 'हिन्दी']
  expect(names.map((name) => isLonger(name.repeat(10), 60))).toEqual([false, false, false, false])
  expect(isLonger('a'.repeat(81), 80)).toBe(true)
  // Marks without end are no characters that anybody counts.
  expect(isLonger(`a${'\u0301'.repeat(400)}`, 80)).toBe(true)
  expect(startOf('𠮷野家', 1)).toBe('𠮷')
  expect(startOf('สมชาย', 4)).toBe('สมชา')
  expect(startOf(`a${'\u0301'.repeat(400)}b`, 80).length).toBeLessThanOrEqual(320)
})

it('60 KB of anything take no longer than a moment', () => {
  const started = process.cpuUsage()
  for (const sign of [
    'a',
    ' ',
    '\u200b',
    '\u200c',
    '\u0301',
    "'",
    '-',
    '.',
    '+',
    '0',
    '@',
    'ﾞ',
    'ｱﾞ',
    '+49 ',
    'ﷺ',
    'a-',
    '1x',
    'e\u0301',
  ])
    for (const field of [...FIELDS, 'phone']) {
      const text = sign.repeat(60_000 / sign.length)
      const plain = plainField(field, text, 'GB')
      isLonger(plain, 80)
      startOf(plain, 80)
      if (field === 'phone') mobileNumber({ phone: text, phoneCode: 'DE 49', country: 'DE' })
      if (field === 'email') plainEmails(text)
    }
  expect(process.cpuUsage(started).user).toBeLessThan(8_000_000)
})
