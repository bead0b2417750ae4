import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** `docs/terms.md`: the word of each language for each thing. */
const [head = [], , ...rows] = readFileSync('docs/terms.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /(labels|translations|schema|texts-\w\w)\.ts$/.test(path))
  .map((path) => readFileSync(join('src', path), 'utf8').toLowerCase())

test.each(head.slice(1).map((locale, index) => [locale, index + 1] as const))(
  'the terms of %s are those that the labels use',
  (_locale, column) => {
    const terms = rows.map((row) => row[column] ?? '')
    expect(terms.length).toBeGreaterThan(25)
    expect(
      terms.filter((term) => !sources.some((text) => text.includes(term.toLowerCase()))),
    ).toEqual([])
  },
)
