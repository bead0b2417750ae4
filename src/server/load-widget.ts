import type { AnyWidget, Upgrade } from '../mapping/define-widget'
import type { Field } from '../mapping/fields'
import { loadParts } from '../mapping/load-parts'
import { hasRichText } from '../mapping/map-rich-text'
import { widgetLoader } from '../mapping/own-widgets'
import { ComponentFailure } from '../mapping/read-props'
import { fieldsOf } from '../mapping/schema-fields'
import { type LocaleFallbacks, textsIn } from '../rules/locale/fallbacks'

/** A widget with the values that the server needs for each of its placeholders. */
export interface LoadedWidget {
  widget: AnyWidget
  fields: Field
  hasRichText: boolean
  /** The steps from former shapes of its content to the current one. */
  upgrades: Upgrade[]
  /** Its texts in a locale or a similar one; empty if the schema's default texts apply. */
  labelsIn: (locale: string, site: LocaleFallbacks) => object
}

const loading = new Map<string, Promise<LoadedWidget>>()

/** Loads a widget with its late parts and texts, memoized per type. */
export function loadWidget(type: string): Promise<LoadedWidget> {
  const earlier = loading.get(type)
  if (earlier) return earlier
  const load = widgetLoader(type)
  // An unknown type is not memoized, because a CMS may send any number of them.
  if (!load)
    return Promise.reject(new ComponentFailure('unknown-type', `No widget is called "${type}".`))
  const loaded = prepare(load)
  loading.set(type, loaded)
  loaded.catch(() => loading.delete(type))
  return loaded
}

async function prepare(load: () => Promise<{ default: AnyWidget }>): Promise<LoadedWidget> {
  const { default: widget } = await load()
  const [texts, old] = await Promise.all([
    widget.translations?.(),
    widget.upgrade?.(),
    loadParts(widget),
  ])
  const fields = fieldsOf(widget.schema)
  return {
    widget,
    fields,
    hasRichText: hasRichText(fields),
    upgrades: old?.upgrades ?? [],
    labelsIn: (locale, site) => (texts ? textsIn(texts.translations, locale, site) : {}),
  }
}
