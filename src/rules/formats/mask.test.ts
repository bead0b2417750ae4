import { isMasked, maskEmail, maskMemberNumber, maskPhone } from './mask'

test.each([
  [maskEmail('maria@example.com'), 'm•••@example.com'],
  [maskPhone('966501234512'), '•••12'],
  [maskMemberNumber('1002003001'), '*****3001'],
])('%s', (masked, expected) => {
  expect(masked).toBe(expected)
  expect(isMasked(masked)).toBe(true)
})

test.each(['maria@example.com', '966501234512', ''])('%s is not masked', (text) => {
  expect(isMasked(text)).toBe(false)
})
