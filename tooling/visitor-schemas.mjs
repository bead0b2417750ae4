import { basename } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Visitors do not download zod: in the browser build each `<type>.schema.ts` of a component becomes
 * its fields, read from the server build, and `fieldsOf` hands them on (docs/decisions/0002).
 */
export function visitorSchemas({ serverBuild }) {
  let fields = {}
  return {
    name: 'foyer-visitor-schemas',
    async buildStart() {
      const { widgetFields } = await import(pathToFileURL(serverBuild).href)
      fields = await widgetFields()
    },
    load(id) {
      if (id.endsWith('/mapping/schema-fields.ts'))
        return 'export const fieldsOf = (fields) => fields'
      if (!/\/components\/[^/]+\/[^/]+\.schema\.ts$/.test(id)) return null
      const type = basename(id, '.schema.ts')
      const name = type.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
      if (!fields[type]) this.error(`${type}.schema.ts belongs to no widget of the map.`)
      return `export const ${name}Schema = ${JSON.stringify(fields[type])}`
    },
  }
}
