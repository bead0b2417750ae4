import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The built files of the installed package. */
export const packageFolder = fileURLToPath(new URL('../../dist/package/', import.meta.url))

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
  return { folder, name, site: join(folder, site), types, out: resolve(folder, 'dist') }
}

/** The source of a part of a widget, `room-note.fixtures.ts`; undefined where it has none. */
export function sourceOf({ folder }, type, part) {
  const file = join(folder, 'widgets', type, `${type}.${part}.ts`)
  return existsSync(file) ? file : undefined
}
