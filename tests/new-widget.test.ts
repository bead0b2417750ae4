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

describe('a new widget', () => {
  let before: Map<string, string>
  let made: ReturnType<typeof run>

  beforeAll(() => {
    before = files()
    made = run('scripts/new.mjs', 'tea-list', '--group', 'Hotel')
  })

  it('is one folder and one line', () => {
    expect(made).toMatchObject({ status: 0 })
    const after = files()
    const touched = [...after].filter(([path, text]) => before.get(path) !== text)
    const elsewhere = touched
      .map(([path]) => path)
      .filter((path) => !path.startsWith('src/components/tea-list/'))
    expect(elsewhere).toEqual([FIXTURES, SAMPLES, MAP])
    const added = words(after.get(MAP)).filter((line) => !words(before.get(MAP)).includes(line))
    expect(added).toEqual(["  'tea-list': () => import('../components/tea-list/tea-list.widget'),"])
    expect(words(after.get(MAP))).toHaveLength(words(before.get(MAP)).length + 1)
  })

  it('passes the tests of every widget', () => {
    const { status, output } = tool('jest/bin/jest.js', 'tests/every-widget', '-t', 'tea-list')
    expect({ status, output }).toMatchObject({
      status: 0,
      output: expect.stringMatching(/Tests:.* (19|2\d) passed/),
    })
  })

  it('passes type check, linter and the rules of imports', () => {
    const scope = { extends: './tsconfig.json', include: ['src/components/tea-list'] }
    writeFileSync(join(copy, 'tsconfig.new.json'), JSON.stringify(scope))
    for (const result of [
      tool('typescript-7/bin/tsc', '-p', 'tsconfig.new.json'),
      tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', 'src/components/tea-list'),
      tool(
        'dependency-cruiser/bin/dependency-cruise.mjs',
        'src/components/tea-list',
        '--config',
        '.dependency-cruiser.mjs',
      ),
    ])
      expect(result).toMatchObject({ status: 0 })
  })

  it('leaves nothing behind when its folder is deleted', () => {
    rmSync(join(copy, 'src/components/tea-list'), { recursive: true })
    expect(run('scripts/map.mjs')).toMatchObject({ status: 0 })
    expect(files()).toEqual(before)
  })
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

describe('a new feature and a widget that shows it', () => {
  const feature = 'src/features/tea-tasting'
  const widget = 'src/components/tea-room'
  let before: Map<string, string>

  beforeAll(() => {
    before = files()
    for (const words of [['tea-tasting', '--feature'], ['tea-room']])
      expect(run('scripts/new.mjs', ...words)).toMatchObject({ status: 0 })
    for (const [name, text] of Object.entries(TEA_ROOM))
      writeFileSync(join(copy, widget, name), text)
    const schema = join(copy, widget, 'tea-room.schema.ts')
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
    const definition = join(copy, widget, 'tea-room.widget.ts')
    writeFileSync(
      definition,
      readFileSync(definition, 'utf8').replace(
        '  View: TeaRoom,\n',
        "  View: TeaRoom,\n  translations: () => import('./tea-room.translations'),\n",
      ),
    )
  })

  it('add two folders, and the generated lines of the widget', () => {
    const touched = [...files()].filter(([path, text]) => before.get(path) !== text)
    const elsewhere = touched
      .map(([path]) => path)
      .filter((path) => !path.startsWith(`${feature}/`) && !path.startsWith(`${widget}/`))
    expect(elsewhere).toEqual([FIXTURES, SAMPLES, MAP])
  })

  it('pass the tests of every widget', () => {
    const { status, output } = tool('jest/bin/jest.js', 'tests/every-widget', '-t', 'tea-room')
    expect({ status, output }).toMatchObject({
      status: 0,
      output: expect.stringMatching(/Tests:.* (19|2\d) passed/),
    })
  })

  it('pass type check and the rules of imports', () => {
    const scope = { extends: './tsconfig.json', include: [widget, feature] }
    writeFileSync(join(copy, 'tsconfig.new.json'), JSON.stringify(scope))
    for (const result of [
      tool('typescript-7/bin/tsc', '-p', 'tsconfig.new.json'),
      tool(
        'dependency-cruiser/bin/dependency-cruise.mjs',
        widget,
        feature,
        '--config',
        '.dependency-cruiser.mjs',
      ),
    ])
      expect(result).toMatchObject({ status: 0 })
  })

  it('leave nothing behind when their folders are deleted', () => {
    for (const folder of [feature, widget]) rmSync(join(copy, folder), { recursive: true })
    expect(run('scripts/map.mjs')).toMatchObject({ status: 0 })
    expect(files()).toEqual(before)
  })
})
