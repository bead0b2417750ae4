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

/** The texts of a widget's docs page that its schema does not contain. */
export interface WidgetNotes {
  /** When to place it, and when another component fits better. */
  use: string
  /** Window and analytics events that it raises or listens to: when, and with which fields. */
  events?: Record<string, string>
  /** Its behaviour for keyboard, screen reader, zoom and motion: one sentence each. */
  accessibility: string[]
}

/**
 * The common part of a widget's stories, for their default export beside the title. Controls and the
 * tables of the docs page are generated from the widget's schema.
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
 * A fixture as a story: its props are the controls. `.storybook/preview.tsx` renders its page around
 * it, with the settings of the toolbar.
 */
export function show(widget: AnyWidget, fixture: AnyFixture): Story {
  return {
    args: fixture.props,
    parameters: { foyer: { widget, fixture } },
    // Loads the texts first: a play function needs the rendered widget.
    loaders: [({ globals }) => textsOf(widget, localeOf(fixture.page?.locale, globals.locale))],
    render: (args) => (
      <Suspense fallback={WAITING}>
        <Shown widget={widget} fixture={fixture} args={args as Record<string, unknown>} />
      </Suspense>
    ),
  }
}

/** Marks a part of a story that is still loading; test runners wait until no mark is left. */
export const WAITING = <span hidden data-story-waits />

interface ShownProps {
  widget: AnyWidget
  fixture: AnyFixture
  args: Record<string, unknown>
}

/** A fixture's widget in a placeholder, on the surrounding page. */
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

/** The same in an existing placeholder. */
export function ShownIn({ placeholder, ...story }: ShownProps & { placeholder: Element }) {
  // A hook after a hook that suspends fails in React when the story is rendered again (error 467).
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

/** The widget with the fixture's models, and its props: the args, translated and sanitised. */
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

/** Replaces the locale of a model, by which its view formats dates and numbers. */
function modelIn(model: unknown, written: string, locale: string): unknown {
  const translated = inLocale(model, written, locale)
  const hasLocale = typeof translated === 'object' && translated !== null && 'locale' in translated
  return hasLocale && translated.locale === written ? { ...translated, locale } : translated
}

/** The locale of a story's page: the toolbar's, else the story's own. */
export function localeOf(written = 'en-US', chosen: unknown = 'story'): string {
  return chosen === 'story' ? written : String(chosen)
}

const loading = new Map<string, Promise<object>>()
const loaded = new Map<string, object>()

function textsIn(widget: AnyWidget, locale: string): object {
  return loaded.get(`${widget.type} ${locale}`) ?? use(textsOf(widget, locale))
}

/** Returns the same promise each time, because React's `use` needs a stable one. */
function textsOf(widget: AnyWidget, locale: string): Promise<object> {
  const key = `${widget.type} ${locale}`
  const texts = loading.get(key) ?? load(widget, locale)
  loading.set(key, texts)
  void texts.then((value) => loaded.set(key, value))
  return texts
}

/** Loads the labels of the page's language and all late parts, as the server does. */
async function load(widget: AnyWidget, locale: string): Promise<object> {
  const [module] = await Promise.all([widget.translations?.(), loadParts(widget)])
  return module?.translations[locale] ?? {}
}
