import { fc, runs } from '../../../tests/random'
import type { PageModel } from '../../cms/page/page-model'
import type { Change } from '../api-types'
import { box, changeOf, leaf, listsOf, pages, pageWith, seeds } from '../testing/test-pages'
import { ChangeRefused, changePage } from './change-page'
import { idsOf } from './find-components'
import { mergeChanges } from './merge-changes'

const base = pageWith([
  leaf('hero', { heading: 'Old', text: 'Old', links: ['one', 'two'] }),
  box('trip', [leaf('city', { label: 'City' })], []),
  leaf('note'),
])

const doAll = (model: PageModel, changes: Change[]) =>
  changes.reduce((page, change) => changePage(page, change, listsOf).model, model)

/** Merges Ben's changes, based on the page before Anna's changes, into the page after them. */
function merge(annas: Change[], bens: Change[], from = base) {
  const theirs = doAll(from, annas)
  const moved = new Set(annas.flatMap((one) => (one.kind === 'move' ? [one.id] : [])))
  return mergeChanges({ base: from, theirs, moved, changes: bens, listsOf })
}

const patch = (id: string, name: string, value?: unknown): Change =>
  value === undefined ? { kind: 'patch', id, name } : { kind: 'patch', id, name, value }
const add = (id: string, before?: string, into = 'main'): Change => ({
  kind: 'add',
  into,
  ...(before ? { before } : {}),
  node: { type: 'text', id, props: {} },
})
const move = (id: string, into: string, before?: string): Change => ({
  kind: 'move',
  id,
  into,
  ...(before ? { before } : {}),
})
const remove = (id: string): Change => ({ kind: 'remove', id })

describe('changes of different parts are merged', () => {
  test.each<[string, Change[], Change[]]>([
    ['other fields', [patch('hero', 'heading', 'A')], [patch('hero', 'text', 'B')]],
    ['other entries', [patch('hero', 'links/0', 'A')], [patch('hero', 'links/1', 'B')]],
    ['a component and one in it', [patch('trip', 'items/0/title', 'A')], [patch('city', 'label')]],
    ['a field and a place', [patch('note', 'heading', 'A')], [move('note', 'main', 'hero')]],
    ['a place and a field', [move('note', 'header')], [patch('note', 'heading', 'B')]],
    ['something added, something removed', [add('offer')], [remove('note')]],
    ['settings', [{ kind: 'settings', title: 'A' }], [{ kind: 'settings', description: 'B' }]],
    ['a field, and a copy of it all', [patch('hero', 'text', 'A')], [{ kind: 'copy', id: 'hero' }]],
    ['the same, to the same end', [patch('hero', 'text', 'A')], [patch('hero', 'text', 'A')]],
    ['both removed it', [remove('note')], [remove('note')]],
  ])('%s', (_what, annas, bens) => {
    const { model, conflicts } = merge(annas, bens)
    expect(conflicts).toEqual([])
    const without = (changes: Change[]) => changes.filter(({ kind }) => kind !== 'remove')
    const both = bens.some(({ kind }) => kind === 'remove')
      ? [...without(annas), ...bens]
      : [...annas, ...bens]
    expect(model).toEqual(doAll(base, both))
  })

  test('a component that was added before a removed one is added before the next remaining one', () => {
    const { model, conflicts } = merge([remove('trip')], [add('offer', 'trip')])
    expect(conflicts).toEqual([])
    expect(model.main.map(({ id }) => id)).toEqual(['hero', 'offer', 'note'])
    const last = merge([move('note', 'footer')], [add('offer', 'note')])
    expect(last.model.main.map(({ id }) => id)).toEqual(['hero', 'trip', 'offer'])
  })

  test('an id that both used is replaced, also in the following changes', () => {
    const { model, added, conflicts } = merge(
      [add('offer'), patch('offer', 'heading', 'A')],
      [add('offer'), patch('offer', 'heading', 'B')],
    )
    expect(conflicts).toEqual([])
    expect(added).toEqual(['offer-2'])
    expect(model.main.slice(3)).toEqual([
      leaf('offer', { heading: 'A' }),
      leaf('offer-2', { heading: 'B' }),
    ])
  })
})

describe('a change that is sent again because its answer was lost', () => {
  const once = (id: string): Change => ({ ...add('offer'), once: id }) as Change

  test('is applied once, and the following changes refer to it', () => {
    const changes: Change[] = [
      once('offer-5f3a'),
      patch('offer-5f3a', 'heading', 'New'),
      { kind: 'copy', id: 'trip', once: 'trip-77c1' },
      move('note', 'main', 'hero'),
      { kind: 'replace', id: 'hero', props: { heading: 'New' } },
      patch('trip', 'items/0/title', 'New'),
      remove('city'),
    ]
    const first = merge([], changes)
    const again = merge(changes, changes)
    expect(again.conflicts).toEqual([])
    expect(again.model).toEqual(first.model)
    expect(again.added).toEqual(['offer-5f3a', 'trip-77c1'])
  })

  test('is applied once together with a copy and a move', () => {
    const changes: Change[] = [
      once('offer-5f3a'),
      { kind: 'copy', id: 'note', once: 'note-77c1' },
      move('note', 'main', 'offer-5f3a'),
    ]
    const first = merge([], changes)
    const again = merge(changes, changes)
    expect(again.conflicts).toEqual([])
    expect(again.model).toEqual(first.model)
  })

  test('with another request id adds another component', () => {
    const { model } = merge([once('offer-1111')], [once('offer-2222')])
    expect(model.main.slice(3).map(({ id }) => id)).toEqual(['offer-1111', 'offer-2222'])
  })
})

describe('changes of the same part are a conflict, with the current and the intended value', () => {
  test.each<[string, Change[], Change[], object[]]>([
    [
      'the same field',
      [patch('hero', 'text', 'A')],
      [patch('hero', 'text', 'B')],
      [{ id: 'hero', name: 'text', theirs: 'A', mine: 'B' }],
    ],
    [
      'a field that one has cleared',
      [patch('hero', 'text')],
      [patch('hero', 'text', 'B')],
      [{ id: 'hero', name: 'text', theirs: undefined, mine: 'B' }],
    ],
    [
      'a list that has other entries now',
      [patch('hero', 'links/0')],
      [patch('hero', 'links/1', 'B')],
      [{ id: 'hero', name: 'links', theirs: ['two'], mine: 'B' }],
    ],
    [
      'a component that was removed',
      [remove('hero')],
      [patch('hero', 'text', 'B')],
      [{ id: 'hero', name: 'text', mine: 'B' }],
    ],
    [
      'a component that was changed, and now removed',
      [patch('hero', 'text', 'A')],
      [remove('hero')],
      [{ id: 'hero', name: 'text', theirs: 'A' }],
    ],
    [
      'a component that got something into it, and now removed',
      [add('offer', undefined, 'trip/items/1/children')],
      [remove('trip')],
      [expect.objectContaining({ id: 'trip', name: 'items' })],
    ],
    [
      'a list that went away with what it stood in',
      [remove('trip')],
      [add('offer', undefined, 'trip/items/0/children')],
      [expect.objectContaining({ id: 'trip', name: '' })],
    ],
    [
      'two places',
      [move('note', 'header')],
      [move('note', 'footer')],
      [{ id: 'note', name: '', theirs: 'header', mine: 'footer' }],
    ],
    [
      'two places in one list',
      [move('note', 'main', 'hero')],
      [move('note', 'main', 'trip')],
      [{ id: 'note', name: '', theirs: 'main', mine: 'main' }],
    ],
    [
      'all props at once',
      [patch('hero', 'text', 'A')],
      [{ kind: 'replace', id: 'hero', props: { heading: 'B' } }],
      [{ id: 'hero', name: 'text', theirs: 'A', mine: undefined }],
    ],
    [
      'the title',
      [{ kind: 'settings', title: 'A' }],
      [{ kind: 'settings', title: 'B' }],
      [{ id: '', name: 'title', theirs: 'A', mine: 'B' }],
    ],
  ])('%s', (_what, annas, bens, conflicts) => {
    expect(merge(annas, bens).conflicts).toEqual(conflicts)
  })

  test('each author moved the other’s component into their own', () => {
    const page = pageWith([box('left', []), box('right', [])])
    const { conflicts } = merge(
      [move('left', 'right/items/0/children')],
      [move('right', 'left/items/0/children')],
      page,
    )
    expect(conflicts).toEqual([{ id: 'right', name: '' }])
  })

  test('an invalid change is refused, not reported as a conflict', () => {
    expect(() => merge([], [patch('nobody', 'text', 'x')])).toThrow(ChangeRefused)
  })
})

test('changes of different components give the same page, merged in either order', () => {
  const half = fc.tuple(pages, seeds)
  fc.assert(
    fc.property(half, half, ([left, one], [right, other]) => {
      const header = left.main
      const footer = JSON.parse(JSON.stringify(right.main).replace(/"n(\d+)"/g, '"m$1"'))
      const page = pageWith([], { header, footer })
      const annas = [within('header', changeOf(pageWith([], { header }), one))]
      const bens = [within('footer', changeOf(pageWith([], { footer }), other))]
      let first: ReturnType<typeof merge>
      try {
        first = merge(annas, bens, page)
      } catch (error) {
        expect(error).toBeInstanceOf(ChangeRefused)
        return
      }
      const second = merge(bens, annas, page)
      expect(first.conflicts).toEqual([])
      expect(second.conflicts).toEqual([])
      expect(first.model).toEqual(second.model)
    }),
    { numRuns: runs(500) },
  )
})

test('for all changes of two authors, ids stay unique and no other error is thrown', () => {
  fc.assert(
    fc.property(pages, fc.array(seeds), fc.array(seeds), (page, some, others) => {
      const done = (plan: typeof some) => plan.slice(0, 4).map((seed) => changeOf(page, seed))
      try {
        const { model } = merge(done(some), done(others), page)
        const ids = idsOf(model, listsOf)
        expect(new Set(ids).size).toBe(ids.length)
      } catch (error) {
        expect(error).toBeInstanceOf(ChangeRefused)
      }
    }),
    { numRuns: runs(500) },
  )
})

/** The change moved into this area, with an id of this area for an added component. */
function within(area: 'header' | 'footer', change: Change): Change {
  if (change.kind === 'settings')
    return area === 'header' ? change : { kind: 'settings', description: 'Other' }
  if (change.kind !== 'add' && change.kind !== 'move') return change
  const isElsewhere = ['header', 'main', 'footer'].includes(change.into) && change.into !== area
  const there = isElsewhere ? { ...change, into: area, before: null } : change
  return there.kind === 'add' ? { ...there, node: { ...there.node, id: `${area}-new` } } : there
}
