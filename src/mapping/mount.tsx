import { PageProvider } from '../hooks/page-store'
import { watchKeyboardMode } from '../services/accessibility/keyboard-mode'
import { browserPage } from '../services/page/browser-page'
import '../ui/layout/placeholder.styles'
import '../ui/page.styles'
import type { Page } from '../services/page/page'
import { stylesLoaded } from '../services/page/styles-loaded'
import type { AnyWidget, BaseProps } from './define-widget'
import type { Report } from './fields'
import { type Problem, ready, show } from './island'
import { placeholderAttributes, setAttributes } from './placeholder-attributes'
import { containerOf, type Placeholder, type Placement, readPlacement } from './placement'
import { ComponentFailure, readProps, withOwn } from './read-props'
import { fieldsOf } from './schema-fields'
import { WidgetRoot } from './widget-root'

/**
 * Mounts a widget in its placeholder; resolves with a function that unmounts it. A placeholder with
 * a container is hydrated; a placeholder without one is rendered on the client. Rejects with a
 * ComponentFailure. A failure after mounting dispatches `component-error`.
 */
export async function mount(
  element: Placeholder,
  widget: AnyWidget | undefined,
): Promise<() => void> {
  await ready(element)
  const placement = placementOf(element)
  const { type, id } = placement
  if (!widget) throw new ComponentFailure('unknown-type', `No widget is called "${type}".`)
  await stylesLoaded()
  const served = containerOf(element)
  const props = await propsOf(element, widget, placement, served !== null)
  const attributes = placeholderAttributes(widget, props)
  const page = browserPage(startTasks)
  const isPrinted = served?.hasChildNodes() ?? false
  const placed = { props, page: page.page, isPrinted }
  await loadFirst(widget, placed)
  const app = (
    <PageProvider live={page.live} served={served ? page.served : page.live}>
      <WidgetRoot widget={widget} props={props} />
    </PageProvider>
  )
  const report = (code: Problem, error: unknown) => {
    if (code === 'render-failed') {
      element.setAttribute('status', 'failed')
      element.setAttribute('code', code)
    }
    // React has removed the server's HTML of parts that have no script yet.
    else loadFirst(widget, { ...placed, isPrinted: false }).catch(() => {})
    const detail = { type, id, code, message: String(error) }
    const event = new CustomEvent('component-error', { detail, bubbles: true, cancelable: true })
    element.dispatchEvent(event)
  }
  try {
    setAttributes(element, attributes.element)
    const takeAway = await show(element, app, attributes.anchor, report)
    const forget = reportViews(element, type)
    if (process.env.NODE_ENV !== 'production')
      whenParsed(() => tellMissing(widget, props, page.page))
    return () => {
      forget()
      takeAway()
    }
  } catch (error) {
    throw new ComponentFailure('render-failed', String(error))
  }
}

/**
 * Loads the parts that the first render needs, and the late view if the server has printed HTML.
 */
async function loadFirst(
  { View, firstParts }: AnyWidget,
  placed: { props: BaseProps; page: Page; isPrinted: boolean },
) {
  const first = (firstParts?.(placed) ?? []).map((part) => part.load())
  await Promise.all([placed.isPrinted && View?.load?.(), ...first])
}

function placementOf(element: Element): Placement {
  try {
    return readPlacement(element)
  } catch (error) {
    throw new ComponentFailure('invalid-json', String(error))
  }
}

async function propsOf(
  element: Element,
  widget: AnyWidget,
  placement: Placement,
  isServed: boolean,
): Promise<BaseProps> {
  const { type, id, props } = placement
  const report: Report = (path, problem) =>
    browserPage().page.log('warn', `${type}#${id}: ${path} ${problem}`)
  if (isServed) return readProps(fieldsOf(widget.schema), type, withOwn(props, id), report)
  const { checkPlaceholder, clientRenderedProps } = await import('./client-rendered-props')
  checkPlaceholder(element, report)
  return clientRenderedProps(widget, placement, report)
}

/**
 * Reports to analytics when the visitor sees the widget; its script loads when the browser is idle.
 */
function reportViews(element: HTMLElement, type: string): () => void {
  const stop = new AbortController()
  whenIdle(async () => {
    const { watchView, unwatchView } = await import('../services/analytics/widget-views')
    if (stop.signal.aborted) return
    watchView(browserPage().page, element, type)
    stop.signal.addEventListener('abort', () => unwatchView(element))
  })
  return () => stop.abort()
}

/** Development build only: logs the overlays that a widget opens and its page lacks. */
async function tellMissing(widget: AnyWidget, props: BaseProps, page: Page) {
  const { missingOverlays } = await import('./missing-overlays')
  const has = (name: string) => document.querySelector(`foyer-widget[type="${name}"]`) !== null
  for (const { text } of missingOverlays(widget, props, page.context, has))
    page.log('warn', `${widget.type}#${props.id}: ${text}`)
}

function whenParsed(then: () => void) {
  if (document.readyState !== 'loading') then()
  else document.addEventListener('DOMContentLoaded', then, { once: true })
}

function whenIdle(then: () => void) {
  // Safari has no requestIdleCallback.
  const next: typeof requestIdleCallback | undefined = window.requestIdleCallback
  // A busy page may never be idle; later than the loader, whose scripts come first.
  if (next) next(then, { timeout: 6000 })
  else setTimeout(then, 200)
}

declare global {
  /** Failures that are logged already, shared by all builds of `mount` that a page has loaded. */
  var foyerLogged: WeakSet<Event> | undefined
}

/**
 * Logs a failure after all other listeners had the chance to prevent the event. A page can load
 * `mount` of two builds when a deployment replaces files: only one of them logs.
 */
addEventListener('component-error', (event) => {
  queueMicrotask(async () => {
    const { logFailure } = await import('./log-failure')
    globalThis.foyerLogged ??= new WeakSet()
    if (globalThis.foyerLogged.has(event)) return
    globalThis.foyerLogged.add(event)
    logFailure((event as CustomEvent).detail, event.defaultPrevented)
  })
})
watchKeyboardMode()
whenIdle(startTasks)

async function startTasks() {
  const { runIdleTasks } = await import('../services/page/idle-tasks')
  // `runIdleTasks` rejects for a page without a context, which its first widget has reported.
  runIdleTasks().catch(() => {})
}
