import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Checks what dependency-cruiser cannot see: the function that loads a view or a part. */
const IMPORT = /import\(\s*'[^']+\.(?:view|part)'\s*\)/g
const ONE_WAY =
  /\b(?:lateView|latePart|printedPart)\(\s*async \(\) => \(await import\(\s*'[^']+\.(?:view|part)'\s*\)\)\.\w+,?\s*\)/g

/** The number of views and parts that a text loads without `mapping/late-part`. */
function ownWaysIn(text: string): number {
  return (text.match(IMPORT) ?? []).length - (text.match(ONE_WAY) ?? []).length
}

describe('a view or a part is loaded only by mapping/late-part', () => {
  it.each([
    "  loadView: async () => (await import('./tea.view')).Tea,",
    "const parts = Object.assign({}, await import('./menus.part'))",
    "const Tea = lazy(() => import('./tea.view'))",
    "void import('./tea.part').then(latePart)",
  ])('reports %s', (line) => {
    expect(ownWaysIn(line)).toBe(1)
  })

  it.each([
    "  View: lateView(async () => (await import('./tea.view')).Tea),",
    "  tea: latePart(\n    async () => (await import('./long-name-of-tea.part')).longNameOfTeaPart,\n  ),",
  ])('accepts %s', (line) => {
    expect(ownWaysIn(line)).toBe(0)
  })

  it('in every file of src: see docs/decisions/0028', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .map((file) => join('src', file))
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    const late = files.filter((file) => readFileSync(file, 'utf8').match(IMPORT))
    expect(late.length).toBeGreaterThan(5)
    expect(late.filter((file) => ownWaysIn(readFileSync(file, 'utf8')) !== 0)).toEqual([])
  })
})
