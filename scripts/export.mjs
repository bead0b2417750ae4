/**
 * Writes what the editors and tools of a CMS need of all widgets, from the build, to `cms/` or to the
 * folder after `--out` (docs/decisions/0060).
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

/** AEM serves the built assets itself: a client library's resources keep their names. */
function copyAssets(foyer) {
  const assets = fileURLToPath(ofBuild(['browser/assets', 'package/assets']))
  cpSync(assets, join(foyer, 'clientlibs/site/resources'), {
    recursive: true,
    filter: (path) => !path.endsWith('.br'),
  })
  const { css } = JSON.parse(readFileSync(join(assets, 'manifest.json'), 'utf8'))
  const script = `use(function () {\n  return ${JSON.stringify({ css })}\n})\n`
  writeFileSync(join(foyer, 'components/widget/assets.js'), script)
}

const { values } = parseArgs({ options: { out: { type: 'string', default: 'cms' } } })
const built = ofBuild(['server/export.js', 'package/server/export.js'])

if (built) {
  const { exportFiles } = await import(built.href)
  const files = await exportFiles()
  const out = resolve(values.out)
  // Only the export's own folders are emptied: another file in the folder stays.
  for (const name of new Set(Object.keys(files).map((path) => path.split('/')[0])))
    rmSync(join(out, name), { recursive: true, force: true })
  for (const name of ['wordpress', 'aem'])
    cpSync(new URL(`../tooling/export/${name}`, import.meta.url), join(out, name), {
      recursive: true,
    })
  copyAssets(join(out, 'aem/ui.apps/src/main/content/jcr_root/apps/foyer'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(out, path)), { recursive: true })
    writeFileSync(join(out, path), text)
  }
  process.stdout.write(`${Object.keys(files).length} files are in ${out}\n`)
} else {
  process.stderr.write('There is no build to export from: run `npm run build` first.\n')
  process.exitCode = 1
}

/** The first of these that is there: the repository's build has other folders than the package. */
function ofBuild(paths) {
  return paths
    .map((path) => new URL(`../dist/${path}`, import.meta.url))
    .find((url) => existsSync(url))
}
