import { fieldTree, type GroupField } from '../../../../src/author/fields/field-tree'
import type { AnyWidget, Upgrade } from '../../../../src/mapping/define-widget'
import { widgetMap } from '../../../../src/mapping/widget-map'

/** A widget in the author's view; the build omits the code that renders it (rollup.config.mjs). */
export interface CatalogueEntry {
  type: string
  title: string
  group: AnyWidget['group']
  description: string
  /** Whether authors may add it. */
  isPlaced: boolean
  schema: AnyWidget['schema']
  /** Upgrades of content in an old shape. */
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
    isPlaced: author.isPlaced ?? true,
    schema,
    upgrades: (await widget.upgrade?.())?.upgrades ?? [],
    tree: fieldTree(schema),
  }
}

/** A component's title for the author; for a block of the CMS, derived from the type. */
export function titleOf(catalogue: Catalogue, type: string): string {
  const known = catalogue.get(type)?.title
  if (known) return known
  const name = type.replace(/^cms\//, '').replaceAll('-', ' ')
  return name.charAt(0).toUpperCase() + name.slice(1)
}
