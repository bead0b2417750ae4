import { fc, runs } from '../../../tests/random'
import {
  findRule,
  isFilled,
  isNumericRule,
  isValid,
  limitLength,
  type ValidationContext,
  type ValidationRule,
} from './validation'

/** A mailer's own reader of recipients; it has no types. */
const { default: addressparser } = require('nodemailer/lib/addressparser')

interface Samples {
  valid: string[]
  invalid: string[]
  context?: ValidationContext
}

/** Samples of every rule of C.17. The type requires samples for each new rule. */
const samples: Record<ValidationRule, Samples[]> = {
  emailGeneral: [
    {
      valid: ['ana.silva@example.com', '"ana silva"@example.com', 'ana@[10.0.0.1]'],
      invalid: [
        ...['ana@example', 'ana silva@example.com', 'ana@@example.com', ''],
        ...['"a", eve@example.com, "b"@example.com', '"a"b"@example.com', '"a;b"@example.com'],
        ...['"a\tb"@example.com', '"a\nBcc: eve"@example.com', 'ana\u0085@example.com'],
        'ana\u200b@example.com',
      ],
    },
  ],
  emailSimple: [
    {
      valid: ['a@b.c', 'ana+x@example.co.uk'],
      invalid: ['ana@example', 'a b@c.d', '@b.c', 'a,b@c.d', 'a@b.c,d@e.f', 'a\u200b@b.c'],
    },
  ],
  name: [
    {
      valid: ['Zoë', "O'Brien", 'Anna-Lena Maier', 'محمد'],
      invalid: ['Ana-', 'R2D2', ' Ana', 'Ana  Silva', ''],
    },
  ],
  latinName: [{ valid: ['Zoë O’Neill', 'Ana-Maria'], invalid: ['محمد', 'Ana2', '王'] }],
  chineseName: [
    { valid: ['王小明', 'Wang 小明'], invalid: ['محمد', '王2'], context: { locale: 'zh-CN' } },
    { valid: ['王小明', '阿·凡提'], invalid: ['محمد', ''], context: { locale: 'zh_Hant_TW' } },
    { valid: ['王小明', 'Wang'], invalid: ['ฟ้า', '1'], context: { locale: 'zh-HK' } },
    { valid: ['Wang', 'Zoë'], invalid: ['王小明', ''], context: { locale: 'en-US' } },
    { valid: ['Wang', 'Zoë'], invalid: ['王小明', ''] },
  ],
  postalUS: [
    { valid: ['10001', '10001-1234', '100011234', '١٠٠٠١'], invalid: ['1000', '10001-12', ''] },
  ],
  postalCA: [{ valid: ['K1A 0B1', 'k1a0b1'], invalid: ['K1A-0B1', '11A 0B1'] }],
  zip5: [{ valid: ['10001', '٠١٢٣٤'], invalid: ['1000', '10001 ', '100011'] }],
  zip6: [{ valid: ['110001', '۱۱۰۰۰۱'], invalid: ['11000', '1100011'] }],
  numberOnly: [{ valid: ['0', '٣٤'], invalid: ['', '1.5', '-1'] }],
  cardZip: [{ valid: ['10001', 'SW1A 1AA', '123456789'], invalid: ['1000', '1234567890', ''] }],
  memberNumber: [{ valid: ['1234567890', 'ABC1234567'], invalid: ['123456789', 'ABC'] }],
  password: [
    {
      valid: ['Secret!pass', `aB\\${'x'.repeat(17)}`, 'aB`[]{}|;:\'",'],
      invalid: [
        'Secretpass',
        'secret!pass',
        'SECRET!PASS',
        'Ab!4567',
        `aB!${'x'.repeat(18)}`,
        'Secret!päss',
        'Secret! pass',
        'Secret!pass٣',
      ],
    },
  ],
  smsNumber: [
    {
      valid: ['', '1234567', '1234567890123456', '٠١٢٣٤٥٦٧'],
      invalid: ['123456', '12345678901234567', '+12125550100'],
    },
    {
      valid: ['13812345678', '١٣٨١٢٣٤٥٦٧٨'],
      invalid: ['', '1381234567', '138123456789'],
      context: { country: 'CN' },
    },
    {
      valid: ['13812345678', '13900000000'],
      invalid: ['1381234567', ''],
      context: { locale: 'zh-CN' },
    },
  ],
  mobileMinimum: [
    { valid: ['2125550100', '+1 212-555-0100'], invalid: ['212555010', ''] },
    { valid: ['91234567', '9123 4567'], invalid: ['9123456', ''], context: { country: 'HK' } },
    {
      valid: ['13812345678', '138 1234 5678'],
      invalid: ['1381234567', 'abcdefghijk'],
      context: { country: 'CN' },
    },
  ],
  usernameMobile: [
    { valid: ['ana_s-1.x@y z', '+1 212 555'], invalid: ['ana#1', '', 'ana+1', '王'] },
  ],
  usernameDefault: [
    { valid: ['ana@example.com', '123456789', '١٢٣'], invalid: ['ana', 'ana@example', '+123', ''] },
  ],
  asterisks: [{ valid: ['12**', 'abc'], invalid: ['***1234', '*1*2*3'] }],
  groupCode: [
    {
      valid: ['ABCDEF7', 'abcdefghij'],
      invalid: ['ABC', 'ABCDEF', 'ABCDEFGHIJK', 'ABC-DEF7'],
    },
    { valid: ['ABC', 'A1B2'], invalid: ['AB', 'A B C'], context: { hasShortCodes: true } },
  ],
  confirmationNo: [{ valid: ['1', '12345678901'], invalid: ['', '123456789012'] }],
  cvv: [
    { valid: ['123', '٠١٢'], invalid: ['1234', '12a', '12'] },
    { valid: ['1234', '0000'], invalid: ['123', '12345'], context: { isAmex: true } },
  ],
  required: [{ valid: ['a', ' 0 '], invalid: ['', ' ', '\u3000\n'] }],
}

const rows = Object.entries(samples).flatMap(([rule, sets]) =>
  sets.map((set) => [rule as ValidationRule, set.context ?? {}, set] as const),
)

describe.each(rows)('%s with %j', (rule, context, { valid, invalid }) => {
  it.each(valid)('accepts %j', (value) => expect(isValid(rule, value, context)).toBe(true))
  it.each(invalid)('refuses %j', (value) => expect(isValid(rule, value, context)).toBe(false))
})

it('has two valid and two invalid samples of every rule and case', () => {
  const thin = rows.filter(([, , set]) => set.valid.length < 2 || set.invalid.length < 2)
  expect(thin).toEqual([])
})

it('a hostile value takes no longer than a valid one', () => {
  const started = process.cpuUsage()
  for (const rule of ['emailGeneral', 'name', 'usernameMobile'] as const) {
    isValid(rule, `${'a-'.repeat(50_000)}!`)
    isValid(rule, `${'a.'.repeat(50_000)}@`)
  }
  // Processor time, which does not depend on other processes; a quadratic time would be minutes.
  expect(process.cpuUsage(started).user).toBeLessThan(5_000_000)
})

it.each(['', 'zip7', 'constructor', '__proto__', 'toString'])('has no rule called %j', (name) => {
  expect(findRule(name)).toBeNull()
})

it('finds rules by name and recognises numeric rules', () => {
  expect(findRule('zip5')).toBe('zip5')
  expect(isNumericRule('zip5')).toBe(true)
  expect(isNumericRule('name')).toBe(false)
})

it('treats blanks as empty', () => {
  expect(['', ' ', '\u3000\n'].map(isFilled)).toEqual([false, false, false])
  expect(isFilled(' a ')).toBe(true)
})

it('does not split a character', () => {
  expect(limitLength('123456789012', 10)).toBe('1234567890')
  expect(limitLength('ab', undefined)).toBe('ab')
  expect(limitLength('a😀b', 2)).toBe('a')
  expect(limitLength('a😀b', 3)).toBe('a😀')
})

it.each(['emailGeneral', 'emailSimple'] as const)(
  'a mailer reads one recipient in each text that %s accepts',
  (rule) => {
    const part = fc.constantFrom(
      'a',
      'eve',
      '"',
      ',',
      ';',
      ' ',
      '<',
      '>',
      '\\',
      '@',
      '.',
      'x.yz',
      ':',
      '(',
      ')',
      '\t',
    )
    const text = fc
      .array(part, { minLength: 3, maxLength: 9 })
      .map((parts) => `${parts.join('')}@b.cd`)
    fc.assert(
      fc.property(text, (value) => {
        if (isValid(rule, value)) expect(addressparser(value, { flatten: true })).toHaveLength(1)
      }),
      { numRuns: runs(20_000), examples: [['"a", eve@b.cd, "b"@b.cd'], ['a,eve@b.cd']] },
    )
  },
)
