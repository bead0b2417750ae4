import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client'
import { PageProvider } from '../hooks/page-store'
import { browserPage } from '../services/browser-page'
import { watchKeyboardMode } from '../services/keyboard-mode'
import type { AnyWidget, BaseProps } from './define-widget'
import { ComponentFailure, hasRichText, mapRichText, readProps } from './read-props'
import { reportFailure } from './report-failure'
import { fieldsOf } from './schema-fields'
import { stylesLoaded } from './styles-loaded'
import { loadViewOf } from './views'
import { widgetMap } from './widget-map'
import { WidgetRoot } from './widget-root'

/** What the loader read of a placeholder. */
export interface Placement {
  type: string
  id: string
  props: unknown
}

/**
 * Brings one placeholder to life and resolves when it is on the page; the result takes it away
 * again. With server HTML in its container it hydrates, without a container it renders from nothing.
 * Rejects with a ComponentFailure.
 */
export async function mount(element: HTMLElement, placement: Placement): Promise<() => void> {
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
      if (isMounted)
        reportFailure(element, { type, id, code: failure.code, message: failure.message })
      else reject(failure)
    }
    const onMounted = () => {
      isMounted = true
      const forget = reportViews(element, type)
      resolve(() => {
        forget()
        root.unmount()
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
      onRecoverableError: (error) =>
        reportFailure(element, { type, id, code: 'hydration-mismatch', message: String(error) }),
    }
    const root: Root = served ? hydrateRoot(served, app, options) : createRoot(container, options)
    if (!served) root.render(app)
  })
}

/** Reads the props; what no server of ours has prepared is translated and sanitised here. */
async function propsOf(
  widget: AnyWidget,
  { type, id, props: raw }: Placement,
  isServed: boolean,
): Promise<BaseProps> {
  const { context, log } = browserPage().page
  const fields = fieldsOf(widget.schema)
  const labels = isServed ? {} : await translationOf(widget, context.locale)
  const given = withOwn(raw, id, labels)
  const props = readProps(fields, type, given, (path, problem) =>
    log('warn', `${type}#${id}: ${path} ${problem}`),
  )
  if (isServed || !hasRichText(fields)) return props
  const { sanitiseRichText } = await import('../services/sanitise')
  return mapRichText(fields, props, sanitiseRichText)
}

/** The element's id counts, and an author's texts stand before the translation's. */
function withOwn(raw: unknown, id: string, labels: object): unknown {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return raw
  return { ...raw, id, labels: { ...labels, ...(raw as { labels?: object }).labels } }
}

async function translationOf(widget: AnyWidget, locale: string): Promise<object> {
  const module = await widget.translations?.()
  return module?.translations[locale] ?? {}
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
