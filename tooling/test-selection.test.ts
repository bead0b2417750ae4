import { select } from './test-selection.mjs'

const texts: Record<string, string> = {
  'src/components/tea-list/tea-list.view.tsx': "import { kettle } from '../../ui/kettle.view'",
  'src/components/tea-list/tea-list.test.tsx': "import { TeaList } from './tea-list.view'",
  'src/components/tea-list/tea-list.stories.tsx': '',
  'src/components/heading/heading.view.tsx': '',
  'src/components/heading/heading.test.tsx': '',
  'src/components/cup/cup.view.tsx': '',
  'src/mapping/widget-map.ts':
    "import('../components/tea-list/tea-list.view'), import('../components/cup/cup.view')",
  'src/ui/kettle.view.tsx': '',
  'src/ui/kettle.test.tsx': "import { kettle } from './kettle.view'",
  'src/features/brew/brew.rules.ts': '',
  'src/features/brew/brew.test.ts': '',
  'sandbox/seed/pages/home.ts': "{ type: 'tea-list', id: 'teas', props: {} }",
  'tests/browser/menu.spec.ts': "page.locator('#teas')",
  'tests/browser/type.spec.ts': "page.locator('[type=tea-list] button')",
  'tests/browser/roles.spec.ts': "page.getByRole('heading', { name: 'teas' })",
  'tests/browser/all.spec.ts': "page.goto('/sandbox/widgets')",
  'tests/browser/some.spec.ts': "page.goto('/sandbox/widgets?only=tea-list')",
  'tests/browser/pages/jug.spec.ts': "page.goto('/table')",
  'tests/browser/shelf.spec.ts': `
const shelf = '#shelf'
test('plates', () => {
  page.locator(shelf)
})
for (const language of ['en', 'de'])
  test.describe(language, () => {
    test('bowls', () => {
      page.locator('[type=bowl-list]')
    })
  })
`,
  'tests/browser/pans.spec.ts': `
const pans = '[type=pan-list]'
test('pans', () => {
  page.locator(pans)
})
`,
  'src/components/jug/jug.view.tsx': '',
  'src/components/bowl-list/bowl-list.view.tsx': '',
  'src/components/pan-list/pan-list.view.tsx': '',
}
const sources = { files: Object.keys(texts), read: (path: string) => texts[path] ?? '' }

it('selects for a widget its folder, and the browser tests with its type or its id on a page', () => {
  expect(select(['tea-list'], sources)).toEqual({
    widgets: ['tea-list'],
    units: ['src/components/tea-list/tea-list.test.tsx'],
    stories: ['src/components/tea-list/tea-list.stories.tsx'],
    specs: [
      'tests/browser/menu.spec.ts',
      'tests/browser/some.spec.ts',
      'tests/browser/type.spec.ts',
    ],
  })
})

it('selects only those tests of a file that mention the widget, by their lines', () => {
  expect(select(['bowl-list'], sources).specs).toEqual(['tests/browser/shelf.spec.ts:8'])
  expect(select(['bowl-list', 'shelf.spec'], sources).specs).toEqual([
    'tests/browser/shelf.spec.ts',
  ])
})

it('selects the whole file of a mention that all its tests may use', () => {
  expect(select(['pan-list'], sources).specs).toEqual(['tests/browser/pans.spec.ts'])
})

it('does not confuse a role with a widget; without a test, selects the page of all widgets', () => {
  expect(select(['heading'], sources).specs).toEqual(['tests/browser/all.spec.ts'])
  expect(select(['cup'], sources).specs).toEqual(['tests/browser/all.spec.ts'])
})

it('selects for a widget with a test of its name that test alone', () => {
  expect(select(['jug'], sources).specs).toEqual(['tests/browser/pages/jug.spec.ts'])
})

it('selects for a shared file its test and the widgets that import it', () => {
  expect(select(['kettle'], sources)).toMatchObject({
    widgets: ['tea-list'],
    units: ['src/components/tea-list/tea-list.test.tsx', 'src/ui/kettle.test.tsx'],
  })
})

it.each(['brew', 'src/features/brew', 'src/features/brew/'])('takes a folder by %s', (name) => {
  expect(select([name], sources)).toEqual({
    widgets: [],
    units: ['src/features/brew/brew.test.ts'],
    stories: [],
    specs: [],
  })
})

it.each(['menu.spec', 'menu.spec.ts', 'tests/browser/menu.spec.ts'])(
  'takes a file by %s',
  (name) => {
    expect(select([name], sources)).toMatchObject({ specs: ['tests/browser/menu.spec.ts'] })
  },
)

it('throws for an unknown name', () => {
  expect(() => select(['coffee'], sources)).toThrow('No file and no folder is called coffee.')
})
