import { fieldTree, type GroupField } from '../../../../src/author/fields/field-tree'
import type { AnyWidget, Upgrade } from '../../../../src/mapping/define-widget'
import { widgetMap } from '../../../../src/mapping/widget-map'

/** A widget as its author knows it; the build leaves out what shows it (rollup.config.mjs). */
export interface CatalogueEntry {
  type: string
  title: string
  group: AnyWidget['group']
  description: string
  schema: AnyWidget['schema']
  /** Of content in a former shape. */
  upgrades: readonly Upgrade[]
  tree: GroupField
}

export type Catalogue = ReadonlyMap<string, CatalogueEntry>

export async function loadCatalogue(): Promise<Catalogue> {
  const entries = await Promise.all(
    Object.values(widgetMap).map(async (load) => entryOf((await load()).default)),
  )
  return new Map(entries.map((entry) => [entry.type, entry]))
}

async function entryOf(widget: AnyWidget): Promise<CatalogueEntry> {
  const { type, title, group, schema, author } = widget
  return {
    type,
    title,
    group,
    description: author.description,
    schema,
    upgrades: (await widget.upgrade?.())?.upgrades ?? [],
    tree: fieldTree(schema),
  }
}

/** What an author calls a component; what the CMS draws itself has its type's name. */
export function titleOf(catalogue: Catalogue, type: string): string {
  const known = catalogue.get(type)?.title
  if (known) return known
  const name = type.replace(/^cms\//, '').replaceAll('-', ' ')
  return name.charAt(0).toUpperCase() + name.slice(1)
}
