/**
 * Writes what the editors and tools of a CMS need of all widgets, from the build, to `cms/` or to the
 * folder after `--out` (docs/decisions/0060).
 */
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

const { values } = parseArgs({ options: { out: { type: 'string', default: 'cms' } } })
const built = new URL('../dist/server/export.js', import.meta.url)

if (existsSync(built)) {
  const { exportFiles } = await import(built.href)
  const files = await exportFiles()
  const out = resolve(values.out)
  // Only the export's own folders are emptied: another file in the folder stays.
  for (const name of new Set(Object.keys(files).map((path) => path.split('/')[0])))
    rmSync(join(out, name), { recursive: true, force: true })
  cpSync(new URL('../tooling/export/wordpress', import.meta.url), join(out, 'wordpress'), {
    recursive: true,
  })
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(out, path)), { recursive: true })
    writeFileSync(join(out, path), text)
  }
  process.stdout.write(`${Object.keys(files).length} files are in ${out}\n`)
} else {
  process.stderr.write('There is no build to export from: run `npm run build` first.\n')
  process.exitCode = 1
}
