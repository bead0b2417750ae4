import { fieldTree } from '../../../../src/author/fields/field-tree'
import accordion from '../../../../src/components/accordion/accordion.widget'
import type { PageModel } from '../../../cms/page/page-model'
import type { Catalogue } from '../state/catalogue'
import type { ShellNode } from './nodes'
import { reviewOf, shownValue } from './review'

const catalogue: Catalogue = new Map([
  [
    'accordion',
    {
      type: 'accordion',
      title: accordion.title,
      group: accordion.group,
      description: accordion.author.description,
      isPlaced: true,
      schema: accordion.schema,
      upgrades: [],
      tree: fieldTree(accordion.schema),
    },
  ],
])

const page = (main: ShellNode[], title = 'Page'): PageModel => ({
  pageId: 'cms',
  title,
  description: '',
  header: [],
  main: main as PageModel['main'],
  footer: [],
})

const section = (id: string, title: string, children: ShellNode[] = []): ShellNode => ({
  type: 'accordion',
  id,
  props: { items: [{ title, children }] },
})

test('a changed field is listed by its titles, with its values before and after', () => {
  const before = page([section('a', 'Arrival')])
  const after = page([section('a', 'Departure')])
  const [changed] = reviewOf(before, after, catalogue)
  expect(changed).toMatchObject({ title: 'Accordion', kind: 'changed' })
  expect(changed?.fields).toHaveLength(1)
  expect(changed?.fields[0]).toMatchObject({ before: 'Arrival', after: 'Departure' })
  expect(changed?.fields[0]?.label).toMatch(/Title$/)
})

test('an added, removed or moved component is listed once', () => {
  const before = page(['a', 'b', 'c', 'e'].map((id) => section(id, id.toUpperCase())))
  const after = page([section('c', 'C'), section('a', 'A'), section('b', 'B'), section('d', 'D')])
  const kinds = reviewOf(before, after, catalogue).map(({ id, kind }) => `${id} ${kind}`)
  expect(kinds).toEqual(['c moved', 'd added', 'e removed'])
})

test('a nested component is listed itself and not as a field of its parent', () => {
  const inside = { type: 'cms/text', id: 't', props: {} }
  const reviewed = reviewOf(
    page([section('a', 'A')]),
    page([section('a', 'A', [inside])]),
    catalogue,
  )
  expect(reviewed.map(({ id, kind }) => `${id} ${kind}`)).toEqual(['t added'])
})

test('the page’s title is compared as well, and equal fields are not listed', () => {
  expect(reviewOf(page([]), page([]), catalogue)).toEqual([])
  expect(reviewOf(page([]), page([], 'New title'), catalogue)[0]?.fields[0]).toEqual({
    label: 'Title',
    before: 'Page',
    after: 'New title',
  })
})

test('values are shown in the words of the form', () => {
  expect(shownValue('<p>Two <strong>words</strong></p><p>more</p>')).toBe('Two words more')
  expect(shownValue(true)).toBe('Yes')
  const entries = [
    { title: 'Arriving', body: '<p>From three.</p>' },
    { title: 'Leaving', body: '' },
  ]
  expect(shownValue(entries)).toBe('Arriving, From three.; Leaving')
  expect(shownValue(undefined)).toBe('')
})
