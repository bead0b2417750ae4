import type { z } from 'zod'
import { type FormField, fieldTree, type GroupField } from '../../src/author/fields/field-tree'
import type { AnyWidget } from '../../src/mapping/define-widget'
import type { WidgetMap } from '../../src/mapping/own-widgets'
import { widgetMap } from '../../src/mapping/widget-map'

/** What an editor is told of a widget. */
export interface ExportedWidget {
  type: string
  title: string
  group: string
  description: string
  /** Whether an editor offers it to authors. */
  isPlaced: boolean
  schema: z.ZodType
  tree: GroupField
}

/** The text of each file by its path in the export's folder. */
export type Files = Record<string, string>

/** Our widgets and a company's own, in the order of their maps. */
export async function loadWidgets(own: WidgetMap = {}): Promise<ExportedWidget[]> {
  return Promise.all(
    Object.values({ ...widgetMap, ...own }).map(async (load) => exported((await load()).default)),
  )
}

export function exported({ type, title, group, schema, author }: AnyWidget): ExportedWidget {
  const { description, isPlaced = true } = author
  return { type, title, group, description, isPlaced, schema, tree: fieldTree(schema) }
}

/** The name of a widget's group where an editor takes lower-case letters, digits and hyphens only. */
export function slugOf(group: string): string {
  return group.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}

export function jsonFile(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

/** A place for nested components in a widget's props. */
export interface ComponentsPlace {
  /** The names on the way; `*` stands for each entry of a list. */
  steps: string[]
  title: string
}

/** The places for nested components in a widget's props. */
export function componentsPlaces(field: FormField, steps: string[] = []): ComponentsPlace[] {
  switch (field.kind) {
    case 'components':
      return [{ steps, title: field.title }]
    case 'group':
      return field.fields.flatMap((member) => componentsPlaces(member, [...steps, member.name]))
    case 'list':
    case 'map':
      return componentsPlaces(field.entry, [...steps, '*'])
    default:
      return []
  }
}
