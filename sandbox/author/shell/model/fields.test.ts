import { z } from 'zod'
import { fieldTree } from '../../../../src/author/fields/field-tree'
import { accordionSchema } from '../../../../src/components/accordion/accordion.schema'
import { componentLists, labelOf, startOf, startProps } from './fields'

const accordion = fieldTree(accordionSchema)

test('each list of components is found, empty or not, with its title', () => {
  const inside = { type: 'heading', id: 'h', props: {} }
  const props = { items: [{ title: 'One', children: [inside] }, { title: 'Two' }] }
  expect(componentLists(accordion, props)).toEqual([
    { path: 'items/0/children', title: 'Sections › 1 › Content', nodes: [inside] },
    { path: 'items/1/children', title: 'Sections › 2 › Content', nodes: [] },
  ])
})

test('a field is named by the titles of its path', () => {
  const label = labelOf(accordion, ['items', '1', 'title'], { items: [{}, {}] })
  expect(label).toMatch(/Sections.*2.*Title/)
})

test('a new component has values for its required fields', () => {
  const schema = z.object({
    heading: z.string().meta({ title: 'Heading', examples: ['Welcome'] }),
    text: z
      .string()
      .optional()
      .meta({ title: 'Text', examples: ['Not asked for'] }),
    size: z.enum(['s', 'm']).default('m').meta({ title: 'Size' }),
    picture: z.object({ src: z.string().meta({ title: 'Picture' }) }).meta({ title: 'Picture' }),
  })
  expect(startProps(fieldTree(schema))).toMatchObject({ heading: 'Welcome', picture: {} })
  expect(startProps(fieldTree(schema))).not.toHaveProperty('text')
  expect(startProps(fieldTree(schema))).not.toHaveProperty('size')
})

test('no picture is preselected', () => {
  const src = z.string().meta({ title: 'Picture', examples: ['/lobby.jpg'], 'x-field': 'asset' })
  expect(startProps(fieldTree(z.object({ src })))).toEqual({})
})

test('a new list entry has values for its required fields', () => {
  const list = fieldTree(
    z.object({
      links: z
        .array(z.object({ label: z.string().meta({ title: 'Text', examples: ['Rooms'] }) }))
        .min(1)
        .meta({ title: 'Links' }),
    }),
  ).fields[0]
  expect(list && startOf(list)).toEqual([{ label: 'Rooms' }])
})
