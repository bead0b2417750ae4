import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, resolve } from 'node:path'

const ROOT = resolve(__dirname, '..')
const REQUIREMENTS = join(ROOT, 'docs/requirements')
const RECORDS = readdirSync(join(ROOT, 'docs/decisions'))
const SCANNED = new Set(['.ts', '.tsx', '.mjs', '.css', '.graphql', '.md', '.mdx'])
const NOT_OURS = /^(?:node_modules|dist|storybook-static|test-results|\.(?!storybook$).*)$/

/** The pattern of a code: `docs/requirements/README.md` lists the same kinds. */
const CODE = String.raw`W\d{2}|[A-G]\.\d{1,2}|E[1-5]-\d{2}|(?:OK|ER|[PRK])\d{1,2}|F[0-3]|S-[A-Z][A-Z0-9]+|S[12] ?§ ?\d`
const CITED = new RegExp(`(?<![\\w.%#/$-])(?:${CODE}|ADR \\d{4})(?![\\w%-]|\\.\\d)`, 'g')
const HEADING = new RegExp(`^## (${CODE}) [^(]+(?:\\((S-[A-Z0-9]+)\\))?$`)
const ROW = new RegExp(`^\\| (${CODE}) \\|( [^|]+ \\|){2,}$`)

interface Place {
  file: string
  line: number
}

const spaceless = (code: string) => code.replaceAll(' ', '')

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.test(entry.name)) return []
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesIn(path)
    return SCANNED.has(extname(entry.name)) ? [path] : []
  })
}

const blank = (text: string) => text.replace(/[^\n]/g, ' ')

/** The matching parts of a text; the rest is blanked, so that line numbers stay the same. */
function only(text: string, ...parts: RegExp[]): string {
  let kept = ''
  let end = 0
  for (const { 0: part, index } of text.matchAll(
    new RegExp(parts.map(({ source }) => source).join('|'), 'g'),
  )) {
    kept += blank(text.slice(end, index)) + part
    end = index + part.length
  }
  return kept + blank(text.slice(end))
}

const BLOCK_COMMENT = /\/\*[\s\S]*?\*\//
const LINE_COMMENT = /(?<![:'"`\\])\/\/[^\n]*/
/** The first string of a test's call, or of a row of its table. */
const TITLE = /(?:\b(?:test|it|describe)(?:\.\w+)*\(|\)\(|\[)\s*(?:'[^'\n]*'|`[^`]*`)/

/** The texts of a file for its reader: comments, test titles, prose. */
function spokenText(file: string, text: string): string {
  if (/\.mdx?$/.test(file)) return text.replace(/^```[\s\S]*?^```/gm, blank)
  if (file.endsWith('.graphql')) return only(text, /"""[\s\S]*?"""/, /#[^\n]*/)
  if (file.endsWith('.css')) return only(text, BLOCK_COMMENT)
  const titles = /\.(?:test|spec)\.tsx?$/.test(file) ? [TITLE] : []
  return only(text, BLOCK_COMMENT, LINE_COMMENT, ...titles)
}

function citedIn(file: string, text: string): (Place & { code: string })[] {
  return spokenText(file, text)
    .split('\n')
    .flatMap((content, index) =>
      [...content.matchAll(CITED)].map(([code]) => ({ file, line: index + 1, code })),
    )
}

/** The codes that a requirements text explains, and errors in their notation. */
function readRequirements(file: string, text: string) {
  const explained: (Place & { code: string })[] = []
  const problems: string[] = []
  const lines = text.replace(/^```[\s\S]*?^```/gm, (code) => code.replace(/\S/g, 'x')).split('\n')
  let definesRows = false
  lines.forEach((content, index) => {
    const place = { file, line: index + 1 }
    const add = (code: string) => explained.push({ ...place, code: spaceless(code) })
    if (content.startsWith('| Code |')) definesRows = true
    else if (!content.startsWith('|')) definesRows = false
    else if (definesRows && !content.startsWith('|---')) {
      const [, code] = ROW.exec(content.replaceAll('\\|', 'x')) ?? []
      if (code) add(code)
      else problems.push(`${file}:${place.line} A row needs a code and a text: ${content}`)
    }
    if (!/^##/.test(content)) return
    const [, code, service] = HEADING.exec(content) ?? []
    if (!code) problems.push(`${file}:${place.line} A heading is "## CODE title": ${content}`)
    else for (const one of [code, service]) if (one) add(one)
    const next = lines.slice(index + 1).find((line) => line.trim() !== '')
    if (!next || next.startsWith('#')) problems.push(`${file}:${place.line} No text: ${content}`)
  })
  return { explained, problems }
}

const all = filesIn(ROOT)
  .filter((path) => path !== __filename)
  .map((path) => ({
    file: relative(ROOT, path),
    text: readFileSync(path, 'utf8'),
  }))
const texts = readdirSync(REQUIREMENTS)
  .filter((name) => name !== 'README.md')
  .map((name) => readRequirements(name, readFileSync(join(REQUIREMENTS, name), 'utf8')))
const explained = texts.flatMap((text) => text.explained)
const known = new Set(explained.map(({ code }) => code))

const leadsNowhere = (code: string) =>
  code.startsWith('ADR ')
    ? !RECORDS.some((name) => name.startsWith(`${code.slice(4)}-`))
    : !known.has(spaceless(code))

test('every code that a comment, a test title or a text cites leads to a text', () => {
  const nowhere = all
    .flatMap(({ file, text }) => citedIn(file, text))
    .filter(({ code }) => leadsNowhere(code))
    .map(({ file, line, code }) => `${file}:${line} ${code} has no text in docs/requirements`)
  expect(nowhere).toEqual([])
})

test('each code is explained once, under a heading or in a row of its own', () => {
  expect(texts.flatMap(({ problems }) => problems)).toEqual([])
  const twice = explained.filter(
    ({ code }, index) => explained.findIndex((other) => other.code === code) !== index,
  )
  expect(twice).toEqual([])
})

test('the scan of a file finds codes with their lines', () => {
  const source = [
    "const path = 'M4.5 C.1 W12' // W98, but not K1A",
    '/** C.99 to C.98: E.164,',
    ' * E3-97 (S2 §9). */',
    "const code = 'OK1' // https://example.com/W97",
    "test.each([['P9, remembered', 'P8']])('%s of ADR 0099', () => 'W96')",
  ].join('\n')
  const found = (file: string) => citedIn(file, source).map(({ line, code }) => `${line} ${code}`)
  const spoken = ['1 W98', '2 C.99', '2 C.98', '3 E3-97', '3 S2 §9']
  expect(found('a.ts')).toEqual(spoken)
  expect(found('a.test.ts')).toEqual([...spoken, '5 P9', '5 ADR 0099'])
  expect(['W98', 'C.99', 'E3-97', 'ADR 0999'].filter(leadsNowhere)).toHaveLength(4)
})

test.each([
  ['# Title\n\n## W98 name\n\nText.\n', ['W98'], 0],
  ['## C.98 Name of it (S-NAME)\n\nText.\n', ['C.98', 'S-NAME'], 0],
  ['| Code | Rule |\n|---|---|\n| E1-98 | what | how |\n', ['E1-98'], 0],
  ['| Widget | Props |\n|---|---|\n| W98 | a |\n', [], 0],
  ['## Name W98\n\nText.\n', [], 1],
  ['### W98 name\n\nText.\n', [], 1],
  ['## W98 name\n\n## W97 name\n\nText.\n', ['W98', 'W97'], 1],
  ['| Code | Rule |\n|---|---|\n| W98 | |\n', [], 1],
])('codes in a requirements text: %j', (text, codes, problems) => {
  const read = readRequirements('a.md', text)
  expect(read.explained.map(({ code }) => code)).toEqual(codes)
  expect(read.problems).toHaveLength(problems)
})

test('links between the texts lead to a file', () => {
  const dead = all
    .filter(({ file }) => file.startsWith('docs/') || file.endsWith('README.md'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/\]\((?!\w+:|#)([^)#]+)/g)]
        .filter(([, target = '']) => !existsSync(resolve(ROOT, file, '..', target)))
        .map(([link]) => `${file}: ${link})`),
    )
  expect(dead).toEqual([])
})

test('the list of the records by subject has each of them once', () => {
  const list = readFileSync(join(ROOT, 'docs/decisions/README.md'), 'utf8')
  const listed = [...list.matchAll(/\]\((\d{4}-[^)]+)\)/g)].map(([, name]) => name)
  expect(listed.sort()).toEqual(RECORDS.filter((name) => /^\d{4}-/.test(name)).sort())
})
