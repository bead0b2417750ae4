import { readdirSync } from 'node:fs'
import { basename } from 'node:path'

const COMPONENTS = 'src/components'

/**
 * The label files of late parts, as paths without `.ts`. `<type>.labels.ts` is not among them: it
 * holds the labels that a widget shares with others, in all languages (docs/decisions/0038).
 */
export function lateLabelFiles() {
  return readdirSync(COMPONENTS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.labels.ts'))
    .map((file) => `${COMPONENTS}/${file.slice(0, -'.ts'.length)}`)
    .filter((file) => basename(file, '.labels') !== typeOf(file))
    .sort()
}

/** The widget of a file in `src/components`. */
export function typeOf(file) {
  return /src\/components\/([^/]+)\//.exec(file)?.[1]
}

/**
 * A widget's fields in a visitor's first script: without the labels of its late parts, which the
 * page sends in other languages than English.
 * @param {import('../src/mapping/fields').Field} fields
 * @param {ReadonlySet<string>} late names of labels
 * @returns {import('../src/mapping/fields').Field}
 */
export function withoutLate(fields, late) {
  const { labels } = fields.p ?? {}
  if (!labels || late.size === 0) return fields
  const first = Object.entries(labels.p ?? {}).filter(([name]) => !late.has(name))
  const visitors = { ...labels, p: Object.fromEntries(first), i: { t: 's' } }
  return { ...fields, p: { ...fields.p, labels: visitors } }
}
