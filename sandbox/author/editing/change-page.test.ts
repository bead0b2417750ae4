import { fc, runs } from '../../../tests/random'
import type { PageModel } from '../../cms/page/page-model'
import type { Change } from '../api-types'
import { box, changeOf, leaf, listsOf, pages, pageWith, seeds } from '../testing/test-pages'
import { ChangeRefused, changePage } from './change-page'
import { idsOf } from './find-components'

const change = (model: PageModel, ...changes: Change[]) =>
  changes.reduce((page, one) => changePage(page, one, listsOf).model, model)
const refused = (model: PageModel, one: Change) => () => change(model, one)

describe('a patch', () => {
  const page = pageWith([box('trip', [leaf('city', { label: 'City' })])])

  test('changes a field of a nested component, and nothing else', () => {
    const patched = change(page, { kind: 'patch', id: 'city', name: 'label', value: 'Town' })
    expect(patched).toEqual(pageWith([box('trip', [leaf('city', { label: 'Town' })])]))
    expect(page).toEqual(pageWith([box('trip', [leaf('city', { label: 'City' })])]))
  })

  test('without a value removes the field', () => {
    const patched = change(page, { kind: 'patch', id: 'city', name: 'label' })
    expect(patched).toEqual(pageWith([box('trip', [leaf('city')])]))
  })

  test('keeps ids unique, also of components in its value', () => {
    const twice = { title: 'x', children: [leaf('a'), leaf('a')] }
    const value = (item: unknown): Change => ({
      kind: 'patch',
      id: 'trip',
      name: 'items/0',
      value: item,
    })
    expect(refused(page, value(twice))).toThrow('The id "a" is already on this page.')
    const bad = { title: 'x', children: [leaf('a#b')] }
    expect(refused(page, value(bad))).toThrow('"a#b" cannot be an id')
    const taken = { title: 'x', children: [leaf('trip')] }
    expect(refused(page, value(taken))).toThrow('The id "trip" is already on this page.')
  })

  test.each([
    ['nobody', 'label', 'There is no component "nobody" on this page.'],
    ['city', '/', 'The change names no field.'],
    ['city', '__proto__/polluted', 'No field is called "__proto__".'],
    ['trip', 'items/7/title', 'There are 1 entries, none is at 7.'],
  ])('of %s, %s is refused', (id, name, message) => {
    const patch = { kind: 'patch', id, name, value: 'x' } as const
    expect(refused(page, patch)).toThrow(ChangeRefused)
    expect(refused(page, patch)).toThrow(message)
  })
})

describe('an id', () => {
  const add = (type: string, id?: string): Change => ({
    kind: 'add',
    into: 'main',
    node: { type, props: {}, ...(id === undefined ? {} : { id }) },
  })

  test('is made from the type, and is readable', () => {
    const page = change(pageWith([]), ...Array(3).fill(add('hero-banner')))
    expect(idsOf(page, listsOf)).toEqual(['hero-banner', 'hero-banner-2', 'hero-banner-3'])
  })

  test('is kept if it is free, and replaced if it is taken or reserved', () => {
    const page = change(
      pageWith([]),
      add('text', 'intro'),
      add('text', 'intro'),
      add('text', 'main'),
    )
    expect(idsOf(page, listsOf)).toEqual(['intro', 'intro-2', 'main-2'])
    const odd = change(pageWith([]), add('text', '"><script>'), add('cms/text', '9 lives'))
    expect(idsOf(odd, listsOf)).toEqual(['text', 'text-2'])
  })

  test('is replaced for every component in a copy', () => {
    const page = change(pageWith([box('trip', [leaf('city')])]), { kind: 'copy', id: 'trip' })
    expect(idsOf(page, listsOf)).toEqual(['trip', 'city', 'trip-2', 'city-2'])
  })
})

describe('places', () => {
  const page = pageWith([leaf('a'), box('trip', [leaf('city')], []), leaf('z')])
  const mainOf = (model: PageModel) => model.main.map(({ id }) => id)

  test('are before the named sibling, else at the end', () => {
    expect(mainOf(change(page, { kind: 'move', id: 'z', into: 'main', before: 'a' }))).toEqual([
      'z',
      'a',
      'trip',
    ])
    const inside = change(page, { kind: 'move', id: 'a', into: 'trip/items/1/children' })
    expect(inside.main).toEqual([box('trip', [leaf('city')], [leaf('a')]), leaf('z')])
    expect(mainOf(change(page, { kind: 'copy', id: 'a' }))).toEqual(['a', 'a-2', 'trip', 'z'])
    expect(mainOf(change(page, { kind: 'copy', id: 'a', before: null })).at(-1)).toBe('a-2')
  })

  test.each<[string, Change]>([
    ['itself', { kind: 'move', id: 'trip', into: 'trip/items/0/children' }],
    ['what is no list', { kind: 'move', id: 'a', into: 'trip/items' }],
    ['an entry that is not there', { kind: 'move', id: 'a', into: 'trip/items/2/children' }],
    ['a component without lists', { kind: 'move', id: 'a', into: 'z/children' }],
    ['no area', { kind: 'move', id: 'a', into: 'aside' }],
    ['before a component elsewhere', { kind: 'move', id: 'a', into: 'main', before: 'city' }],
    [
      'a component, for a block of the CMS',
      {
        kind: 'add',
        into: 'trip/items/0/children',
        node: { type: 'cms/text', props: { html: '' } },
      },
    ],
  ])('cannot be %s', (_where, one) => {
    expect(refused(page, one)).toThrow(ChangeRefused)
  })

  test('of a component in itself are refused with a reason', () => {
    const inner = { kind: 'move', id: 'trip', into: 'trip/items/0/children' } as const
    expect(refused(page, inner)).toThrow('"trip" cannot be moved into itself.')
  })
})

test('a page has a title', () => {
  const titled = change(pageWith([]), { kind: 'settings', title: 'New' })
  expect(titled).toEqual({ ...pageWith([]), title: 'New' })
  expect(refused(titled, { kind: 'settings', title: '  ' })).toThrow('A page needs a title.')
})

test('for all changes, ids stay unique, and the given page is not changed', () => {
  fc.assert(
    fc.property(pages, fc.array(seeds, { maxLength: 12 }), (first, plan) => {
      let model = first
      for (const seed of plan) {
        const before = structuredClone(model)
        try {
          const next = changePage(model, changeOf(model, seed), listsOf).model
          expect(model).toEqual(before)
          model = next
        } catch (error) {
          expect(error).toBeInstanceOf(ChangeRefused)
        }
        const ids = idsOf(model, listsOf)
        expect(new Set(ids).size).toBe(ids.length)
      }
    }),
    { numRuns: runs(300) },
  )
})
