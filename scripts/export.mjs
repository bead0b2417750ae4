/**
 * Writes what the editors and tools of a CMS need of all widgets, from the build, to `cms/` or to the
 * folder after `--out` (docs/decisions/0060). A company's folder has `foyer export` for that.
 */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { writeExport } from '../tooling/export/write-export.mjs'

const { values } = parseArgs({ options: { out: { type: 'string', default: 'cms' } } })
const built = new URL('../dist/server/export.js', import.meta.url)

if (existsSync(built)) {
  const { exportFiles } = await import(built.href)
  writeExport(await exportFiles(), 'dist/browser/assets', resolve(values.out))
} else {
  process.stderr.write('There is no build to export from: run `npm run build` first.\n')
  process.exitCode = 1
}
