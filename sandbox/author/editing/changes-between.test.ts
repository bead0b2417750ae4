import { fc, runs } from '../../../tests/random'
import type { PageModel } from '../../cms/page/page-model'
import type { Change } from '../api-types'
import { box, changeOf, leaf, listsOf, pages, pageWith, seeds } from '../testing/test-pages'
import { ChangeRefused, changePage } from './change-page'
import { changesBetween } from './changes-between'

const doAll = (model: PageModel, changes: readonly Change[]) =>
  changes.reduce((page, change) => changePage(page, change, listsOf).model, model)

const page = pageWith([
  leaf('hero', { heading: 'Old', links: [{ text: 'one' }, { text: 'two' }] }),
  box('trip', [leaf('city', { label: 'City' })], []),
  leaf('note'),
])

/** The changes that take `made` back. */
const back = (...made: Change[]) => {
  const moved = made.flatMap((change) => (change.kind === 'move' ? [change.id] : []))
  return changesBetween({ from: doAll(page, made), to: page, moved, listsOf })
}

test.each<[string, Change, Change[]]>([
  [
    'a field',
    { kind: 'patch', id: 'hero', name: 'links/1/text', value: 'New' },
    [{ kind: 'patch', id: 'hero', name: 'links/1/text', value: 'two' }],
  ],
  [
    'a field that was empty',
    { kind: 'patch', id: 'note', name: 'text', value: 'New' },
    [{ kind: 'patch', id: 'note', name: 'text', value: undefined }],
  ],
  [
    'an entry, which gives the others new places',
    { kind: 'patch', id: 'hero', name: 'links/2', value: { text: 'three' } },
    [{ kind: 'patch', id: 'hero', name: 'links', value: [{ text: 'one' }, { text: 'two' }] }],
  ],
  [
    'an added component',
    { kind: 'add', into: 'trip/items/1/children', once: 'new', node: { type: 'text', props: {} } },
    [{ kind: 'remove', id: 'new' }],
  ],
  [
    'a removed component, at its place',
    { kind: 'remove', id: 'hero' },
    [{ kind: 'add', into: 'main', before: 'trip', once: 'hero', node: page.main[0] as never }],
  ],
  [
    'the component that was moved, and no other',
    { kind: 'move', id: 'hero', into: 'main', before: 'note' },
    [{ kind: 'move', id: 'hero', into: 'main', before: 'trip' }],
  ],
  [
    'a component that was moved into another',
    { kind: 'move', id: 'note', into: 'trip/items/0/children', before: 'city' },
    [{ kind: 'move', id: 'note', into: 'main', before: null }],
  ],
  ['the title', { kind: 'settings', title: 'New' }, [{ kind: 'settings', title: 'A page' }]],
])('one change takes back %s', (_what, made, expected) => {
  expect(back(made)).toEqual(expected)
})

test('any change has changes that take it back', () => {
  fc.assert(
    fc.property(pages, seeds, (from, seed) => {
      const change = changeOf(from, seed)
      const to = attempt(() => changePage(from, change, listsOf).model)
      if (!to) return
      const moved = change.kind === 'move' ? [change.id] : []
      const changes = changesBetween({ from: to, to: from, moved, listsOf })
      expect(changes).not.toBeNull()
      expect(changesBetween({ from: doAll(to, changes ?? []), to: from, moved, listsOf })).toEqual(
        [],
      )
    }),
    { numRuns: runs(1000) },
  )
})

function attempt<Result>(work: () => Result): Result | null {
  try {
    return work()
  } catch (error) {
    if (error instanceof ChangeRefused) return null
    throw error
  }
}
