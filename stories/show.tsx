import { createElement, type ReactElement, Suspense, use, useLayoutEffect, useMemo } from 'react'
import { usePage } from '../src/hooks/page-store'
import { asFixture } from '../src/mapping/as-fixture'
import type { AnyWidget, Fixture } from '../src/mapping/define-widget'
import { loadParts } from '../src/mapping/load-parts'
import { mapRichText } from '../src/mapping/map-rich-text'
import {
  placeholderAttributes,
  setAnchor,
  setAttributes,
} from '../src/mapping/placeholder-attributes'
import { containerOf } from '../src/mapping/placement'
import { readProps } from '../src/mapping/read-props'
import { fieldsOf } from '../src/mapping/schema-fields'
import { WidgetRoot } from '../src/mapping/widget-root'
import { sanitiseRichText } from '../src/services/content/sanitise'
import { controlsOf, propsOfArgs } from './controls'
import { inLocale } from './in-locale'

// biome-ignore lint/suspicious/noExplicitAny: a story takes any widget's fixtures
export type AnyFixture = Fixture<any, any, any>

/** What a widget's docs page says beside what its schema says. */
export interface WidgetNotes {
  /** When to place it, and when something else serves better. */
  use: string
  /** Window and analytics events that it raises or hears: when, and with which fields. */
  events?: Record<string, string>
  /** What it does for keyboard, screen reader, zoom, motion: one sentence each. */
  accessibility: string[]
}

/**
 * What a widget's stories have in common; stands in their default export beside the title. Controls
 * and the tables of the docs page come from the widget's schema.
 */
export function about(widget: AnyWidget, notes: WidgetNotes) {
  return { parameters: { foyer: { widget, notes } }, ...controlsOf(widget) }
}

interface Story {
  args: object
  parameters: { foyer: { widget: AnyWidget; fixture: AnyFixture } }
  loaders: ((context: { globals: Record<string, unknown> }) => Promise<object>)[]
  render: (args: object) => ReactElement
}

/**
 * A fixture as a story: its props are the controls; its page is what `.storybook/preview.tsx` puts
 * around it, changed by the toolbar.
 */
export function show(widget: AnyWidget, fixture: AnyFixture): Story {
  return {
    args: fixture.props,
    parameters: { foyer: { widget, fixture } },
    // A story that plays has to find its widget there.
    loaders: [({ globals }) => textsOf(widget, localeOf(fixture.page?.locale, globals.locale))],
    render: (args) => (
      <Suspense fallback={WAITING}>
        <Shown widget={widget} fixture={fixture} args={args as Record<string, unknown>} />
      </Suspense>
    ),
  }
}

/** Stands where something of a story is still to come; who runs stories waits until none is left. */
export const WAITING = <span hidden data-story-waits />

interface ShownProps {
  widget: AnyWidget
  fixture: AnyFixture
  args: Record<string, unknown>
}

/** A fixture's widget in a placeholder, on the page that is around it. */
export function Shown(story: ShownProps) {
  const { widget, props } = useShown(story)
  const { element, anchor } = placeholderAttributes(widget, props)
  return createElement(
    'foyer-widget',
    { type: widget.type, ...element },
    <div id={anchor}>
      <WidgetRoot widget={widget} props={props} />
    </div>,
  )
}

/** The same in a placeholder that is there already. */
export function ShownIn({ placeholder, ...story }: ShownProps & { placeholder: Element }) {
  // A hook after what suspends fails in React when the story is rendered again (error 467).
  return <InPlaceholder placeholder={placeholder} {...useShown(story)} />
}

type InPlaceholderProps = { placeholder: Element } & ReturnType<typeof useShown>

function InPlaceholder({ placeholder, widget, props }: InPlaceholderProps) {
  useLayoutEffect(() => {
    const { element, anchor } = placeholderAttributes(widget, props)
    setAttributes(placeholder, element)
    const container = containerOf(placeholder)
    if (container) setAnchor(container, anchor)
  })
  return <WidgetRoot widget={widget} props={props} />
}

/** What is shown, with other props than the fixture's if need be. */
function useShown({ widget, fixture, args }: ShownProps) {
  const { locale } = usePage().context
  const written = fixture.page?.locale ?? 'en-US'
  const shown = useMemo(() => {
    const model = modelIn(fixture.model, written, locale)
    const parts = Object.entries(fixture.parts ?? {}).map(
      ([name, part]) => [name, modelIn(part, written, locale)] as const,
    )
    return asFixture(widget, { model, parts: Object.fromEntries(parts) })
  }, [widget, fixture, written, locale])
  const given = inLocale(propsOfArgs(args), written, locale)
  const labels = { ...textsIn(widget, locale), ...(given.labels as object) }
  const fields = fieldsOf(widget.schema)
  const props = readProps(fields, widget.type, { id: 'story', ...given, labels }, () => {})
  return { widget: shown, props: mapRichText(fields, props, sanitiseRichText) }
}

/** Models format dates and numbers by a locale of their own. */
function modelIn(model: unknown, written: string, locale: string): unknown {
  const translated = inLocale(model, written, locale)
  const hasLocale = typeof translated === 'object' && translated !== null && 'locale' in translated
  return hasLocale && translated.locale === written ? { ...translated, locale } : translated
}

/** The locale of a story's page: what the toolbar says, or as the story has it. */
export function localeOf(written = 'en-US', chosen: unknown = 'story'): string {
  return chosen === 'story' ? written : String(chosen)
}

const loading = new Map<string, Promise<object>>()
const loaded = new Map<string, object>()

function textsIn(widget: AnyWidget, locale: string): object {
  return loaded.get(`${widget.type} ${locale}`) ?? use(textsOf(widget, locale))
}

/** The same promise each time, as React asks again while it waits. */
function textsOf(widget: AnyWidget, locale: string): Promise<object> {
  const key = `${widget.type} ${locale}`
  const texts = loading.get(key) ?? load(widget, locale)
  loading.set(key, texts)
  void texts.then((value) => loaded.set(key, value))
  return texts
}

/** As the server does it: with its texts in the page's language, and all that comes late. */
async function load(widget: AnyWidget, locale: string): Promise<object> {
  const [module] = await Promise.all([widget.translations?.(), loadParts(widget)])
  return module?.translations[locale] ?? {}
}
