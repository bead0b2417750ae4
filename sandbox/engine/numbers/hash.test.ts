import { hashNumber, hashText, pick } from './hash'

test('a key has the same hash in every process', () => {
  expect(hashText('MUCDE')).toBe(3_400_441_515)
  expect(hashNumber(hashText('MUCDE'), 20_000)).toBe(3_665_960_014)
})

test('a hash is an integer of 32 bits, without a sign', () => {
  for (let key = -1000; key < 1000; key += 1) {
    const hash = hashNumber(hashText(`${key}`), key)
    expect(Number.isInteger(hash)).toBe(true)
    expect(hash).toBeGreaterThanOrEqual(0)
    expect(hash).toBeLessThan(2 ** 32)
  }
})

test('hashes of consecutive nights are spread evenly', () => {
  const counts = new Array<number>(16).fill(0)
  const seed = hashText('NYCAB')
  for (let night = 0; night < 16_000; night += 1) {
    const bucket = pick(hashNumber(seed, night), 0, 15)
    counts[bucket] = (counts[bucket] ?? 0) + 1
  }
  // Six standard deviations of a fair draw: 1000 ± 6 × 30.6.
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(184)
})

test('a pick stays between its ends and reaches both', () => {
  const picks = new Set(Array.from({ length: 500 }, (_, key) => pick(hashNumber(7, key), -2, 2)))
  expect([...picks].sort((a, b) => a - b)).toEqual([-2, -1, 0, 1, 2])
})
