import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { typeProblem } from '../../scripts/widget-files.mjs'

/** The built files of the installed package. */
export const packageFolder = fileURLToPath(new URL('../../dist/package/', import.meta.url))

/** What is wrong with the type of a company's own widget; null for nothing. */
export function ownTypeProblem(type) {
  const { widgets } = JSON.parse(readFileSync(join(packageFolder, 'assets/manifest.json'), 'utf8'))
  if (Object.hasOwn(widgets, type))
    return `Foyer has a widget of type "${type}" already: give your own another name.`
  return typeProblem(type)
}

/**
 * A company's folder: `site.ts` (or `.mjs`, `.js`), `widgets/<type>/<type>.widget.ts`, `pages/*.json`,
 * `texts/<locale>.json`. What `foyer build` writes goes to `dist`.
 */
export function readProject(folder = process.cwd()) {
  const manifest = join(folder, 'package.json')
  const said = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).name : undefined
  const name = (said ?? 'own').split('/').at(-1)
  const site = ['site.ts', 'site.mjs', 'site.js'].find((file) => existsSync(join(folder, file)))
  if (!site)
    throw new Error(`There is no site.ts in ${folder}: write one with defineSite of foyer/site.`)
  const widgets = join(folder, 'widgets')
  const types = existsSync(widgets)
    ? readdirSync(widgets)
        .filter((type) => existsSync(join(widgets, type, `${type}.widget.ts`)))
        .sort()
    : []
  for (const type of types) {
    const problem = ownTypeProblem(type)
    if (problem) throw new Error(`${join('widgets', type)}: ${problem}`)
  }
  return { folder, name, site: join(folder, site), types, out: resolve(folder, 'dist') }
}

/** The source of a part of a widget, `room-note.fixtures.ts`; undefined where it has none. */
export function sourceOf({ folder }, type, part) {
  const file = join(folder, 'widgets', type, `${type}.${part}.ts`)
  return existsSync(file) ? file : undefined
}
