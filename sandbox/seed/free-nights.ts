/**
 * Free nights that a level of the programme is given each calendar year, and the most points that a night may take
 * which one pays for; the sandbox's own.
 */
export const FREE_NIGHTS_A_YEAR: ReadonlyMap<string, { nights: number; maxPoints: number }> =
  new Map([
    ['P', { nights: 2, maxPoints: 50_000 }],
    ['T', { nights: 3, maxPoints: 60_000 }],
    ['A', { nights: 5, maxPoints: 85_000 }],
  ])
