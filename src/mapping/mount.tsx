import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client'
import { PageProvider } from '../hooks/page-store'
import { browserPage } from '../services/browser-page'
import { watchKeyboardMode } from '../services/keyboard-mode'
import type { AnyWidget, BaseProps } from './define-widget'
import type { Report } from './fields'
import type { Placement } from './placement'
import { ComponentFailure, type FailureCode, readProps, withOwn } from './read-props'
import { fieldsOf } from './schema-fields'
import { stylesLoaded } from './styles-loaded'
import { loadViewOf } from './views'
import { widgetMap } from './widget-map'
import { WidgetRoot } from './widget-root'

/**
 * Brings one placeholder to life and resolves when it is on the page; the result takes it away
 * again. With server HTML in its container it hydrates, without a container it renders from nothing.
 * Rejects with a ComponentFailure; what fails after mounting is told to `report`.
 */
export async function mount(
  element: HTMLElement,
  placement: Placement,
  report: (failure: { code: FailureCode; message: string }) => void,
): Promise<() => void> {
  const { type, id } = placement
  const load = Object.hasOwn(widgetMap, type) ? widgetMap[type] : undefined
  if (!load) throw new ComponentFailure('unknown-type', `No widget is called "${type}".`)
  const page = browserPage()
  const { default: widget } = await load().catch(() => load())
  await stylesLoaded()
  const served = element.querySelector<HTMLElement>(':scope > div')
  if (served?.hasChildNodes()) await loadViewOf(widget)
  const props = await propsOf(widget, placement, served !== null)

  const container = served ?? element.appendChild(document.createElement('div'))
  return new Promise((resolve, reject) => {
    let isMounted = false
    const fail = (error: unknown) => {
      const failure = new ComponentFailure('render-failed', String(error))
      if (isMounted) return report(failure)
      // React is still at work on the root that failed.
      queueMicrotask(() => root.unmount())
      reject(failure)
    }
    const onMounted = () => {
      isMounted = true
      const forget = reportViews(element, type)
      resolve(() => {
        forget()
        root.unmount()
        // Put back into the page, the placeholder is rendered from nothing.
        container.remove()
      })
    }
    const app = (
      <PageProvider live={page.live} served={served ? page.served : page.live}>
        <WidgetRoot widget={widget} props={props} onMounted={onMounted} onError={fail} />
      </PageProvider>
    )
    const options: RootOptions = {
      identifierPrefix: id,
      onCaughtError: () => {},
      onRecoverableError: (error) => report({ code: 'hydration-mismatch', message: String(error) }),
    }
    const root: Root = served ? hydrateRoot(served, app, options) : createRoot(container, options)
    if (!served) root.render(app)
  })
}

async function propsOf(
  widget: AnyWidget,
  placement: Placement,
  isServed: boolean,
): Promise<BaseProps> {
  const { type, id, props } = placement
  const report: Report = (path, problem) =>
    browserPage().page.log('warn', `${type}#${id}: ${path} ${problem}`)
  if (isServed) return readProps(fieldsOf(widget.schema), type, withOwn(props, id), report)
  const { unservedProps } = await import('./unserved-props')
  return unservedProps(widget, placement, report)
}

/** Whether a widget was seen is of no hurry: what watches it comes when the browser is idle. */
function reportViews(element: HTMLElement, type: string): () => void {
  const stop = new AbortController()
  whenIdle(async () => {
    const { watchView, unwatchView } = await import('../services/widget-views')
    if (stop.signal.aborted) return
    watchView(browserPage().page, element, type)
    stop.signal.addEventListener('abort', () => unwatchView(element))
  })
  return () => stop.abort()
}

function whenIdle(then: () => void) {
  // Safari has no requestIdleCallback.
  const next: typeof requestIdleCallback | undefined = window.requestIdleCallback
  if (next) next(then)
  else setTimeout(then, 200)
}

watchKeyboardMode()
