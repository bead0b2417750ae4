import { fieldTree, type GroupField } from '../../../../src/author/fields/field-tree'
import type { AnyWidget } from '../../../../src/mapping/define-widget'
import { widgetMap } from '../../../../src/mapping/widget-map'

/** A widget as its author knows it; the build leaves out what shows it (rollup.config.mjs). */
export interface CatalogueEntry {
  type: string
  title: string
  group: AnyWidget['group']
  description: string
  schema: AnyWidget['schema']
  widget: AnyWidget
  tree: GroupField
}

export type Catalogue = ReadonlyMap<string, CatalogueEntry>

export async function loadCatalogue(): Promise<Catalogue> {
  const modules = await Promise.all(Object.values(widgetMap).map((load) => load()))
  return new Map(
    modules.map(({ default: widget }) => [
      widget.type,
      {
        type: widget.type,
        title: widget.title,
        group: widget.group,
        description: widget.author.description,
        schema: widget.schema,
        widget,
        tree: fieldTree(widget.schema),
      },
    ]),
  )
}

/** What an author calls a component; what the CMS draws itself has its type's name. */
export function titleOf(catalogue: Catalogue, type: string): string {
  const known = catalogue.get(type)?.title
  if (known) return known
  const name = type.replace(/^cms\//, '').replaceAll('-', ' ')
  return name.charAt(0).toUpperCase() + name.slice(1)
}
