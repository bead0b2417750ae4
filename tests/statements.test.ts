import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const ROOT = resolve(__dirname, '..')
const TEXT = readFileSync(join(ROOT, 'docs/requirements/statements.md'), 'utf8')
const STATES = ['conforms', 'deviates', 'missing', 'owner']
const ROW = /^\| (S[12])\.(\d{3,}) \| (§\d[^|]*) \| ([^|]+) \| (\w+) \| `([^`|]+)` \| ([^|]*) ?\|$/

const rows = TEXT.split('\n')
  .filter((line) => line.startsWith('| S'))
  .map((line) => {
    const [, spec = '', digits = '', section = '', , state = '', path = '', reason = ''] =
      ROW.exec(line.replaceAll('\\|', '/')) ?? []
    return { line, spec, number: Number(digits), section, state, path, reason: reason.trim() }
  })
const linesOf = (found: typeof rows) => found.map(({ line }) => line)

test('each row has a number, its section, a statement, a state of the four and a path', () => {
  expect(linesOf(rows.filter(({ state }) => !STATES.includes(state)))).toEqual([])
})

test.each(['S1', 'S2'])('the numbers of %s are in order, without gaps', (spec) => {
  const own = rows.filter((row) => row.spec === spec)
  expect(own.length).toBeGreaterThan(0)
  expect(linesOf(own.filter(({ number }, index) => number !== index + 1))).toEqual([])
})

test('the sections of each specification are in its order', () => {
  const places = rows.map(({ spec, section }) => Number(`${spec[1]}${section[1]}`))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})

test('each row is seen in a file of the repository', () => {
  const isOurs = (path: string) => !/^\/|\.\.|node_modules/.test(path)
  const dead = rows.filter(({ path }) => !isOurs(path) || !existsSync(join(ROOT, path)))
  expect(linesOf(dead)).toEqual([])
})

test('every row that does not conform has a reason, and no other', () => {
  const odd = rows.filter(({ state, reason }) => (state === 'conforms') === (reason !== ''))
  expect(linesOf(odd)).toEqual([])
})

test('the counts at the top are those of the rows', () => {
  const counts = STATES.map(
    (name) => `${name} ${rows.filter(({ state }) => state === name).length}`,
  )
  expect(TEXT).toContain(`\n${rows.length} statements: ${counts.join(', ')}.\n`)
})
