/** What a whole test run says about accessibility, for the accessibility statement of the sandbox's chain. */

/** @typedef {{ date: string, states: number, tabStops: number, keyboard: number, largeText: number, noScript: number }} Figures */

/** Names of the tests that each figure counts, with their stage. */
const COUNTED = {
  states: /^stories run: .* renders, plays and has no axe finding$/,
  tabStops: /^browser: .*: every tab stop is visible and has a focus ring$/,
  keyboard:
    /^browser: (?!author\/).*\b(with|by) the keyboard\b|^browser: (?!author\/).*\bby keyboard\b/i,
  largeText: /^browser: (?!author\/).*(200 %|twice (as large|the size))/,
  noScript: /^browser: (?!author\/).*\bwithout a script\b/i,
}

/**
 * @param {import('./test-report.mjs').RunResult} run of all tests
 * @returns {Figures} how many tests of each kind passed, and the day (UTC)
 * @throws {Error} if it was a part of the tests, one that counts failed, or none of a kind has run
 */
export function accessibilityFigures(run) {
  if (run.of !== 'all') throw new Error(`The figures are of all tests, not of "${run.of}".`)
  const counts = Object.entries(COUNTED).map(([kind, names]) => {
    const tests = run.tests.filter(({ name }) => names.test(name))
    const failed = tests.find(({ isFailed }) => isFailed)
    if (failed) throw new Error(`A test that counts has failed: ${failed.name}`)
    if (tests.length === 0) throw new Error(`No test is named as those that count as "${kind}".`)
    return [kind, tests.length]
  })
  return { date: run.at.slice(0, 10), ...Object.fromEntries(counts) }
}
