import {
  findRule,
  isFilled,
  isNumericRule,
  isValid,
  limitLength,
  type ValidationContext,
  type ValidationRule,
} from './validation'

const cases: [ValidationRule, string[], string[], ValidationContext?][] = [
  [
    'emailGeneral',
    ['ana.silva@example.com', '"ana silva"@example.com', 'ana@[10.0.0.1]'],
    ['ana@example', 'ana silva@example.com', 'ana@@example.com', ''],
  ],
  ['emailSimple', ['a@b.c', 'ana+x@example.co.uk'], ['ana@example', 'a b@c.d', '@b.c']],
  ['name', ['Zoë', "O'Brien", 'Anna-Lena Maier', 'محمد'], ['Ana-', 'R2D2', ' Ana', 'Ana  Silva']],
  ['latinName', ['Zoë O’Neill', 'Ana-Maria'], ['محمد', 'Ana2']],
  ['chineseName', ['王小明', 'Wang 小明'], ['محمد', '王2'], { locale: 'zh-CN' }],
  ['chineseName', ['Wang'], ['王小明'], { locale: 'en-US' }],
  ['postalUS', ['10001', '10001-1234', '100011234', '١٠٠٠١'], ['1000', '10001-12']],
  ['postalCA', ['K1A 0B1', 'k1a0b1'], ['K1A-0B1', '11A 0B1']],
  ['zip5', ['10001', '٠١٢٣٤'], ['1000', '10001 ']],
  ['zip6', ['110001', '۱۱۰۰۰۱'], ['11000', '1100011']],
  ['numberOnly', ['0', '٣٤'], ['', '1.5', '-1']],
  ['cardZip', ['10001', 'SW1A 1AA'], ['1000', '1234567890']],
  ['memberNumber', ['1234567890', 'ABC1234567'], ['123456789', 'ABC']],
  [
    'password',
    ['Secret!pass', `aB\\${'x'.repeat(17)}`, 'aB`[]{}|;:\'",'],
    ['Secretpass', 'secret!pass', 'SECRET!PASS', 'Ab!45', `aB!${'x'.repeat(18)}`, 'Secret!päss'],
  ],
  ['smsNumber', ['', '2125550100', '1234567'], ['123456', '12345678901234567', '+12125550100']],
  ['smsNumber', ['13812345678'], ['', '1381234567'], { country: 'CN' }],
  ['smsNumber', ['13812345678'], ['1381234567'], { locale: 'zh-CN' }],
  ['mobileMinimum', ['2125550100', '+1 212-555-0100'], ['212555010', '']],
  ['mobileMinimum', ['91234567'], ['9123456'], { country: 'HK' }],
  ['mobileMinimum', ['13812345678'], ['1381234567'], { country: 'CN' }],
  ['usernameMobile', ['ana_s-1.x@y z', '+1 212 555'], ['ana#1', '']],
  ['usernameDefault', ['ana@example.com', '123456789'], ['ana', 'ana@example', '+123']],
  ['asterisks', ['12**', 'abc'], ['***1234', '*1*2*3']],
  ['groupCode', ['ABCDEF7', 'abcdefghij'], ['ABC', 'ABCDEFGHIJK', 'ABC-DEF7']],
  ['groupCode', ['ABC', 'A1B2'], ['AB', 'A B C'], { hasShortCodes: true }],
  ['confirmationNo', ['1', '12345678901'], ['', '123456789012']],
  ['cvv', ['123', '٠١٢'], ['1234', '12a']],
  ['cvv', ['1234', '0000'], ['123', '12345'], { isAmex: true }],
]

describe.each(cases)('%s', (rule, valid, invalid, context = {}) => {
  it.each(valid)(`takes %j ${JSON.stringify(context)}`, (value) =>
    expect(isValid(rule, value, context)).toBe(true),
  )
  it.each(invalid)(`refuses %j ${JSON.stringify(context)}`, (value) =>
    expect(isValid(rule, value, context)).toBe(false),
  )
})

it('takes no longer over a hostile value than over a good one', () => {
  const start = performance.now()
  for (const rule of ['emailGeneral', 'name', 'usernameMobile'] as const) {
    isValid(rule, `${'a-'.repeat(50_000)}!`)
    isValid(rule, `${'a.'.repeat(50_000)}@`)
  }
  expect(performance.now() - start).toBeLessThan(1000)
})

it.each(['', 'zip7', 'constructor', '__proto__', 'toString'])('knows no rule called %j', (name) => {
  expect(findRule(name)).toBeNull()
})

it('finds its rules by name and knows which are about digits', () => {
  expect(findRule('zip5')).toBe('zip5')
  expect(isNumericRule('zip5')).toBe(true)
  expect(isNumericRule('name')).toBe(false)
})

it('counts blanks as nothing', () => {
  expect(['', ' ', '\u3000\n'].map(isFilled)).toEqual([false, false, false])
  expect(isFilled(' a ')).toBe(true)
})

it('cuts between characters, not through one', () => {
  expect(limitLength('123456789012', 10)).toBe('1234567890')
  expect(limitLength('ab', undefined)).toBe('ab')
  expect(limitLength('a😀b', 2)).toBe('a')
  expect(limitLength('a😀b', 3)).toBe('a😀')
})
