import { fc } from '../../../tests/random'
import type { PageModel } from '../../cms/page/page-model'
import type { Area, Change } from '../api-types'
import { AREAS, type Component, type ListsOf, listsIn, placesOf } from '../editing/find-components'

/** Boxes hold components, as accordions do. */
export const listsOf: ListsOf = (type) => (type === 'box' ? [['items', '*', 'children']] : [])

export const leaf = (id: string, props: Record<string, unknown> = {}): Component => ({
  type: 'text',
  id,
  props,
})
export const box = (id: string, ...lists: Component[][]): Component => ({
  type: 'box',
  id,
  props: { items: lists.map((children, index) => ({ title: `Item ${index}`, children })) },
})

export function pageWith(
  main: Component[],
  { header = [], footer = [] }: Partial<PageModel> = {},
): PageModel {
  return { pageId: 'cms', title: 'A page', description: '', header, main, footer }
}

const names = ['title', 'items/0/title', 'links/0', 'a/b']
const values = fc.oneof(fc.string(), fc.integer(), fc.constant(undefined))

/** Pages with boxes in boxes, whose ids are `n0`, `n1` and so on. */
export const pages = fc
  .array(fc.tuple(fc.nat(30), fc.boolean(), fc.nat(2)), { maxLength: 12 })
  .map((plan): PageModel => {
    const model = pageWith([])
    const lists: Component[][] = [model.header, model.main, model.footer]
    for (const [index, [at, isBox]] of plan.entries()) {
      const list = lists[at % lists.length] as Component[]
      const inner: Component[][] = [[], []]
      const node = isBox ? box(`n${index}`, ...inner) : leaf(`n${index}`, { title: 'x' })
      list.push(node)
      if (isBox) lists.push(...inner)
    }
    return model
  })

/** A possible next change of this page; some of these changes are invalid. */
export function changeOf(model: PageModel, seed: Seed): Change {
  const places = placesOf(model, listsOf)
  const node = places[seed.which % Math.max(1, places.length)]?.node
  const lists = [
    ...AREAS,
    ...places.flatMap((place) =>
      listsIn(place.node, listsOf).map(({ steps }) => [place.node.id, ...steps].join('/')),
    ),
  ]
  const into = lists[seed.where % lists.length] as Area
  const siblings = places.filter((place) => place.into === into).map((place) => place.node.id)
  const before = siblings[seed.before % (siblings.length + 1)] ?? null
  if (!node || seed.kind === 0)
    return { kind: 'add', into, before, node: { type: seed.type, props: {} } }
  const { id } = node
  const kinds: Change[] = [
    { kind: 'patch', id, name: names[seed.where % names.length] ?? 'title', value: seed.value },
    { kind: 'replace', id, props: { title: seed.value } },
    { kind: 'move', id, into, before },
    { kind: 'remove', id },
    { kind: 'copy', id },
    { kind: 'settings', title: `Title ${seed.which}` },
  ]
  return kinds[seed.kind % kinds.length] as Change
}

interface Seed {
  kind: number
  which: number
  where: number
  before: number
  type: string
  value: unknown
}

export const seeds: fc.Arbitrary<Seed> = fc.record({
  kind: fc.nat(12),
  which: fc.nat(30),
  where: fc.nat(30),
  before: fc.nat(5),
  type: fc.constantFrom('text', 'box', 'hero-banner'),
  value: values,
})
