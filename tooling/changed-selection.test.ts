import { selectChanged } from './changed-selection.mjs'

const texts: Record<string, string> = {
  'src/rules/leaves.ts': '',
  'src/rules/leaves.test.ts': "import { leaves } from './leaves'",
  'src/rules/types.ts': "import type { Leaf } from './leaves'",
  'src/rules/types.test.ts': "import { kinds } from './types'",
  'src/features/brew/brew.ts': "import { leaves } from '../../rules/leaves'",
  'src/features/brew/brew.test.ts': "jest.mock('./brew')",
  'src/components/tea-list/tea-list.graphql': '',
  'src/components/tea-list/tea-list.operations.ts': '',
  'src/components/tea-list/tea-list.view.tsx':
    "import { brew } from '../../features/brew/brew'\nimport { teas } from './tea-list.operations'",
  'src/components/tea-list/tea-list.stories.tsx': "import { TeaList } from './tea-list.view'",
  'src/components/cup/cup.view.tsx': '',
  'src/components/cup/cup.stories.tsx': '',
  'src/components/cup/cup.test.tsx': "import { Cup } from './cup.view'",
  'src/mapping/widget-map.ts':
    "import('../components/tea-list/tea-list.view'), import('../components/cup/cup.view')",
  'src/mapping/mount.ts': "import { widgetMap } from './widget-map'",
  'src/server/render.ts': "import { widgetMap } from '../mapping/widget-map'",
  'src/server/render.test.ts': "import { render } from './render'\nrender({ type: 'tea-list' })",
  'src/server/head.test.ts': "import { render } from './render'\nrender({ type: 'cup' })",
  'src/mapping/all.test.ts': "import { widgetMap } from './widget-map'",
  'src/loader/start.ts': '',
  'sandbox/api/menu.ts': "import { leaves } from '../../src/rules/leaves'",
  'sandbox/api/menu.json': '{}',
  'sandbox/api/menu.test.ts':
    "import { menu } from './menu'\nreadFileSync('sandbox/api/menu.json'), readFile('dist/operations')",
  'tests/widgets.ts': "readdirSync('src/components')",
  'tests/every-widget.test.ts': "import { types } from './widgets'",
  'tests/sizes.test.ts': "readdirSync('src')\nreadFileSync('dist/browser/sizes.json')",
  'tests/references.test.ts': '',
  'tests/package/package.test.ts': '',
  'src/package/kit.ts': '',
  'tests/new-widget.test.ts': "cpSync('src')",
  'tests/browser/teas.spec.ts': "page.locator('[type=tea-list]')",
  'tests/browser/cups.spec.ts': "page.locator('[type=cup]')",
  'tests/browser/author/edit.spec.ts': '',
  'src/author/edit.ts': '',
  'tooling/styles.mjs': '',
  'rollup.config.mjs':
    "import { styles } from './tooling/styles.mjs'\nconst input = 'src/loader/start.ts'",
  'jest.config.mjs': '',
  'package.json': '',
  'docs/glossary.md': '',
}
const sources = { files: Object.keys(texts), read: (path: string) => texts[path] ?? '' }
const of = (...changed: string[]) => selectChanged(changed, sources)

it('takes for a rule what uses it, down to the widgets, their stories and their browser tests', () => {
  expect(of('src/rules/leaves.ts')).toMatchObject({
    everything: null,
    widgets: ['tea-list'],
    units: [
      'src/rules/leaves.test.ts',
      'src/features/brew/brew.test.ts',
      'src/server/render.test.ts',
      'src/mapping/all.test.ts',
      'sandbox/api/menu.test.ts',
      'tests/sizes.test.ts',
      'tests/references.test.ts',
    ],
    narrowed: ['tests/every-widget.test.ts'],
    stories: ['src/components/tea-list/tea-list.stories.tsx'],
    specs: ['tests/browser/teas.spec.ts'],
  })
})

it('takes for a view its own tests, and of the tests of all widgets those of its widget', () => {
  const { units, narrowed, widgets, specs } = of('src/components/cup/cup.view.tsx')
  expect(units).toEqual(
    expect.arrayContaining(['src/components/cup/cup.test.tsx', 'src/server/head.test.ts']),
  )
  expect(units).not.toContain('src/server/render.test.ts')
  expect(units).not.toContain('tests/new-widget.test.ts')
  expect({ narrowed, widgets, specs }).toEqual({
    narrowed: ['tests/every-widget.test.ts'],
    widgets: ['cup'],
    specs: ['tests/browser/cups.spec.ts'],
  })
})

it('follows documents, data files and folders that a test reads', () => {
  expect(of('src/components/tea-list/tea-list.graphql').widgets).toEqual(['tea-list'])
  expect(of('sandbox/api/menu.json').units).toContain('sandbox/api/menu.test.ts')
  expect(of('src/author/edit.ts').units).toContain('tests/sizes.test.ts')
})

it('runs after the build what reads the build', () => {
  const { afterBuild, afterOperations } = of('src/rules/leaves.ts')
  expect(afterBuild).toEqual(['tests/sizes.test.ts'])
  expect(afterOperations).toEqual(['sandbox/api/menu.test.ts'])
})

it('takes all browser tests for what is on every page, and those of the editor for the editor', () => {
  for (const file of ['src/loader/start.ts', 'src/server/render.ts', 'sandbox/api/menu.ts'])
    expect([file, of(file).specs]).toEqual([file, ['tests/browser/']])
  expect(of('src/author/edit.ts').specs).toEqual(['tests/browser/author/'])
})

it.each(['package.json', 'rollup.config.mjs', 'tooling/styles.mjs'])(
  'takes everything for %s',
  (file) => {
    expect(of(file).everything).toBe(file)
  },
)

it('takes the tests of the package for a part of it', () => {
  const { units, specs, isPackaged } = of('src/package/kit.ts')
  expect(units).toContain('tests/package/package.test.ts')
  expect({ specs, isPackaged }).toEqual({ specs: ['tests/browser/package/'], isPackaged: true })
  expect(of('src/rules/leaves.ts').units).not.toContain('tests/package/package.test.ts')
})

it('takes for a file that is gone what still names it', () => {
  const without = (gone: string) =>
    selectChanged([gone], { ...sources, files: sources.files.filter((file) => file !== gone) })
  expect(without('sandbox/api/menu.json').units).toContain('sandbox/api/menu.test.ts')
  expect(without('sandbox/api/menu.test.ts').units).toEqual(['tests/references.test.ts'])
  expect(without('tests/browser/cups.spec.ts').specs).toEqual([])
})

it('takes all unit tests for Jest’s settings, and for a text those of texts alone', () => {
  expect(of('jest.config.mjs').units).toHaveLength(
    sources.files.filter((file) => /\.test\.tsx?$/.test(file)).length,
  )
  expect(of('docs/glossary.md')).toMatchObject({
    units: ['tests/references.test.ts'],
    narrowed: [],
    stories: [],
    specs: [],
  })
})

it('says why a part is taken or left', () => {
  const { reasons } = of('src/rules/leaves.ts')
  expect(reasons.stories).toContain(
    'tea-list.stories.tsx ← src/components/tea-list/tea-list.view.tsx ← src/features/brew/brew.ts ← src/rules/leaves.ts',
  )
  expect(of('sandbox/api/menu.ts').reasons).toMatchObject({
    browser: 'all, because of sandbox/api/menu.ts',
    stories: 'none of 2 files is reached',
  })
})
