import { phoneDigits, readCallingCode, withCallingCode } from './phone-entry'

test.each([
  ['+49 (171) 39 200-27', undefined, '491713920027'],
  ['٠١٧١ ٣٩٢٠٠٢٧', undefined, '01713920027'],
  ['9123 4567', 'HK', '91234567'],
  ['138 0013 8000', 'CN', '13800138000'],
  ['+86 138 0013 8000', 'CN', '13800138000'],
])('%s is valid', (entered, country, digits) => {
  expect(phoneDigits(entered, country)).toBe(digits)
})

test.each([
  ['', undefined],
  ['123 456', undefined],
  ['12345678901234567', undefined],
  ['call 0171 3920027', undefined],
  ['0171<b>3920027', undefined],
  ['9123 4567', 'US'],
])('%s is invalid (%s)', (entered, country) => {
  expect(phoneDigits(entered, country)).toBeNull()
})

test.each([
  ['0171 3920027', 'DE 49', '+491713920027'],
  ['171 3920027', 'DE 49', '+491713920027'],
  ['٠١٧١ ٣٩٢٠٠٢٧', 'DE 49', '+491713920027'],
  ['+43 664 1234567', 'DE 49', '+436641234567'],
  ['0043 664 1234567', 'DE 49', '+436641234567'],
  ['07 12 34 56 78', 'CI 225', '+2250712345678'],
  ['138 0013 8000', 'CN 86', '13800138000'],
  ['+86 138 0013 8000', 'CN 86', '13800138000'],
  ['+86 138 0013 8000', 'DE 49', '+8613800138000'],
  ['491713920027', '', '491713920027'],
  ['', 'DE 49', ''],
])('%s with the chosen code %s is %s', (entered, chosen, complete) => {
  expect(withCallingCode(entered, readCallingCode(chosen))).toBe(complete)
})

test.each([undefined, false, '', 'DE', '49', 'de 49', 'DE 49 ', 'DE +49'])(
  'no calling code is chosen by %j',
  (value) => {
    expect(readCallingCode(value)).toBeNull()
  },
)
