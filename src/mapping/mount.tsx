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
import { loadPartsOf, loadViewOf } from './views'
import { WidgetRoot } from './widget-root'

/**
 * Brings one placeholder to life and resolves when it is on the page, with what takes it away again.
 * With server HTML in its container it hydrates, without a container it renders from nothing. Rejects
 * with a ComponentFailure; what fails after mounting raises `component-error` by itself.
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
  if (served?.hasChildNodes()) await loadViewOf(widget)
  const props = await propsOf(element, widget, placement, served !== null)
  const attributes = placeholderAttributes(widget, props)
  const page = browserPage()
  await loadPartsOf(widget, { props, page: page.page })
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
  const { checkPlaceholder, unservedProps } = await import('./unserved-props')
  checkPlaceholder(element, report)
  return unservedProps(widget, placement, report)
}

/** Whether a widget was seen is of no hurry: what watches it comes when the browser is idle. */
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

/** For developers: which overlays of its page a widget looks for in vain. */
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
  if (next) next(then)
  else setTimeout(then, 200)
}

declare global {
  /** The failures of the page that are logged: a deploy may have brought another build's mount. */
  var foyerLogged: WeakSet<Event> | undefined
}

/**
 * Logged once whoever else listens has had their say, which is after the event; and by one of us, where
 * a page that recovered has two.
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
whenIdle(() => import('../services/page/besides'))
