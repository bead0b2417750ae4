/**
 * A regular expression whose time grows with the square of a text lets one text of an author or one
 * request stop the process: none may be one, unless the list says what bounds its texts.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { slowness } from './pattern-cost'

/** By file: the start of a pattern, and what its texts are. */
const BOUNDED: Record<string, Record<string, string>> = {
  'sandbox/author/editing/links.ts': { '`^${address}|': 'anchored, or a literal text' },
  'sandbox/cms/locales.ts': { '`^(${[...BY_PREFIX': 'anchored, without a loop' },
  'sandbox/payment/payment-hosts.ts': { '`^${': 'anchored, with one loop' },
  'sandbox/seed/pages/page-parts.ts': { '[\\s\\p{P}]+$': 'a description of DESCRIPTION_LENGTH' },
  'src/author/protocol.ts': { '[#/][^/]*$': 'an address of a component, in its author’s browser' },
  'src/rules/formats/phone.ts': { '\\B(?=(\\d{4})+$)': 'a hotel’s phone number' },
  'src/server/render-roots.tsx': { '`<!--${SECRET}': 'starts with a text that the loop lacks' },
  'src/services/content/sanitise.ts': {
    '`(<[a-z]': 'its last part may be empty: never fails late',
  },
  'src/services/page/log.ts': { '[^\\s@|/]+@': 'the LONGEST message' },
  'tooling/author-chunks.mjs': { '`/components/': 'without a loop' },
  'tooling/changed-selection.mjs': { '`[': 'without a loop' },
  'tooling/chunks.mjs': {
    '^\\0|\\?.*$': 'a path of a source file',
    '_\\w+\\.css$': 'a path of a source file',
  },
  'tooling/import-graph.mjs': { '(?:^|[\\s;])(import|export)': 'a source file of ours' },
  'tooling/test-selection.mjs': {
    '^( *)test': 'a test file of ours',
    "`type: '": 'a seed file of ours',
    '`(?<!Role': 'without a loop',
    '`(#|': 'without a loop',
  },
}

interface Pattern {
  file: string
  /** For `new RegExp`: its argument as it is written. */
  source: string
  /** Null for `new RegExp`. */
  flags: string | null
}

const files = ['src', 'sandbox', 'tooling', 'clients', 'bin']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  )
  .filter((path) => /\.(tsx?|m?js|php)$/.test(path))
  .filter((path) => !/\.(test|stories|fixtures)\.tsx?$/.test(path))

function patternsIn(file: string, text: string): Pattern[] {
  if (file.endsWith('.php')) {
    const calls = text.matchAll(/preg_\w+\(\s*'(.)((?:[^'\\]|\\.)*)\1([a-z]*)'/g)
    return [...calls].map(([, , source = '', flags = '']) => ({
      file,
      source: source.replaceAll('\\\\', '\\'),
      flags,
    }))
  }
  const found: Pattern[] = []
  const root = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      found.push({ file, source: node.text.slice(1, end), flags: node.text.slice(end + 1) })
    } else if (
      (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
      node.expression.getText() === 'RegExp'
    )
      found.push({ file, source: node.arguments?.[0]?.getText() ?? '', flags: null })
    ts.forEachChild(node, visit)
  }
  visit(root)
  return found
}

const patterns = files.flatMap((file) => patternsIn(file, readFileSync(file, 'utf8')))

const boundOf = ({ file, source }: Pattern) =>
  Object.entries(BOUNDED[file] ?? {}).find(([start]) => source.startsWith(start))

it('takes linear time, or says what bounds its texts', () => {
  expect(patterns.length).toBeGreaterThan(400)
  const slow = patterns.flatMap((pattern) => {
    const { file, source, flags } = pattern
    if (boundOf(pattern)) return []
    const reason = flags === null ? 'is put together: list it' : slowness(source, flags)
    return reason === null ? [] : [`${file}: ${source}: ${reason}`]
  })
  expect(slow).toEqual([])
})

it('lists no pattern in vain', () => {
  const used = patterns
    .filter(({ source, flags }) => flags === null || slowness(source, flags) !== null)
    .map((pattern) => `${pattern.file} ${boundOf(pattern)?.[0]}`)
  const listed = Object.entries(BOUNDED).flatMap(([file, starts]) =>
    Object.keys(starts).map((start) => `${file} ${start}`),
  )
  expect(listed.filter((entry) => !used.includes(entry))).toEqual([])
})

it.each([
  String.raw`<(\/?)([a-z][^\s/<>]*)[^<>]*>`,
  '<[^>]*>',
  ' +$',
  'T.*Z$',
  '^.*promotion.*$',
  String.raw`^(\w+) ([^|]+)\|?(.*)$`,
  String.raw`^\d+[^]*x`,
  '"(?:[^"\\\\]|\\\\.)*"',
  'id=page[^>]*>',
  'id=page[^>]{0,900}>',
  '(?:a+)+b',
  '(?:a|a)*b',
  '(?:a|ab|b)*c',
  '(?=[^x]*z)y',
  String.raw`(?<=from\s*)a`,
  String.raw`(a*)\1b`,
])('finds a slow one: %s', (source) => {
  expect(slowness(source, '')).not.toBeNull()
})

it.each([
  '<[^<>]*>',
  '<[^>]*>?',
  '(?<! ) +$',
  '^[^]*x',
  '#[^]*$',
  String.raw`^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$`,
  '"(?:[^"\\\\]|\\\\.)*"?',
  'id=page[^>]{0,99}>',
  '^(?:a|b)*c',
])('accepts a linear one: %s', (source) => {
  expect(slowness(source, '')).toBeNull()
})
