import { types } from '../../tests/widgets'
import { exportFiles } from './export'

let files: Record<string, string> = {}
beforeAll(async () => {
  files = await exportFiles()
})

it('writes all files, each of valid JSON', () => {
  const json = Object.entries(files).filter(([path]) => path.endsWith('.json'))
  for (const [, text] of json) expect(() => JSON.parse(text)).not.toThrow()
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining([
      'custom-elements.json',
      'json-schema/accordion.json',
      'universal-editor/component-definition.json',
      'universal-editor/component-models.json',
      'universal-editor/component-filters.json',
    ]),
  )
  const { groups } = JSON.parse(files['universal-editor/component-definition.json'] ?? '')
  const placed = groups.flatMap(({ components }: { components: { id: string }[] }) =>
    components.map(({ id }) => id),
  )
  expect(placed.toSorted()).toEqual(types)
})

it('offers authors no component that the server places by itself', () => {
  const read = (path: string) => JSON.parse(files[path] ?? '')
  const [filter] = read('universal-editor/component-filters.json')
  expect(types.filter((type) => !filter.components.includes(type))).toEqual(['page-model'])
  const block = read('wordpress/foyer/blocks/page-model/block.json')
  expect(block.supports.inserter).toBe(false)
  const aem = Object.entries(files).find(([path]) =>
    path.endsWith('/components/page-model/.content.xml'),
  )
  expect(aem?.[1]).toContain('componentGroup=".hidden"')
})
