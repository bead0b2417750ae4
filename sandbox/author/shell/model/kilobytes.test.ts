import { kilobytes } from './kilobytes'

test.each([
  [0, 'None'],
  [40, 'Under 0.1 kB'],
  [149, '0.1 kB'],
  [9_949, '9.9 kB'],
  [84_932, '85 kB'],
])('%d bytes are “%s”', (bytes, words) => {
  expect(kilobytes(bytes)).toBe(words)
})
