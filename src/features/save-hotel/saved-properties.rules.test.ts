import { isSaved, SAVED_PROPERTIES_LIMIT, toggledList, withinLimit } from './saved-properties.rules'

const twenty = Array.from({ length: 20 }, (_, i) => `H${i}`)

test('a hotel is saved when the list contains its id', () => {
  expect(isSaved(['NYCAB', 'MUCDE'], 'MUCDE')).toBe(true)
  expect(isSaved(['NYCAB', 'MUCDE'], 'TYOJP')).toBe(false)
})

test('saving sends the old ids and the new one; the old list stays as it was', () => {
  const old = ['NYCAB']
  expect(toggledList(old, 'MUCDE')).toEqual(['NYCAB', 'MUCDE'])
  expect(old).toEqual(['NYCAB'])
})

test('unsaving sends the list without the id, also without its duplicates', () => {
  expect(toggledList(['NYCAB', 'MUCDE', 'NYCAB'], 'NYCAB')).toEqual(['MUCDE'])
})

test('the twentieth hotel may be sent, the twenty-first may not', () => {
  expect(SAVED_PROPERTIES_LIMIT).toBe(20)
  const nineteen = twenty.slice(1)
  expect(withinLimit(nineteen, toggledList(nineteen, 'NYCAB'))).toBe(true)
  expect(withinLimit(twenty, toggledList(twenty, 'NYCAB'))).toBe(false)
})

test('removing works with twenty saved, and with more than the limit', () => {
  expect(withinLimit(twenty, toggledList(twenty, 'H3'))).toBe(true)
  const more = [...twenty, 'H20', 'H21']
  expect(withinLimit(more, toggledList(more, 'H3'))).toBe(true)
})
