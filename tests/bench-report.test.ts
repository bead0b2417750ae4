import { median } from '../bench/lib/median.mjs'
import { goalsOf, goalsTable, isMet } from '../bench/report/goals.mjs'
import { reportOf } from '../bench/report/report.mjs'

const samples = (key: string, ...values: number[]) => values.map((value) => ({ [key]: value }))

const loads = {
  rows: [
    { name: 'bare-esbuild', task: [40, 50, 60], externalJs: 59_500 },
    { name: 'bare', task: [40, 40, 40], externalJs: 58_500 },
    { name: 'foyer-load', task: [44, 45, 900], externalJs: 60_000 },
    { name: 'astro-load', task: [55, 55], externalJs: 60_000, inlineJs: 1500 },
    { name: 'is-land', task: [52], externalJs: 62_000 },
    { name: 'page-alone', task: [20], externalJs: 0 },
  ].map(({ name, task, externalJs, inlineJs = 0 }) => ({
    name,
    count: 10,
    facts: { externalJs, inlineJs, requests: 4, depth: 1.98, html: 1, htmlRaw: 2 },
    fast: samples('task', ...task),
    slow: samples('blocking', 10),
  })),
}

const goal = (what: string) => {
  const found = goalsOf({ loads }).find((it) => it.what.startsWith(what))
  if (!found) throw new Error(`There is no goal "${what}".`)
  return found
}

test('a median is the middle value, or the mean of the two middle values', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([1, 2, 4, 100])).toBe(3)
  expect(median([Number.NaN, 7])).toBe(7)
  expect(median([])).toBeNaN()
})

test('a time is compared with both bare pages, the best of the peers and a page without a script', () => {
  const { value, own, floor, best } = goal('`load`: processor time, N = 10')
  expect(value).toBe(45 / 50)
  expect(own).toBe(45 / 40)
  expect(floor).toBe(20 / 50)
  expect(best).toEqual({ name: 'is-land', value: 52 / 50 })
})

test('bytes over bare count external and inline scripts', () => {
  const { value, own, best } = goal('all scripts over bare')
  expect([value, own]).toEqual([500, 1500])
  expect(best).toEqual({ name: 'astro-load', value: 2000 })
})

test('a goal is judged by its printed value, and is unknown without a measurement', () => {
  const atMost = { ...goal('`load`: processor time, N = 10'), limit: 1, digits: 2 }
  expect(isMet(atMost, 1.004)).toBe(true)
  expect(isMet(atMost, 1.006)).toBe(false)
  expect(isMet(atMost, Number.NaN)).toBeUndefined()
  expect(isMet({ ...atMost, sense: 'atLeast' }, 0.99)).toBe(false)
})

test('the table says which goals are met, missed and unknown', () => {
  const lines = goalsTable({ loads }).split('\n')
  const line = (what: string) => lines.find((it) => it.startsWith(`| ${what}`))
  expect(line('`load`: processor time, N = 10')).toBe(
    '| `load`: processor time, N = 10, × bare | ≤ 1.00 | 0.90 | yes | 1.13 | **no** | 0.40 | is-land 1.04 |',
  )
  expect(line('requests after one another')).toContain('| ≤ 2 | 2 | yes |')
  expect(line('raw HTML, N = 1000')).toBe(
    '| raw HTML, N = 1000, bytes | ≤ 750,000 | – |  |  |  |  |  |',
  )
})

test('the report dates each of its tables, and leaves out tables without measurements', () => {
  const report = reportOf({
    machine: 'a machine, 2 cores',
    versions: { chromium: '150' },
    about: [['bare', 'nothing']],
    sections: {
      loads: { date: '2026-05-04T03:02:01.000Z', commit: 'abc1234', rounds: 3, ...loads },
    },
  })
  expect(report).toContain('a machine, 2 cores')
  expect(report).toContain('2026-05-04 03:02 UTC at abc1234, medians of 3 rounds.')
  expect(report).toContain('### N = 10')
  expect(report).not.toContain('## The server')
})
