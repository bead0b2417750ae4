import { z } from 'zod'
import { type ExportedWidget, type Files, jsonFile } from './widgets'

/** A JSON Schema (draft 2020-12) for the props of each widget, as a CMS may send them. */
export function jsonSchemaFiles(widgets: readonly ExportedWidget[]): Files {
  return Object.fromEntries(
    widgets.map((widget) => [`json-schema/${widget.type}.json`, jsonFile(jsonSchemaOf(widget))]),
  )
}

function jsonSchemaOf({ schema, type, title, description }: ExportedWidget): object {
  const { $schema, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return { $schema, $id: `foyer:${type}`, title, description, ...json }
}
