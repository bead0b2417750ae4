/**
 * `foyer export`: writes what the editors and tools of a CMS need of Foyer's widgets and of this
 * folder's own, to `cms/` or to the folder after `--out` (docs/decisions/0060).
 */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { exportFiles } from '../../dist/package/server/export.js'
import { writeExport } from '../export/write-export.mjs'
import { packageFolder } from './project.mjs'

const { values } = parseArgs({ options: { out: { type: 'string', default: 'cms' } } })
const built = resolve('dist/server/widgets.js')
const isBuilt = existsSync(built)
if (!isBuilt && existsSync('widgets'))
  throw new Error('There is no build in this folder: run `foyer build` first.')

const { widgets } = isBuilt ? await import(pathToFileURL(built).href) : { widgets: {} }
const assets = isBuilt ? resolve('dist/assets') : join(packageFolder, 'assets')
writeExport(await exportFiles(widgets), assets, resolve(values.out))
