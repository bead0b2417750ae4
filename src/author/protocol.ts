import { readPlacement } from '../mapping/placement'
import { sanitiseFragment } from '../services/content/sanitise'
import { AuthoredWidget } from './authored-widget'
import type { PlacedNode } from './placed-nodes'

const RESOURCE = 'data-aue-resource'

/** What an editor's event says that it did; the fields in use of Universal Editor's (cms-contracts §4). */
interface Detail {
  /** Of a component, `urn:<system>:<path>`. */
  resource?: string
  prop?: string
  selected?: boolean
  /** Of one of a component's looks (`lens.ts`); null: itself. */
  name?: string | null
  value?: unknown
  patch?: { name: string; value: unknown }
  /** Of a move: the container that it left, the component, the one that it came to, and before which. */
  from?: string
  component?: string
  to?: string
  before?: string
  source?: { resource?: string }
  target?: { resource?: string; prop?: string; before?: string }
  request?: { target?: { resource?: string; prop?: string }; before?: string }
  response?: { resource?: string; updates?: Update[] }
}

interface Update {
  resource: string
  type?: string
  /** HTML of the CMS. */
  content?: string
}

type Handle = (event: CustomEvent<Detail>) => boolean

/**
 * Obeys an editor's events on the page. It hears them below `document`, where the vendor's own
 * listeners sit: these would write HTML into what React has rendered, or load the page anew. What
 * cannot be done here is left to them.
 */
export function listenToEditor(page: Document, setMode: (mode: 'edit' | 'preview') => void) {
  const handlers: Record<string, Handle> = {
    'aue:content-patch': ({ detail, target }) => {
      const { patch, request } = detail
      if (!patch) return false
      const element = find(page, request?.target?.resource ?? detail.resource) ?? closest(target)
      return patchAt(element, patch.name, patch.value) || replaceBy(page, detail)
    },
    'aue:content-update': ({ detail, target }) => {
      const name = detail.prop ?? detail.request?.target?.prop ?? propOf(target)
      const element = find(page, detail.request?.target?.resource) ?? closest(target)
      return (name !== undefined && patchAt(element, name, detail.value)) || replaceBy(page, detail)
    },
    'aue:content-add': ({ detail, target }) => {
      const { request, response, before } = detail
      const into = request?.target?.resource ?? closest(target)?.getAttribute(RESOURCE) ?? ''
      return insert(page, into, elementsOf(response), request?.before ?? before)
    },
    'aue:content-move': ({ detail: { component, to = '', before } }) => {
      const moved = find(page, component)
      if (!moved || !placeAt(page, to)) return false
      const above = widgetAround(moved)
      // What React has made, React takes away; elsewhere it is the same element that moves.
      if (!above && !placeAt(page, to)?.path) return insert(page, to, [moved], before)
      const copy = copyOf(moved)
      if (above && placeAt(page, to)?.element === above)
        return above.moveComponent(moved.id, pathIn(to), idOf(before))
      take(moved)
      return insert(page, to, [copy], before)
    },
    'aue:content-remove': ({ detail }) => {
      const element = find(page, detail.resource ?? detail.request?.target?.resource)
      if (element) take(element)
      return element !== null
    },
    'aue:content-copy': ({ detail: { source, target: place, response }, target }) => {
      const original = find(page, source?.resource) ?? closest(target)
      if (!original) return false
      const around = original.parentElement?.closest(`[${RESOURCE}]`)?.getAttribute(RESOURCE) ?? ''
      const into = place?.resource ?? around
      return insert(page, into, elementsOf(response), place?.before ?? resourceAfter(original))
    },
    'aue:ui-select': ({ detail, target }) => {
      const element = (detail.prop && propElement(page, detail)) || find(page, detail.resource)
      const shown = element ?? (target instanceof HTMLElement ? target : null)
      if (detail.selected !== false && shown) reveal(shown)
      return true
    },
    'foyer:look': ({ detail, target }) => {
      const element = closest(target)
      if (element instanceof AuthoredWidget) void element.look(detail.name ?? null)
      return true
    },
    'aue:ui-edit': () => {
      setMode('edit')
      // The vendor's own puts its class on the page and its shield before it.
      return false
    },
    'aue:ui-preview': () => {
      setMode('preview')
      return false
    },
  }
  for (const [name, handle] of Object.entries(handlers))
    page.documentElement.addEventListener(name, (event) => {
      if (handle(event as CustomEvent<Detail>)) event.stopPropagation()
    })
}

function find(page: Document, resource: string | undefined): HTMLElement | null {
  return resource
    ? page.querySelector<HTMLElement>(`[data-aue-resource="${CSS.escape(resource)}"]`)
    : null
}

function closest(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-aue-resource]') : null
}

function propOf(target: EventTarget | null): string | undefined {
  const named = target instanceof Element ? target.closest('[data-aue-prop]') : null
  return named?.getAttribute('data-aue-prop') ?? undefined
}

function propElement(page: Document, { resource, prop }: Detail): HTMLElement | null {
  return (
    find(page, resource)?.querySelector<HTMLElement>(
      `[data-aue-prop="${CSS.escape(prop ?? '')}"]`,
    ) ?? null
  )
}

function patchAt(element: HTMLElement | null, name: string, value: unknown): boolean {
  if (!(element instanceof AuthoredWidget)) return false
  element.patch(name, value ?? undefined)
  return true
}

/** What is no widget of ours shows what the CMS made of it. */
function replaceBy(page: Document, detail: Detail): boolean {
  const updates = detail.response?.updates?.filter(({ content }) => content) ?? []
  for (const { resource, content } of updates)
    find(page, resource)?.replaceWith(sanitiseFragment(content ?? ''))
  return updates.length > 0
}

interface Place {
  element: HTMLElement
  /** Of a list of components in the element's props; '' for the element's own content. */
  path: string
}

/** An area of the page, or a list of components in a widget's props: `…#accordion/items/0/children`. */
function placeAt(page: Document, resource: string): Place | null {
  const path = pathIn(resource)
  const element = find(page, path ? resource.slice(0, -path.length - 1) : resource)
  return element && { element, path }
}

function pathIn(resource: string): string {
  return /#[^/]*\/(.+)/.exec(resource)?.[1] ?? ''
}

function idOf(resource: string | undefined): string | undefined {
  return resource?.split('#')[1]
}

/** Components as the CMS has rendered them for the editor. */
function elementsOf(response: Detail['response']): HTMLElement[] {
  const html = response?.updates?.map(({ content }) => content ?? '').join('') ?? ''
  return html ? ([...sanitiseFragment(html).children] as HTMLElement[]) : []
}

function insert(
  page: Document,
  resource: string,
  elements: HTMLElement[],
  before: string | undefined,
): boolean {
  const place = placeAt(page, resource)
  if (!place || elements.length === 0) return false
  const { element, path } = place
  if (path) {
    if (!(element instanceof AuthoredWidget)) return false
    element.insertComponents(path, elements.map(nodeOf), idOf(before))
    return true
  }
  const next = find(page, before)
  for (const added of elements)
    element.insertBefore(added, next?.parentElement === element ? next : null)
  return true
}

function take(element: HTMLElement) {
  const above = widgetAround(element)
  if (above) above.removeComponent(element.id)
  else element.remove()
}

function widgetAround(element: HTMLElement): AuthoredWidget | null {
  const above = element.parentElement?.closest('foyer-widget')
  return above instanceof AuthoredWidget ? above : null
}

/** A component as it stands in its parent's props. */
function nodeOf(element: HTMLElement): PlacedNode {
  const { type, id, props } = readPlacement(element)
  return { type, id, props: (props ?? {}) as Record<string, unknown> }
}

function copyOf(element: HTMLElement): HTMLElement {
  if (!(element instanceof AuthoredWidget)) return element.cloneNode(true) as HTMLElement
  const copy = document.createElement('foyer-widget')
  copy.id = element.id
  copy.setAttribute('type', element.widgetType)
  copy.setAttribute('props', JSON.stringify(element.raw ?? {}))
  return copy
}

function resourceAfter(element: Element): string | undefined {
  return element.nextElementSibling?.getAttribute('data-aue-resource') ?? undefined
}

/** Brings into sight what the author has chosen, out of whatever is closed around it. */
function reveal(element: HTMLElement) {
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (around instanceof HTMLDetailsElement) around.open = true
    if (around.id && around.hidden)
      document
        .querySelector<HTMLElement>(
          `[aria-controls~="${CSS.escape(around.id)}"][aria-expanded="false"]`,
        )
        ?.click()
  }
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}
