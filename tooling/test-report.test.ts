import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mergeRuns, reportOfRun } from './test-report.mjs'

const unit = { name: 'unit', seconds: 40, passed: 3, failed: 0 }
const run = {
  at: '2026-11-28T10:00:00Z',
  of: 'all',
  stages: [unit, { name: 'build', seconds: 20, passed: 0, failed: 0 }],
  tests: [
    { name: 'unit: quick', ms: 10 },
    { name: 'unit: slow', ms: 20_000 },
  ],
  seconds: 61,
}

it('reports each stage, the slowest tests and the sums', () => {
  const { text, failed } = reportOfRun(run, null)
  expect(failed).toBe(0)
  expect(text).toMatch(/40\.0 s {2}unit +3 passed\n/)
  expect(text).toMatch(/61\.0 s {2}in all/)
  expect(text.indexOf('unit: slow')).toBeLessThan(text.indexOf('unit: quick'))
  expect(text).toMatch(/\n3 passed, 0 failed$/)
})

it('lists what failed, by name', () => {
  const broken = {
    ...run,
    stages: [{ ...unit, failed: 1 }],
    tests: [...run.tests, { name: 'unit: broken', ms: 5, isFailed: true as const }],
  }
  const { text, failed } = reportOfRun(broken, null)
  expect(failed).toBe(1)
  expect(text).toContain('Failed:\n  unit: broken\n')
  expect(text).toContain('3 passed, 1 FAILED')
})

it('shows the page of a test that failed, as CI keeps no files', () => {
  const page = join(mkdtempSync(join(tmpdir(), 'foyer-report-')), 'context.md')
  writeFileSync(
    page,
    '# Error\n\n```\nnot here\n```\n\n```yaml\n- button "Pay" [active]\n```\n\nmore',
  )
  const tests = [{ name: 'browser: broken', ms: 5, isFailed: true as const, page }]
  const { text } = reportOfRun({ ...run, tests }, null)
  expect(text).toContain('The page when it failed: browser: broken\n  - button "Pay" [active]\n\n')
  expect(text).not.toContain('not here')
})

it('says what has changed since the run before, if it ran the same tests', () => {
  const before = {
    ...run,
    stages: [{ ...unit, seconds: 20 }],
    tests: [
      { name: 'unit: gone', ms: 1 },
      { name: 'unit: slow', ms: 4_000 },
    ],
  }
  const { text } = reportOfRun(run, before)
  expect(text).toMatch(/unit +\(\+20 s\) 3 passed/)
  expect(text).toContain('1 tests are new, 1 are gone')
  expect(text).toContain('16.0 s longer: unit: slow')
  expect(reportOfRun(run, { ...before, of: 'changed' }).text).not.toContain('Since')
})

it('merges shards: sums of tests, the longest time', () => {
  const merged = mergeRuns([run, { ...run, stages: [{ ...unit, seconds: 50, failed: 2 }] }])
  expect(merged.stages).toContainEqual({ name: 'unit', seconds: 50, passed: 6, failed: 2 })
  expect(merged.tests).toHaveLength(4)
})
