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
