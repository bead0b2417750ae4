/** @jest-environment jsdom */
import { offlinePage, pageContext } from '../fixtures/pages'
import { PageProvider } from '../src/hooks/page-store'
import { asFixture } from '../src/mapping/as-fixture'
import { show } from '../src/mapping/island'
import { loadParts } from '../src/mapping/load-parts'
import type { Placeholder } from '../src/mapping/placement'
import { WidgetRoot } from '../src/mapping/widget-root'
import { prepareWidget } from '../src/server/print/placeholder'
import { printPlaceholder } from '../src/server/print/print-placeholder'
import { casesOf } from './cases'
import { type AnyFixture, fixturesOf, types, widgetOf } from './widgets'

/** What others do to a page between the server and React. */
const changes: Record<string, (container: Element) => void> = {
  'translated by the browser': (container) => {
    for (const text of textsIn(container)) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = `«${text.data}»`
      outer.append(inner)
      text.replaceWith(outer)
    }
  },
  'with the buttons of a password manager': (container) => {
    for (const field of container.querySelectorAll('input, textarea')) {
      const added = document.createElement('div')
      added.append(document.createElement('button'))
      field.after(added)
    }
    container.firstElementChild?.prepend(document.createElement('div'))
  },
  'without comments': (container) => {
    for (const comment of nodesIn(container, NodeFilter.SHOW_COMMENT))
      comment.parentNode?.removeChild(comment)
  },
  'with attributes of others': (container) => {
    for (const element of container.querySelectorAll('*')) {
      element.classList.add('notranslate')
      element.setAttribute('data-checked-by', 'an extension')
    }
  },
  'without white space': (container) => {
    for (const text of textsIn(container)) text.data = text.data.replace(/^\s+|\s+$/g, '')
  },
  'with a node that was moved': (container) => {
    const parent = [container, ...container.querySelectorAll('*')].find(
      ({ children }) => children[1],
    )
    if (parent?.lastElementChild) parent.prepend(parent.lastElementChild)
  },
}

function nodesIn(container: Element, kind: number): Node[] {
  const walker = document.createTreeWalker(container, kind)
  const nodes: Node[] = []
  while (walker.nextNode()) nodes.push(walker.currentNode)
  return nodes
}

const textsIn = (container: Element) =>
  (nodesIn(container, NodeFilter.SHOW_TEXT) as Text[]).filter(
    ({ data, parentElement }) =>
      data.trim() && !parentElement?.closest('textarea, option, style, script'),
  )

/** The fields, buttons and sections that a visitor uses before the widget has its script. */
const USED =
  'input:not([type=hidden], [type=file], :disabled), textarea, select, button:not(:disabled), details'

/** Browser APIs that jsdom lacks. */
Object.assign(window, {
  matchMedia: (media: string) => ({
    media,
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }),
  IntersectionObserver: class {
    observe() {}
    disconnect() {}
  },
})
Object.assign(navigator, { clipboard: { writeText: async () => {} } })

// React reports that the HTML does not fit.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}))

describe.each(types)('%s', (type) => {
  const fixtures = fixturesOf(type)
  const fullest = fixtures.some(([name]) => name === 'full') ? 'full' : 'minimal'
  const cases = casesOf(fixtures, ([name]) => name === fullest)

  it.each(cases)(
    'keeps what the visitor did in %s when its HTML was changed',
    async (name, fixture) => {
      for (const when of ['before', 'after'] as const) {
        const untouched = await outcomeOf(type, name, fixture, { when })
        if (untouched.length === 0) return
        for (const [title, change] of Object.entries(changes)) {
          const outcome = await outcomeOf(type, name, fixture, { when, change })
          expect([when, title, outcome]).toEqual([when, title, untouched])
        }
      }
    },
  )
})

/**
 * Prints the widget as a server does, changes the HTML, acts as a visitor before or after the widget is
 * mounted; returns what its elements then show and have heard.
 */
async function outcomeOf(
  type: string,
  name: string,
  fixture: AnyFixture,
  { when, change }: { when: 'before' | 'after'; change?: (container: Element) => void },
): Promise<unknown[]> {
  const widget = asFixture(widgetOf(type), fixture)
  await loadParts(widget)
  const context = pageContext(fixture.page)
  const log = () => {}
  const node = { type, id: `${type}-${name}`, props: fixture.props as Record<string, unknown> }
  const prepared = await prepareWidget(node, context, log)
  const served = offlinePage(context).store
  document.body.innerHTML = printPlaceholder({ ...prepared, widget }, served, log)
  const element = document.querySelector('foyer-widget') as Placeholder
  const container = element.querySelector(':scope > div')
  const controls = container ? usedIn(container) : []
  if (!container || controls.length === 0) return []
  change?.(container)
  element.held = []
  if (when === 'before') for (const control of controls) act(control, element)
  const heard: [type: string, target: EventTarget | null][] = []
  const hear = ({ type: kind, target }: Event) => void heard.push([kind, target])
  for (const kind of ['click', 'input', 'change', 'submit'])
    element.addEventListener(kind, hear, true)
  const app = (
    <PageProvider live={offlinePage(context).store} served={served}>
      <WidgetRoot widget={widget} props={prepared.props as never} />
    </PageProvider>
  )
  const takeAway = await show(element, app, undefined, () => {})
  await reactIdle()
  if (when === 'after') {
    // What a press takes away cannot be used after it.
    for (const control of usedIn(element)) if (control.isConnected) act(control, element)
    await reactIdle()
  }
  const now = usedIn(element)
  const isFocused = now.map((control) => control === document.activeElement)
  const outcome = now.map((control, place) => [
    control.localName,
    control.getAttribute('name')?.replace(/_R_\w+_|_r_\w+_/, ''),
    heard.filter(([, target]) => target === control).map(([kind]) => kind),
    stateOf(control),
    isFocused[place],
  ])
  takeAway()
  return outcome
}

declare const reactTasks: { open: number }

/** React hydrates in tasks of a few milliseconds: on a busy machine one widget takes many of them. */
async function reactIdle(): Promise<void> {
  do await new Promise((resolve) => setTimeout(resolve))
  while (reactTasks.open > 0)
}

/** Without sections of fields: one that is opened may show an editor in place of its fields. */
function usedIn(container: Element): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(USED)].filter(
    (one) => one.localName !== 'details' || !one.querySelector('input, select, textarea'),
  )
}

/** Acts as a visitor; until the widget is mounted, a click is held as by the loader. */
function act(control: HTMLElement, { held }: Placeholder) {
  if (control instanceof HTMLDetailsElement) control.open = !control.open
  else if (control instanceof HTMLSelectElement) control.selectedIndex = control.options.length - 1
  else if (control instanceof HTMLButtonElement) {
    const hold = (event: Event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      held?.push(event)
    }
    if (held) addEventListener('click', hold, { capture: true, once: true })
    // A translated text has elements of its own, and the pointer is over one of these.
    const innermost = [control, ...control.querySelectorAll('font')].at(-1)
    innermost?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  } else type(control as HTMLInputElement | HTMLTextAreaElement, !held)
  if (!control.matches('details, [type=radio]')) control.focus()
}

const VALUES: Record<string, string> = {
  number: '3',
  date: '2027-02-03',
  email: 'ana@mail.example',
}

function type(field: HTMLInputElement | HTMLTextAreaElement, isMounted: boolean) {
  const isTicked = /checkbox|radio/.test(field.type)
  // The browser's own click and value: React watches those of the element.
  if (isTicked && isMounted) return field.click()
  const [name, value] =
    field.type === 'checkbox'
      ? ['checked', !(field as HTMLInputElement).checked]
      : isTicked
        ? ['checked', true]
        : ['value', VALUES[field.type] ?? 'Typed']
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name)?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function stateOf(control: HTMLElement): unknown {
  if (control instanceof HTMLDetailsElement) return control.open
  const { value, checked, selectionStart } = control as HTMLInputElement
  return /checkbox|radio/.test((control as HTMLInputElement).type)
    ? checked
    : [value, selectionStart]
}
