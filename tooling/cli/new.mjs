/** `foyer new room-note`: the folder of a new widget in `widgets`. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { widgetFiles } from '../../scripts/widget-files.mjs'
import { ownTypeProblem } from './project.mjs'

/** The files of a widget of the repository, with the package's imports. */
const IMPORTS = {
  "'../../mapping/define-widget'": "'foyer/define-widget'",
  "'../../ui/schema/base-props.schema'": "'foyer/schema'",
}

const [type, ...others] = process.argv.slice(2)
if (!type || others.length > 0) throw new Error('Name one widget: foyer new room-note')
const problem = ownTypeProblem(type)
if (problem) throw new Error(problem)
const folder = join('widgets', type)
if (existsSync(folder)) throw new Error(`${folder} is there already: choose another name.`)

mkdirSync(folder, { recursive: true })
const site = ['site.ts', 'site.mjs', 'site.js'].some((file) => existsSync(file))
if (!site) write('site.ts', SITE())
for (const [name, text] of Object.entries(widgetFiles(type, 'Block'))) {
  const own = Object.entries(IMPORTS).reduce((all, [from, to]) => all.replaceAll(from, to), text)
  write(join(folder, name), name.endsWith('.stories.tsx') ? story(type, own) : own)
}

function SITE() {
  return `import { defineSite } from 'foyer/site'

export const site = defineSite({
  brand: { chainName: 'The name of your chain' },
  locales: ['en-US'],
})
`
}

function story(type, text) {
  const title = text.match(/title: '([^']*)'/)?.[1]
  return `import { show } from 'foyer/stories'
import * as fixtures from './${type}.fixtures'
import widget from './${type}.widget'

export default { title: '${title}' }

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
`
}

function write(file, text) {
  writeFileSync(file, text)
  process.stdout.write(`${file}\n`)
}
