import type { ReactNode } from 'react'
import { offlinePage, pageContext } from '../fixtures/pages'
import { PageProvider } from '../src/hooks/page-store'
import type { AnyWidget, Fixture } from '../src/mapping/define-widget'
import { mapRichText, readProps } from '../src/mapping/read-props'
import { fieldsOf } from '../src/mapping/schema-fields'
import { WidgetRoot } from '../src/mapping/widget-root'
import { sanitiseRichText } from '../src/services/sanitise'

// biome-ignore lint/suspicious/noExplicitAny: a story takes any widget's fixtures
type AnyFixture = Fixture<any, any>

interface Story {
  args: object
  parameters: { foyer: { widget: AnyWidget; fixture: AnyFixture } }
  render: (args: object) => ReactNode
}

/** A fixture as a story: its props are the controls, its page and model what stands around it. */
export function show(widget: AnyWidget, fixture: AnyFixture): Story {
  return {
    args: fixture.props,
    parameters: { foyer: { widget, fixture } },
    render: (args) => <Shown widget={widget} fixture={{ ...fixture, props: args }} />,
  }
}

function Shown({ widget, fixture }: { widget: AnyWidget; fixture: AnyFixture }) {
  const fields = fieldsOf(widget.schema)
  const props = readProps(fields, widget.type, { id: 'story', ...fixture.props }, () => {})
  const { store } = offlinePage(pageContext(fixture.page))
  const shown = fixture.model === undefined ? widget : { ...widget, useModel: () => fixture.model }
  return (
    <PageProvider live={store} served={store}>
      <WidgetRoot widget={shown} props={mapRichText(fields, props, sanitiseRichText)} />
    </PageProvider>
  )
}
