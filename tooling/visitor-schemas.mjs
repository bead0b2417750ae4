import { basename } from 'node:path'
import { pathToFileURL } from 'node:url'
import { lateLabelFiles, typeOf, withoutLate } from './late-labels.mjs'
import { forVisitors } from './widget-members.mjs'

const isText = (value) => typeof value === 'string'

/** A module that exists in the browser build only. */
const BASE_FIELDS = 'foyer:base-fields'

/**
 * Visitors do not download zod: in the browser build each `<type>.schema.ts` of a component becomes
 * its fields, read from the server build, and `fieldsOf` passes them on (docs/decisions/0002).
 * Members for authors and the server are removed as well. The labels of a late part are in the
 * part's script, in English (docs/decisions/0038).
 */
export function visitorSchemas({ serverBuild }) {
  let fields = {}
  /** The exports of each file of late labels, by its path without `.ts`. */
  const lateLabels = {}
  /** The fields that all widgets share: once, in the script of mount. */
  let base = {}
  const lateNames = (type) =>
    new Set(
      Object.entries(lateLabels)
        .filter(([file]) => typeOf(file) === type)
        .flatMap(([, exported]) => Object.values(exported).flatMap(Object.keys)),
    )
  const isBase = (name, field) => JSON.stringify(base[name]) === JSON.stringify(field)
  return {
    name: 'foyer-visitor-schemas',
    async buildStart() {
      const built = (name) => import(pathToFileURL(`${serverBuild}/${name}.js`).href)
      for (const file of lateLabelFiles()) lateLabels[file] = { ...(await built(file)) }
      const { widgetFields } = await built('render')
      fields = await widgetFields()
      const [first, ...others] = Object.values(fields).map(({ p }) => p)
      const isEverywhere = ([name, field]) =>
        others.every((members) => JSON.stringify(members[name]) === JSON.stringify(field))
      base = Object.fromEntries(Object.entries(first).filter(isEverywhere))
    },
    resolveId: (id) => (id === BASE_FIELDS ? id : null),
    load(id) {
      if (id === BASE_FIELDS) return `export const baseFields = ${JSON.stringify(base)}`
      if (id.endsWith('/mapping/schema-fields.ts'))
        return 'export const fieldsOf = (fields) => fields'
      const late = Object.keys(lateLabels).find((file) => id.endsWith(`/${file}.ts`))
      if (late) {
        const exported = Object.entries(lateLabels[late])
        if (!exported.every(([, labels]) => Object.values(labels).every(isText)))
          this.error(`${late}.ts exports more than texts: <type>.labels.ts is for all languages.`)
        return exported
          .map(([name, labels]) => `export const ${name} = ${JSON.stringify(labels)}`)
          .join('\n')
      }
      if (!/\/components\/[^/]+\/[^/]+\.schema\.ts$/.test(id)) return null
      const type = basename(id, '.schema.ts')
      const name = type.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
      if (!fields[type]) this.error(`${type}.schema.ts belongs to no widget of the map.`)
      const { p: members, ...schema } = withoutLate(fields[type], lateNames(type))
      const own = Object.entries(members).filter(([member, field]) => !isBase(member, field))
      return [
        `import { baseFields } from '${BASE_FIELDS}'`,
        `const p = { ...baseFields, ...${JSON.stringify(Object.fromEntries(own))} }`,
        `export const ${name}Schema = { ...${JSON.stringify(schema)}, p }`,
      ].join('\n')
    },
    transform(code, id) {
      if (!/\/components\/[^/]+\/[^/]+\.widget\.ts$/.test(id)) return null
      return forVisitors(code, this.parse(code))
    },
  }
}
