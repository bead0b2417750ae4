/** Stories of a company's own widgets: `foyer/stories`. */
import {
  createElement,
  lazy,
  type ReactElement,
  type ReactNode,
  Suspense,
  useLayoutEffect,
} from 'react'
import { PageProvider } from '../hooks/page-store'
import { asFixture } from '../mapping/as-fixture'
import type { AnyWidget, Fixture } from '../mapping/define-widget'
import { mapRichText } from '../mapping/map-rich-text'
import { widgetLoader } from '../mapping/own-widgets'
import { placeholderAttributes } from '../mapping/placeholder-attributes'
import { readProps } from '../mapping/read-props'
import { fieldsOf } from '../mapping/schema-fields'
import { WidgetRoot } from '../mapping/widget-root'
import { completeSite } from '../rules/site/complete-site'
import type { WidgetNode } from '../server/print/placeholder'
import { sanitiseRichText } from '../services/content/sanitise'
import { createPageStore, type Page } from '../services/page/page'
import type { PageContext } from '../services/page/page-context'
import { memoryStorage } from '../services/storage/storage'

export interface Story {
  args: object
  render: (args: object) => ReactElement
}

/** A fixture as a story on a page without a network. Its props are the controls. */
// biome-ignore lint/suspicious/noExplicitAny: a story takes any widget's fixtures
export function show(widget: AnyWidget, fixture: Fixture<any, any, any>): Story {
  const shown = asFixture(widget, fixture)
  const store = createPageStore(offlinePage(fixture.page))
  return {
    args: fixture.props,
    render: (args) => (
      <StoryPage store={store}>{placed(shown, { id: 'story', ...args })}</StoryPage>
    ),
  }
}

/**
 * The components of a page as one story, without a network: those of Foyer by their types alone, and
 * those of the widgets in `own`.
 */
export function showPage(nodes: readonly WidgetNode[], own: readonly AnyWidget[] = []): Story {
  const store = createPageStore(offlinePage())
  const Components = lazy(async () => {
    const widgets = await Promise.all(nodes.map(({ type }) => widgetOf(type, own)))
    const components = nodes.map(({ id, props }, index) =>
      placed(widgets[index] as AnyWidget, { ...props, id }),
    )
    return { default: () => components }
  })
  return {
    args: {},
    render: () => (
      <StoryPage store={store}>
        <Suspense>
          <Components />
        </Suspense>
      </StoryPage>
    ),
  }
}

type PageStore = ReturnType<typeof createPageStore>

function StoryPage({ store, children }: { store: PageStore; children: ReactNode }) {
  // A page of widgets only: the rule against styles of a host would win over the company's own styles,
  // which only its build makes as heavy as ours (docs/decisions/0059).
  useLayoutEffect(() => document.documentElement.setAttribute('data-foyer-page', ''), [])
  return (
    <PageProvider live={store} served={store}>
      {children}
    </PageProvider>
  )
}

async function widgetOf(type: string, own: readonly AnyWidget[]): Promise<AnyWidget> {
  const widget = own.find((one) => one.type === type) ?? (await widgetLoader(type)?.())?.default
  if (!widget)
    throw new Error(`There is no widget "${type}": name one of Foyer, or give yours to showPage.`)
  return widget
}

/** A widget in its placeholder, as a page has it. */
function placed(widget: AnyWidget, raw: { id: string }): ReactElement {
  const fields = fieldsOf(widget.schema)
  const read = readProps(fields, widget.type, raw, () => {})
  const props = mapRichText(fields, read, sanitiseRichText)
  const { element, anchor } = placeholderAttributes(widget, props)
  return createElement(
    'foyer-widget',
    { key: raw.id, type: widget.type, ...element },
    <div id={anchor}>
      <WidgetRoot widget={widget} props={props} />
    </div>,
  )
}

function offlinePage(given: Partial<PageContext> = {}): Page {
  const site = completeSite({})
  const context: PageContext = {
    locale: 'en-US',
    contextPath: '',
    mode: 'publish',
    page: { id: 'story', type: 'cms' },
    answers: [],
    ...given,
    site,
  }
  return {
    context,
    site,
    fetch: () => new Promise(() => {}),
    now: () => Date.UTC(2026, 10, 21, 12),
    storage: { local: memoryStorage(), session: memoryStorage() },
    location: () => new URL('https://stories.example/'),
    placed: () => undefined,
    leave: () => {},
    log: () => {},
  }
}
