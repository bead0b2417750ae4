import Ajv from 'ajv/dist/2020'
import { coerceAt } from '../../src/author/fields/coerce'
import { stepsOf, withValue } from '../../src/author/paths'
import { componentLists, editorPatches } from '../../tests/editors/editor-patches'
import { fixturesOf, types, widgetOf } from '../../tests/widgets'
import { exportFiles } from './export'
import { definitionsOf } from './universal-editor'
import { exported } from './widgets'

const widgets = types.map((type) => exported(widgetOf(type)))
const definitions = definitionsOf(widgets)

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

describe.each(types)('%s', (type) => {
  const fixtures = fixturesOf(type)
  const { schema } = widgetOf(type)

  it.each(fixtures)(
    'its JSON Schema takes the fixture %s and refuses a wrong one',
    (_, { props }) => {
      const validate = schemaOf(type)
      expect([validate(props), validate.errors]).toEqual([true, null])
      expect(validate({ ...props, headingLevel: 'two' })).toBe(false)
    },
  )

  it.each(fixtures)(
    'the form of Universal Editor gives the props of the fixture %s',
    (_, { props }) => {
      const fields = definitions.model.find(({ id }) => id === type)?.fields ?? []
      let raw: unknown = {}
      const set = (name: string, sent: unknown) => {
        const steps = stepsOf(name)
        raw = withValue(raw, steps, coerceAt(schema, raw, steps, sent), 50)
      }
      for (const { name, value } of editorPatches(fields, props)) set(name, value)
      for (const [name, list] of componentLists(props)) set(name, list)
      expect(raw).toEqual(JSON.parse(JSON.stringify(props)))
    },
  )
})

const ajv = new Ajv({ strict: false, validateFormats: false })

function schemaOf(type: string) {
  const known = ajv.getSchema(`foyer:${type}`)
  return known ?? ajv.compile(JSON.parse(files[`json-schema/${type}.json`] ?? ''))
}
