/** Nights in a suite that a level of the programme is given each calendar year; the sandbox's own. */
export const SUITE_NIGHTS_A_YEAR: ReadonlyMap<string, number> = new Map([
  ['P', 1],
  ['T', 5],
  ['A', 10],
])
