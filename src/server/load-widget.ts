import type { AnyWidget, Upgrade } from '../mapping/define-widget'
import type { Field } from '../mapping/fields'
import { hasRichText } from '../mapping/map-rich-text'
import { ComponentFailure } from '../mapping/read-props'
import { fieldsOf } from '../mapping/schema-fields'
import { loadPartsOf, loadViewOf } from '../mapping/views'
import { widgetMap } from '../mapping/widget-map'
import { type LocaleFallbacks, textsIn } from '../rules/locale/fallbacks'

/** A widget with all that the server asks of it for each placeholder anew. */
export interface LoadedWidget {
  widget: AnyWidget
  fields: Field
  hasRichText: boolean
  /** From former shapes of its content to the present one. */
  upgrades: Upgrade[]
  /** Its texts in a locale, or in one like it; none where the schema's own serve. */
  labelsIn: (locale: string, site: LocaleFallbacks) => object
}

const loading = new Map<string, Promise<LoadedWidget>>()

/** Loads the widget of a type once per process, its view and texts with it. */
export function loadWidget(type: string): Promise<LoadedWidget> {
  const known = loading.get(type)
  if (known) return known
  const load = Object.hasOwn(widgetMap, type) ? widgetMap[type] : undefined
  // A CMS may ask for anything: what does not exist is not remembered.
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
    loadViewOf(widget),
    loadPartsOf(widget),
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
