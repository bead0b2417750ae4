import { type ReactNode, Suspense, use } from 'react'
import { usePage } from '../src/hooks/page-store'
import type { AnyWidget, Fixture } from '../src/mapping/define-widget'
import { mapRichText } from '../src/mapping/map-rich-text'
import { readProps } from '../src/mapping/read-props'
import { fieldsOf } from '../src/mapping/schema-fields'
import { WidgetRoot } from '../src/mapping/widget-root'
import { sanitiseRichText } from '../src/services/sanitise'

// biome-ignore lint/suspicious/noExplicitAny: a story takes any widget's fixtures
export type AnyFixture = Fixture<any, any>

/** What a widget's docs page says beside what its schema says. */
export interface WidgetNotes {
  /** When to place it, and when something else serves better. */
  use: string
  /** Window and analytics events that it raises or hears: when, and with which fields. */
  events?: Record<string, string>
  /** What it does for keyboard, screen reader, zoom, motion: one sentence each. */
  accessibility: string[]
}

/** What a widget's stories have in common; stands in their default export beside the title. */
export function about(widget: AnyWidget, notes: WidgetNotes) {
  return { parameters: { foyer: { widget, notes } } }
}

interface Story {
  args: object
  parameters: { foyer: { widget: AnyWidget; fixture: AnyFixture } }
  render: (args: object) => ReactNode
}

/**
 * A fixture as a story: its props are the controls; its page is what `.storybook/preview.tsx` puts
 * around it, changed by the toolbar.
 */
export function show(widget: AnyWidget, fixture: AnyFixture): Story {
  return {
    args: fixture.props,
    parameters: { foyer: { widget, fixture } },
    render: (args) => (
      <Suspense>
        <Shown widget={widget} fixture={{ ...fixture, props: args }} />
      </Suspense>
    ),
  }
}

function Shown({ widget, fixture }: { widget: AnyWidget; fixture: AnyFixture }) {
  const { locale } = usePage().context
  const labels = { ...use(translationOf(widget, locale)), ...fixture.props.labels }
  const fields = fieldsOf(widget.schema)
  const given = { id: 'story', ...fixture.props, labels }
  const props = readProps(fields, widget.type, given, () => {})
  const shown = fixture.model === undefined ? widget : { ...widget, useModel: () => fixture.model }
  return <WidgetRoot widget={shown} props={mapRichText(fields, props, sanitiseRichText)} />
}

const translations = new Map<string, Promise<object>>()

/** The same promise each time, as React asks again while it waits. */
function translationOf(widget: AnyWidget, locale: string): Promise<object> {
  const key = `${widget.type} ${locale}`
  const loading = translations.get(key) ?? load(widget, locale)
  translations.set(key, loading)
  return loading
}

async function load(widget: AnyWidget, locale: string): Promise<object> {
  const module = await widget.translations?.()
  return module?.translations[locale] ?? {}
}
