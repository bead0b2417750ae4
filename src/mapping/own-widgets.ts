import type { AnyWidget } from './define-widget'
import { widgetMap } from './widget-map'

export type WidgetMap = Record<string, () => Promise<{ default: AnyWidget }>>

const own: WidgetMap = {}

/**
 * Adds the widgets of a company's own build for this process or page. A type that this build has, or
 * that has been added before, is refused, because content would change its meaning.
 */
export function addWidgets(widgets: WidgetMap): void {
  for (const [type, load] of Object.entries(widgets)) {
    if (own[type] === load) continue
    if (Object.hasOwn(widgetMap, type) || Object.hasOwn(own, type))
      throw new Error(`There are two widgets of type "${type}": give your own another name.`)
    own[type] = load
  }
}

/** The import of a widget, ours or a company's own; undefined for an unknown type. */
export function widgetLoader(type: string): WidgetMap[string] | undefined {
  const map = Object.hasOwn(widgetMap, type) ? widgetMap : own
  return Object.hasOwn(map, type) ? map[type] : undefined
}

export function widgetTypes(): string[] {
  return [...Object.keys(widgetMap), ...Object.keys(own)]
}
