import type { Editable } from '../state/host'
import { boxAt, boxesOf } from './boxes'

const editable = (id: string, part: Partial<Editable>): [string, Editable] => [
  id,
  {
    id,
    type: 'component',
    resource: '',
    prop: '',
    model: '',
    label: '',
    rect: { x: 0, y: 0, width: 0, height: 0 },
    parentid: '',
    selector: '',
    isComponent: false,
    filter: '',
    content: '',
    children: [],
    ...part,
  },
]

const boxes = boxesOf({
  offset: { x: 0, y: 100 },
  editables: new Map([
    editable('main', {
      type: 'container',
      resource: 'urn:foyer:/en-US/x/main',
      rect: { x: 0, y: 0, width: 800, height: 900 },
    }),
    editable('hero', {
      resource: 'urn:foyer:/en-US/x#hero',
      model: 'hero-banner',
      parentid: 'main',
      rect: { x: 0, y: 0, width: 800, height: 400 },
    }),
    editable('title', {
      type: 'text',
      prop: 'heading',
      parentid: 'hero',
      rect: { x: 20, y: 50, width: 200, height: 40 },
    }),
    editable('gone', { resource: 'urn:foyer:/en-US/x#gone' }),
  ]),
})

test('a click selects the innermost field, else its component', () => {
  expect(boxAt(boxes, 30, 160)).toMatchObject({ id: 'hero', type: 'hero-banner', prop: 'heading' })
  expect(boxAt(boxes, 500, 160)).toMatchObject({ id: 'hero', prop: '' })
})

test('an area is no component, and an element without a size cannot be clicked', () => {
  expect(boxAt(boxes, 500, 800)).toBeUndefined()
  expect(boxes.map(({ id }) => id)).not.toContain('gone')
})
