import { accessibilityFigures } from './accessibility-figures.mjs'
import type { RunResult } from './test-report.mjs'

const names = [
  'stories run: stories.spec.ts › hotel-header--full renders, plays and has no axe finding',
  'stories run: stories.spec.ts › footer--full renders, plays and has no axe finding',
  'stories run: stories.spec.ts › footer--docs renders and has no axe finding',
  'browser: booking/keyboard.spec.ts › rates, en-US, 375 px: every tab stop is visible and has a focus ring',
  'browser: booking/journey.spec.ts › with the keyboard alone',
  'browser: booking/filter.spec.ts › by keyboard alone',
  'browser: author/author-typing.spec.ts › by keyboard alone',
  'browser: checkout/languages.spec.ts › ar-SA: guests at 320 px, and with text of 200 %',
  'browser: account/reservation-list.spec.ts › without a script › a member finds a stay',
]

const run: RunResult = {
  at: '2026-12-01T05:11:19.159Z',
  of: 'all',
  stages: [],
  tests: names.map((name) => ({ name, ms: 1 })),
  seconds: 1,
}

it('counts what visitors meet, with the day of the run', () => {
  expect(accessibilityFigures(run)).toEqual({
    date: '2026-12-01',
    states: 2,
    tabStops: 1,
    keyboard: 2,
    largeText: 1,
    noScript: 1,
  })
})

it('takes no figures from a run in which one of these tests failed', () => {
  const [first, ...others] = run.tests
  const failed = {
    ...run,
    tests: [{ name: first?.name ?? '', ms: 1, isFailed: true as const }, ...others],
  }
  expect(() => accessibilityFigures(failed)).toThrow('hotel-header--full')
})

it('takes none from a part of the tests, nor where tests have another name', () => {
  expect(() => accessibilityFigures({ ...run, of: 'footer' })).toThrow('"footer"')
  const renamed = run.tests.filter(({ name }) => !name.includes('tab stop'))
  expect(() => accessibilityFigures({ ...run, tests: renamed })).toThrow('"tabStops"')
})
