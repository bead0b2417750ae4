import { readPlacement } from '../mapping/placement'
import { sanitiseFragment } from '../services/content/sanitise'
import { AuthoredWidget } from './authored-widget'
import type { PlacedNode } from './placed-nodes'

const RESOURCE = 'data-aue-resource'

/** The detail of an editor's event: the fields of Universal Editor's that are in use (cms-contracts §4). */
interface Detail {
  /** A component's resource, `urn:<system>:<path>`. */
  resource?: string
  prop?: string
  selected?: boolean
  /** Name of the state to preview (`state-preview.ts`); null ends the preview. */
  name?: string | null
  value?: unknown
  patch?: { name: string; value: unknown }
  /** Of a move: the old container, the component, the new container, and the next sibling there. */
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
 * Applies an editor's events to the page. The listeners are on the root element, below the vendor's own
 * on `document`, which would write HTML into React's DOM or reload the page. An event that no handler
 * can apply continues to the vendor's listeners.
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
      return insert(page, into, elementsOf(response), request?.before ?? before, true)
    },
    'aue:content-move': ({ detail: { component, to = '', before } }) => {
      const moved = find(page, component)
      const place = placeAt(page, to)
      if (!moved || !place) return false
      // Inside of itself there is no place for a component: it stays where it is.
      if (moved.contains(place.element)) return true
      const above = widgetAround(moved)
      // Outside of React's DOM, the element itself moves. Inside, React has to remove its element.
      if (!above && !place.path) return insert(page, to, [moved], before)
      const copy = copyOf(moved)
      if (above && place.element === above)
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
      showTemplate(page, detail)
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
      // The vendor's listener also runs: it sets its class on the page and adds its shield.
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

/** The selected text is shown as its template, and no other one. */
function showTemplate(page: Document, { resource, prop, selected }: Detail) {
  const chosen = selected === false ? null : find(page, resource)
  for (const element of page.querySelectorAll('foyer-widget'))
    if (element instanceof AuthoredWidget)
      element.showTemplate(element === chosen && prop ? prop : null)
}

function patchAt(element: HTMLElement | null, name: string, value: unknown): boolean {
  if (!(element instanceof AuthoredWidget)) return false
  element.patch(name, value ?? undefined)
  return true
}

/** Replaces elements by the CMS's own HTML, for content that is not a widget. */
function replaceBy(page: Document, detail: Detail): boolean {
  const updates = detail.response?.updates?.filter(({ content }) => content) ?? []
  for (const { resource, content } of updates)
    find(page, resource)?.replaceWith(sanitiseFragment(content ?? ''))
  return updates.length > 0
}

interface Place {
  element: HTMLElement
  /** Path of a list of components in the element's props; '' for the element's own content. */
  path: string
}

/** An area of the page, or a list of components in a widget's props: `…#accordion/items/0/children`. */
function placeAt(page: Document, resource: string): Place | null {
  const path = pathIn(resource)
  const element = find(page, path ? resource.slice(0, -path.length - 1) : resource)
  return element && { element, path }
}

function pathIn(resource: string): string {
  return /^[^#]*#[^/]*\/(.+)/.exec(resource)?.[1] ?? ''
}

function idOf(resource: string | undefined): string | undefined {
  return resource?.split('#')[1]
}

/** The components that the CMS has rendered for the editor. */
function elementsOf(response: Detail['response']): HTMLElement[] {
  const html = response?.updates?.map(({ content }) => content ?? '').join('') ?? ''
  return html ? ([...sanitiseFragment(html).children] as HTMLElement[]) : []
}

/**
 * The elements that an answer adds to a container, each with the resource of its next sibling. When
 * the answer is the container's whole HTML, only the components that the page lacks are additions.
 */
function additionsOf(
  page: Document,
  resource: string,
  elements: HTMLElement[],
  before: string | undefined,
): { element: HTMLElement; before: string | undefined }[] {
  const container = `[${RESOURCE}="${CSS.escape(resource)}"]`
  const whole = elements
    .map((element) =>
      element.matches(container) ? element : element.querySelector<HTMLElement>(container),
    )
    .find((found) => found !== null)
  if (!whole) return elements.map((element) => ({ element, before }))
  const name = (element: Element) =>
    element.getAttribute(RESOURCE) ?? `${resource.replace(/[#/][^/]*$/, '')}#${element.id}`
  const isHere = (element: Element) =>
    find(page, name(element)) !== null || page.getElementById(element.id) !== null
  const children = [...whole.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && isComponent(child),
  )
  return children.flatMap((element, index) => {
    if (isHere(element)) return []
    const next = children.slice(index + 1).find(isHere)
    return { element, before: next && name(next) }
  })
}

function isComponent(element: Element): boolean {
  return element.localName === 'foyer-widget' || element.hasAttribute(RESOURCE)
}

function insert(
  page: Document,
  resource: string,
  sent: HTMLElement[],
  wanted: string | undefined,
  isNew = false,
): boolean {
  const place = placeAt(page, resource)
  if (!place || sent.length === 0) return false
  const isTwice = ({ id }: HTMLElement) => isNew && id !== '' && page.getElementById(id) !== null
  const additions = additionsOf(page, resource, sent, wanted).filter(
    // An addition that the editor tells a second time would give two elements one id.
    ({ element: added }) => !isTwice(added),
  )
  const { element, path } = place
  if (path) {
    if (!(element instanceof AuthoredWidget)) return false
    for (const { element: added, before } of additions)
      element.insertComponents(path, [nodeOf(added)], idOf(before))
    return true
  }
  for (const { element: added, before } of additions) {
    const next = find(page, before)
    element.insertBefore(added, next?.parentElement === element ? next : null)
  }
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

/** The component in the form that its parent's props contain. */
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

/** Scrolls the selected element into view, and opens the collapsed parts around it. */
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
