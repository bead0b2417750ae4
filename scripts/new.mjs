/**
 * `npm run new rate-list [-- --group Hotel]`: the folder of a new widget, and its line in the map.
 * `npm run new stay-search -- --feature`: the folder of a feature that several widgets share.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { featureFiles } from './feature-files.mjs'
import { typeProblem, widgetFiles } from './widget-files.mjs'

const GROUPS = ['Hotel', 'Page', 'Overlay', 'Block']

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    feature: { type: 'boolean', default: false },
    group: { type: 'string', default: 'Block' },
  },
})
const [type, ...others] = positionals
const folder = `src/${values.feature ? 'features' : 'components'}/${type}`

const refusal = refuse()
if (refusal) {
  process.stderr.write(`${refusal}\n`)
  process.exitCode = 1
} else {
  mkdirSync(folder, { recursive: true })
  const files = values.feature ? featureFiles(type) : widgetFiles(type, values.group)
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(`${folder}/${name}`, text)
    process.stdout.write(`${folder}/${name}\n`)
  }
  if (!values.feature) await import('./map.mjs')
}

function refuse() {
  if (!type || others.length > 0)
    return 'Name one widget as guests would call it: npm run new rate-list, or one subject: npm run new stay-search -- --feature'
  const problem = typeProblem(type)
  if (problem) return problem
  if (existsSync(folder)) return `${folder} is there already: choose another name, or delete it.`
  if (!GROUPS.includes(values.group))
    return `"${values.group}" is no group: choose one of ${GROUPS.join(', ')}.`
  return null
}
