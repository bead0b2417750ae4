import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Writes an export to a folder: the generated files, the written parts of the WordPress plugin and of
 * AEM's packages, and the built assets, which AEM serves itself.
 *
 * @param {Record<string, string>} files the text of each generated file by its path
 * @param {string} assets the folder of the built assets
 * @param {string} out
 */
export function writeExport(files, assets, out) {
  const settings = join(out, SETTINGS)
  const own = existsSync(settings) ? readFileSync(settings, 'utf8') : null
  // Only the export's own folders are emptied: another file in the folder stays.
  for (const name of new Set(Object.keys(files).map((path) => path.split('/')[0])))
    rmSync(join(out, name), { recursive: true, force: true })
  for (const name of ['wordpress', 'aem'])
    cpSync(new URL(name, import.meta.url), join(out, name), { recursive: true })
  if (own !== null && own !== readFileSync(settings, 'utf8')) {
    writeFileSync(settings, own)
    process.stdout.write(`${SETTINGS} has your settings and is left as it is.\n`)
  }
  copyAssets(assets, join(out, 'aem/ui.apps/src/main/content/jcr_root/apps/foyer'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(out, path)), { recursive: true })
    writeFileSync(join(out, path), text)
  }
  process.stdout.write(`${Object.keys(files).length} files are in ${out}\n`)
}

/** The only file of the export that a company edits. */
const SETTINGS = 'aem/ui.apps/src/main/content/jcr_root/apps/foyer/components/widget/settings.js'

/** A client library's resources keep their names, which a page needs. */
function copyAssets(assets, foyer) {
  cpSync(assets, join(foyer, 'clientlibs/site/resources'), {
    recursive: true,
    filter: (path) => !path.endsWith('.br'),
  })
  const { css, ownCss = [] } = JSON.parse(readFileSync(join(assets, 'manifest.json'), 'utf8'))
  const script = `use(function () {\n  return ${JSON.stringify({ css: [css, ...ownCss] })}\n})\n`
  writeFileSync(join(foyer, 'components/widget/assets.js'), script)
}
