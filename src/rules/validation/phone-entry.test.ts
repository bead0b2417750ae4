import { phoneDigits } from './phone-entry'

test.each([
  ['+49 (171) 39 200-27', undefined, '491713920027'],
  ['٠١٧١ ٣٩٢٠٠٢٧', undefined, '01713920027'],
  ['9123 4567', 'HK', '91234567'],
  ['138 0013 8000', 'CN', '13800138000'],
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
  ['+86 138 0013 8000', 'CN'],
])('%s is invalid (%s)', (entered, country) => {
  expect(phoneDigits(entered, country)).toBeNull()
})
