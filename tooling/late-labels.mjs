import { readdirSync } from 'node:fs'
import { basename } from 'node:path'

const COMPONENTS = 'src/components'

/**
 * The label files of late parts, as paths without `.ts`. `<type>.labels.ts` is none of them: it holds
 * what a widget shares with others, in all languages (docs/decisions/0038).
 */
export function lateLabelFiles() {
  return readdirSync(COMPONENTS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.labels.ts'))
    .map((file) => `${COMPONENTS}/${file.slice(0, -'.ts'.length)}`)
    .filter((file) => basename(file, '.labels') !== typeOf(file))
    .sort()
}

/** The widget of a file below `src/components`. */
export function typeOf(file) {
  return /src\/components\/([^/]+)\//.exec(file)?.[1]
}

/**
 * A widget's fields as a visitor's first script has them: without the labels of its late parts, which
 * come through when the page sends them in another language.
 *
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
