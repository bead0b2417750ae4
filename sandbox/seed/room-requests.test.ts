import { hotels } from './hotels'
import { requestsOf } from './room-requests'

test('the codes of a hotel are unique, and short enough to be stored', () => {
  for (const { id } of hotels) {
    const codes = requestsOf(id).map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
    for (const code of codes) expect(code).toMatch(/^[A-Z_]{1,20}$/)
  }
})

test('a hotel without an elevator has no floors to choose from', () => {
  const groups = (id: string) => new Set(requestsOf(id).map(({ group }) => group))
  expect(groups('NYCAB')).toEqual(new Set(['bed', 'floor', 'location', 'accessibility', 'pillow']))
  expect(groups('INNMV')).toEqual(new Set(['bed', 'accessibility', 'pillow']))
})
