import { pointsAt, pointsEnd } from './balance'

const account = (points: number, activeAt: string | null) => ({
  points,
  activeAt: activeAt === null ? null : new Date(activeAt),
})

it('points are lost 24 months after something was last earned or spent, all of them', () => {
  const own = account(1_000, '2026-11-30T14:00:00Z')
  const end = Date.parse('2028-11-30T14:00:00Z')
  expect(pointsEnd(own)).toEqual(new Date(end))
  expect(pointsAt(own, end - 1)).toBe(1_000)
  expect(pointsAt(own, end)).toBe(0)
})

it('an account that was active on 29 February ends on the last day of February', () => {
  expect(pointsEnd(account(1, '2028-02-29T10:00:00Z'))).toEqual(new Date('2030-02-28T10:00:00Z'))
})

it('an account without points has nothing to lose', () => {
  expect(pointsEnd(account(0, '2026-11-30T14:00:00Z'))).toBeNull()
  expect(pointsAt(account(0, null), Date.parse('2040-01-01'))).toBe(0)
})
