import { fieldTree } from '../../../src/author/fields/field-tree'
import { componentModel } from '../../../tooling/export/universal-editor'
import { nativeFields } from './native-fields'

it.each(Object.entries(nativeFields))('%s has a form in Universal Editor', (type, schema) => {
  const { id, fields } = componentModel(type, fieldTree(schema))
  expect(id).toBe(type)
  expect(fields.length).toBeGreaterThan(0)
})
