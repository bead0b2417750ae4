import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** The files that create and check a widget's folder. */
const NEEDED = [
  '.dependency-cruiser.mjs',
  '.gitignore',
  'biome.json',
  'fixtures',
  'jest.config.mjs',
  'package.json',
  'sandbox',
  'scripts',
  'src',
  'stories',
  'tests',
  'tooling',
  'tsconfig.json',
]

const MAP = 'src/mapping/widget-map.ts'
/** Files for tests and stories, and generated files, which do not count as lines of a widget. */
const FIXTURES = 'fixtures/widget-fixtures.ts'
const SAMPLES = 'src/author/sample-map.ts'
const copy = mkdtempSync(join(tmpdir(), 'foyer-new-'))

beforeAll(() => {
  for (const path of NEEDED) cpSync(path, join(copy, path), { recursive: true })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
  mkdirSync(join(copy, 'dist'))
  run('scripts/map.mjs')
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

function run(...words: string[]) {
  const { status, stdout, stderr } = spawnSync('node', words, { cwd: copy, encoding: 'utf8' })
  return { status, output: stdout + stderr }
}

function tool(name: string, ...words: string[]) {
  return run(join('node_modules', name), ...words)
}

/** Every file of the copy with its text, without build output. */
function files(): Map<string, string> {
  const paths = NEEDED.flatMap((path) =>
    statSync(join(copy, path)).isFile()
      ? [path]
      : readdirSync(join(copy, path), { recursive: true, encoding: 'utf8' }).map((name) =>
          join(path, name),
        ),
  )
  const texts = paths.filter((path) => statSync(join(copy, path)).isFile())
  return new Map(texts.map((path) => [path, readFileSync(join(copy, path), 'utf8')]))
}

const words = (text: string | undefined) => (text ?? '').split('\n')

it.each([
  [[], 'Name one widget'],
  [['Tea List'], '"Tea List" cannot be'],
  [['tea-list', 'coffee-list'], 'Name one widget'],
  [['property-bar'], 'is there already'],
  [['tea-list', '--group', 'Kitchen'], '"Kitchen" is no group'],
])('refuses %j with a reason', (given, why) => {
  const { status, output } = run('scripts/new.mjs', ...given)
  expect(status).toBe(1)
  expect(output).toContain(why)
  expect(output).not.toContain('at ')
})

/** A widget that shows the feature `tea-tasting`: a label, its translations, a model and a view. */
const TEA_ROOM: Record<string, string> = {
  'tea-room.labels.ts': `import { teaTastingLabels } from '../../features/tea-tasting/tea-tasting.labels'

/** The labels that the widget shares with others. */
export const shared = teaTastingLabels
`,
  'tea-room.translations.ts': `import type { Translations } from '../../mapping/define-widget'
import { shared } from './tea-room.labels'
import type { TeaRoomProps } from './tea-room.schema'

export const translations: Translations<TeaRoomProps['labels']> = shared.translations
`,
  'tea-room.model.ts': `import { type TeaTastingModel, useTeaTasting } from '../../features/tea-tasting/use-tea-tasting'
import type { TeaRoomProps } from './tea-room.schema'

export type TeaRoomModel = TeaTastingModel

export function useTeaRoom({ heading, labels }: TeaRoomProps): TeaRoomModel {
  return useTeaTasting(heading && \`\${labels.teaTasting}: \${heading}\`)
}
`,
  'tea-room.view.tsx': `import { TeaTasting } from '../../features/tea-tasting/tea-tasting.view'
import type { TeaRoomModel } from './tea-room.model'

export function TeaRoom({ model }: { model: TeaRoomModel }) {
  return <TeaTasting model={model} />
}
`,
}

const LIST = 'src/components/tea-list'
const ROOM = 'src/components/tea-room'
const FEATURE = 'src/features/tea-tasting'

// Both widgets are tested in one run of the slow tools, so they are there together.
describe('a new widget, and then a new feature with a widget that shows it', () => {
  let before: Map<string, string>
  let withList: Map<string, string>

  beforeAll(() => {
    before = files()
    expect(run('scripts/new.mjs', 'tea-list', '--group', 'Hotel')).toMatchObject({ status: 0 })
    withList = files()
    for (const words of [['tea-tasting', '--feature'], ['tea-room']])
      expect(run('scripts/new.mjs', ...words)).toMatchObject({ status: 0 })
    for (const [name, text] of Object.entries(TEA_ROOM)) writeFileSync(join(copy, ROOM, name), text)
    const schema = join(copy, ROOM, 'tea-room.schema.ts')
    const written = readFileSync(schema, 'utf8')
    writeFileSync(
      schema,
      written
        .replace('baseProps({})', 'baseProps({ ...shared.english })')
        .replace(
          "base-props.schema'\n",
          "base-props.schema'\nimport { shared } from './tea-room.labels'\n",
        ),
    )
    const definition = join(copy, ROOM, 'tea-room.widget.ts')
    writeFileSync(
      definition,
      readFileSync(definition, 'utf8').replace(
        '  View: TeaRoom,\n',
        "  View: TeaRoom,\n  translations: () => import('./tea-room.translations'),\n",
      ),
    )
  })

  const changedOutside = (
    from: Map<string, string>,
    to: Map<string, string>,
    ...folders: string[]
  ) =>
    [...to]
      .filter(([path, text]) => from.get(path) !== text)
      .map(([path]) => path)
      .filter((path) => !folders.some((folder) => path.startsWith(`${folder}/`)))

  it('add a folder each, and the generated lines of the widgets', () => {
    expect(changedOutside(before, withList, LIST)).toEqual([FIXTURES, SAMPLES, MAP])
    expect(changedOutside(withList, files(), FEATURE, ROOM)).toEqual([FIXTURES, SAMPLES, MAP])
    const added = words(withList.get(MAP)).filter((line) => !words(before.get(MAP)).includes(line))
    expect(added).toEqual(["  'tea-list': () => import('../components/tea-list/tea-list.widget'),"])
    expect(words(withList.get(MAP))).toHaveLength(words(before.get(MAP)).length + 1)
  })

  it('pass the tests of every widget', () => {
    const names = 'tea-(list|room)'
    const { status, output } = tool('jest/bin/jest.js', 'tests/every-widget', '-t', names)
    expect({ status, output }).toMatchObject({
      status: 0,
      output: expect.stringMatching(/Tests:.* 3[0-9] passed/),
    })
  })

  it('pass type check, linter and the rules of imports', () => {
    const scope = { extends: './tsconfig.json', include: [LIST, ROOM, FEATURE] }
    writeFileSync(join(copy, 'tsconfig.new.json'), JSON.stringify(scope))
    for (const result of [
      tool('typescript-7/bin/tsc', '-p', 'tsconfig.new.json'),
      tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', LIST),
      tool(
        'dependency-cruiser/bin/dependency-cruise.mjs',
        LIST,
        ROOM,
        FEATURE,
        '--config',
        '.dependency-cruiser.mjs',
      ),
    ])
      expect(result).toMatchObject({ status: 0 })
  })

  it('leave nothing behind when their folders are deleted', () => {
    for (const [folders, left] of [
      [[FEATURE, ROOM], withList],
      [[LIST], before],
    ] as const) {
      for (const folder of folders) rmSync(join(copy, folder), { recursive: true })
      expect(run('scripts/map.mjs')).toMatchObject({ status: 0 })
      expect(files()).toEqual(left)
    }
  })
})
