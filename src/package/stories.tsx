/** Stories of a company's own widgets: `foyer/stories`. */
import { createElement, type ReactElement } from 'react'
import { PageProvider } from '../hooks/page-store'
import { asFixture } from '../mapping/as-fixture'
import type { AnyWidget, Fixture } from '../mapping/define-widget'
import { mapRichText } from '../mapping/map-rich-text'
import { placeholderAttributes } from '../mapping/placeholder-attributes'
import { readProps } from '../mapping/read-props'
import { fieldsOf } from '../mapping/schema-fields'
import { WidgetRoot } from '../mapping/widget-root'
import { completeSite } from '../rules/site/complete-site'
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
  const fields = fieldsOf(widget.schema)
  const shown = asFixture(widget, fixture)
  const store = createPageStore(offlinePage(fixture.page))
  return {
    args: fixture.props,
    render: (args) => {
      const read = readProps(fields, widget.type, { id: 'story', ...args }, () => {})
      const props = mapRichText(fields, read, sanitiseRichText)
      const { element, anchor } = placeholderAttributes(widget, props)
      return (
        <PageProvider live={store} served={store}>
          {createElement(
            'foyer-widget',
            { type: widget.type, ...element },
            <div id={anchor}>
              <WidgetRoot widget={shown} props={props} />
            </div>,
          )}
        </PageProvider>
      )
    },
  }
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
