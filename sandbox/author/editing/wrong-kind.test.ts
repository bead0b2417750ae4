/** Props that no form can show are refused, whichever call brings them. */
import type { Change } from '../api-types'
import { type Authors, add, changed, patch, startAuthors } from '../testing/test-author'

let authors: Authors
beforeAll(async () => {
  authors = await startAuthors()
})
afterAll(() => authors.close())

const link = { linkLabel: 'Spa', linkURL: '/spa' }
const inside = { type: 'heading', id: 'inside', props: { text: { en: 'Rooms' } } }
const replace = (id: string, props: Record<string, unknown>): Change => ({
  kind: 'replace',
  id,
  props,
})

test.each<[string, Change, string]>([
  ['an object for a text', patch('heading', 'text', { en: 'Rooms' }), 'heading/text: a text'],
  ['a list for a text', patch('heading', 'text', ['Rooms']), 'heading/text: a text'],
  ['a member of a text', patch('heading', 'text/en', 'Rooms'), 'heading/text: a text'],
  ['an object for a number', patch('heading', 'level', {}), 'heading/level: a'],
  ['a text for a list', patch('links-list', 'items', 'Spa'), 'links-list/items: a list'],
  ['a text for an entry', patch('links-list', 'items/0', 'Spa'), 'links-list/items/0: a group'],
  [
    'an object in an entry',
    patch('links-list', 'items/0', { ...link, linkLabel: {} }),
    'links-list/items/0/linkLabel: a text',
  ],
  ['all props', replace('heading', { text: {} }), 'heading/text: a text'],
  ['a new component', add('heading', { text: {} }), 'heading/text: a text'],
  [
    'a component in a new one',
    add('accordion', { items: [{ title: 'A', children: [inside] }] }),
    'heading/text: a text',
  ],
])('%s is refused, and nothing is stored', async (_what, change, reason) => {
  const { anna } = authors
  const props = { title: 'More', items: [link] }
  const first = [add('heading', { text: 'Rooms' }), add('links-list', props)]
  const { page } = await changed(anna, await authors.newPage(), ...first)
  const answer = await anna.change(page, change)
  expect(answer.status).toBe(422)
  expect((await answer.json()).message).toContain(reason)
  expect((await anna.page(page.path)).model).toEqual(page.model)
})

test('a value of the right kind that the widget does not accept is stored, for its author to mend', async () => {
  const { page } = await changed(
    authors.anna,
    await authors.newPage(),
    add('heading', { text: 'A' }),
  )
  await changed(authors.anna, page, patch('heading', 'text', ''))
  await changed(authors.anna, page, patch('heading', 'level', null))
})

test.each([
  ['See you at Alderway New York, 4–7 May!', 'The text needs {hotel} and {dates}'],
  ['See you at {hotel}!', 'The text needs {dates}'],
  ['See you at {hotel}, {date}!', '{date} is not filled in here. Use {hotel} and {dates}.'],
])('a template that would lose its values is refused: %s', async (text, reason) => {
  const { anna } = authors
  const { page } = await changed(anna, await authors.newPage(), add('success-message', {}))
  const answer = await anna.change(
    page,
    patch('success-message', 'labels/bookingConfirmedBody', text),
  )
  expect(answer.status).toBe(422)
  expect((await answer.json()).message).toContain(reason)
  for (const fine of ['{dates}: {hotel}', ''])
    await changed(
      anna,
      await anna.page(page.path),
      patch('success-message', 'labels/bookingConfirmedBody', fine),
    )
})
