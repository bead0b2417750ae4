import { fc, runs } from '../../../../tests/random'
import type { PageModel } from '../../../cms/page/page-model'
import type { Change } from '../../api-types'
import { withChanges } from './changes'
import { eventsBetween, NeedsReload, type PageEvent } from './events'
import { findNode, nodesOf, placedIn, type ShellNode } from './nodes'
import { placeholderHtml } from './placeholder-html'

const PAGE = 'urn:foyer:/en-US/x'

const node = (id: string, props: Record<string, unknown> = {}): ShellNode => ({
  type: 'text',
  id,
  props,
})

const page = (main: ShellNode[], rest: Partial<PageModel> = {}): PageModel => ({
  pageId: 'cms',
  title: '',
  description: '',
  header: [],
  main: main as PageModel['main'],
  footer: [],
  ...rest,
})

const html = (of: ShellNode) => JSON.stringify(of)

const names = (before: PageModel, after: PageModel) =>
  eventsBetween(PAGE, before, after, html).map(({ name }) => name.replace('aue:content-', ''))

/** The model of a page after it has applied an event. */
function obey(model: PageModel, { name, detail }: PageEvent): PageModel {
  const idIn = (resource: unknown) => String(resource).split('#')[1] ?? ''
  const intoOf = (resource: string) =>
    resource.includes('#') ? idIn(resource) : resource.slice(PAGE.length + 1)
  const before = detail.before ? idIn(detail.before) : null
  switch (name) {
    case 'aue:content-remove':
      return withChanges(model, [{ kind: 'remove', id: idIn(detail.resource) }])
    case 'aue:content-patch': {
      const { patch, request } = detail as {
        patch: { name: string; value: unknown }
        request: { target: { resource: string } }
      }
      const change: Change = { kind: 'patch', id: idIn(request.target.resource), ...patch }
      return withChanges(model, [change])
    }
    case 'aue:content-move':
      return withChanges(model, [
        { kind: 'move', id: idIn(detail.component), into: intoOf(String(detail.to)), before },
      ])
    default: {
      const { request, response } = detail as {
        request: { target: { resource: string } }
        response: { updates: { content: string }[] }
      }
      const added = JSON.parse(response.updates[0]?.content ?? '') as ShellNode
      const parked = { ...model, footer: [...model.footer, added] } as PageModel
      return withChanges(parked, [
        { kind: 'move', id: added.id, into: intoOf(request.target.resource), before },
      ])
    }
  }
}

const obeyAll = (before: PageModel, after: PageModel) =>
  eventsBetween(PAGE, before, after, html).reduce(obey, before)

test('a changed field is one patch with the shortest path', () => {
  const before = page([node('a', { items: [{ title: 'One', open: true }, { title: 'Two' }] })])
  const after = page([node('a', { items: [{ title: 'One', open: true }, { title: 'Too' }] })])
  expect(eventsBetween(PAGE, before, after, html)).toEqual([
    {
      name: 'aue:content-patch',
      resource: `${PAGE}#a`,
      detail: {
        patch: { name: 'items/1/title', value: 'Too' },
        request: { target: { resource: `${PAGE}#a` } },
      },
    },
  ])
})

test('a component that moves past several others is one move', () => {
  const before = page(['a', 'b', 'c', 'd', 'e'].map((id) => node(id)))
  const after = page(['b', 'c', 'd', 'e', 'a'].map((id) => node(id)))
  expect(names(before, after)).toEqual(['move'])
  expect(names(after, before)).toEqual(['move'])
})

test('equal pages need no event', () => {
  const model = page([node('a', { items: [{ children: [node('b')] }] })])
  expect(eventsBetween(PAGE, model, structuredClone(model), html)).toEqual([])
})

test('an event for a nested component names the list that contains it', () => {
  const before = page([node('a', { items: [{ title: 'One', children: [] }] })])
  const after = page([node('a', { items: [{ title: 'One', children: [node('b')] }] })])
  const [added] = eventsBetween(PAGE, before, after, html)
  expect(added).toMatchObject({
    name: 'aue:content-add',
    resource: `${PAGE}#a`,
    detail: { request: { target: { resource: `${PAGE}#a/items/0/children` } } },
  })
})

test('a component that only the CMS renders needs a reload', () => {
  const banner = { type: 'cms/banner', id: 'b', props: {} }
  const render = () =>
    eventsBetween(PAGE, page([]), page([banner]), (added) => placeholderHtml(PAGE, added))
  expect(render).toThrow(NeedsReload)
})

test('a component that becomes the parent of its former parent is rendered again', () => {
  const inside = (id: string, ...children: ShellNode[]) => node(id, { items: [{ children }] })
  const before = page([inside('a', inside('d', inside('e')))])
  const after = page([inside('e', inside('d'))])
  expect(obeyAll(before, after)).toEqual(after)
})

/** Pages of up to eight components, nested ones included. */
const pages = fc
  .uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'), { maxLength: 8 })
  .chain((ids) =>
    fc
      .array(fc.tuple(fc.integer({ min: 0, max: 7 }), fc.integer({ min: 0, max: 2 }), fc.nat(3)), {
        minLength: ids.length,
        maxLength: ids.length,
      })
      .map((draws) => build(ids, draws)),
  )

function build(ids: string[], draws: [number, number, number][]): PageModel {
  const nodes = ids.map((id, index) =>
    node(id, {
      text: draws[index]?.[2],
      items: Array.from({ length: draws[index]?.[1] ?? 0 }, () => ({
        children: [] as ShellNode[],
      })),
    }),
  )
  const top: ShellNode[] = []
  for (const [index, made] of nodes.entries()) {
    const above = nodes[draws[index]?.[0] ?? 0]
    const items = (above?.props.items ?? []) as { children: ShellNode[] }[]
    const isAbove = nodes.indexOf(above as ShellNode) < index
    if (isAbove && items[0]) items[0].children.push(made)
    else top.push(made)
  }
  return page(top)
}

test('the events between any two pages change one into the other', () => {
  fc.assert(
    fc.property(pages, pages, (before, after) => {
      expect(obeyAll(before, after)).toEqual(after)
    }),
    { numRuns: runs(500) },
  )
})

test('changes are applied as on the server', () => {
  const model = page([node('a', { items: [{ children: [node('b')] }] }), node('c')])
  const after = withChanges(model, [
    { kind: 'move', id: 'c', into: 'a/items/0/children', before: 'b' },
    { kind: 'patch', id: 'b', name: 'text', value: 'Hello' },
  ])
  expect(nodesOf(after, 'a/items/0/children').map(({ id }) => id)).toEqual(['c', 'b'])
  expect(findNode(after, 'b')?.node.props).toEqual({ text: 'Hello' })
  const gone = withChanges(after, [{ kind: 'remove', id: 'a' }])
  expect(placedIn(gone)).toEqual([])
  expect(placedIn(model)).toHaveLength(3)
})
