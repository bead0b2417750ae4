/**
 * `npm run package`: fills `dist/package` from the build: the files that visitors load, the server's
 * scripts of the package's entries, and with `--types` their declarations. `npm pack` runs it.
 * `--into <folder>` fills that folder's `dist/package` in place of this one's.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, normalize, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { serverEntries } from '../tooling/package-entries.mjs'

const SERVER = 'dist/server'
const { values: wanted } = parseArgs({
  options: { types: { type: 'boolean' }, into: { type: 'string', default: '.' } },
})
const PACKAGE = join(wanted.into, 'dist/package')

/** A relative import up to its end. In a package of ES modules it needs the extension of a script. */
const IMPORT = /(?<=(?:from|import)\s*\(?\s*['"])\.[^'"]+/g

if (!existsSync('dist/browser/assets/manifest.json'))
  throw new Error('There is no build: run `npm run build` first.')

rmSync(PACKAGE, { recursive: true, force: true })
cpSync('dist/browser/assets', `${PACKAGE}/assets`, { recursive: true })
copyStyles()
cpSync('dist/operations', `${PACKAGE}/operations`, { recursive: true })
copyScripts([
  ...Object.keys(serverEntries).map((name) => `${name}.js`),
  'export.js',
  'upgrade-aem.js',
])
if (wanted.types) writeTypes()
writeOpenApi()
await writeDescriptions()

/** Scripts with everything that they import from the build, directly or not. */
function copyScripts(files) {
  for (const [file, code] of withImports(SERVER, files)) write(join(PACKAGE, 'server', file), code)
}

/**
 * Declarations of the entries and of what they name. The compiler also reports declarations of
 * widgets that it cannot print, which no entry needs: what an entry needs has to be there.
 */
function writeTypes() {
  const folder = join(wanted.into, 'dist/types')
  rmSync(folder, { recursive: true, force: true })
  const words = ['-p', 'tsconfig.package.json', '--outDir', folder]
  spawnSync(process.execPath, ['node_modules/typescript-7/bin/tsc', ...words])
  const { files } = JSON.parse(readFileSync('tsconfig.package.json', 'utf8'))
  const entries = files.map((file) => file.replace(/^src\//, '').replace(/\.tsx?$/, '.d.ts'))
  for (const [file, text] of withImports(folder, entries, '.d.ts'))
    write(
      join(PACKAGE, 'types', file),
      text.replace(IMPORT, (found) => `${found}.js`),
    )
}

function* withImports(folder, files, extension = '') {
  const seen = new Set()
  while (files.length > 0) {
    const file = files.pop()
    if (seen.has(file)) continue
    seen.add(file)
    const text = readFileSync(join(folder, file), 'utf8')
    yield [file, text]
    for (const [path] of text.matchAll(IMPORT))
      files.push(normalize(join(dirname(file), path + extension)))
  }
}

function write(file, text) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** The widgets' styles under a name that stays, for Storybook. */
function copyStyles() {
  const { css } = JSON.parse(readFileSync('dist/browser/assets/manifest.json', 'utf8'))
  cpSync(`dist/browser/assets/${css}`, `${PACKAGE}/styles.css`)
}

function writeOpenApi() {
  const code = `import { openApi } from './${SERVER}/service-parts.js'
process.stdout.write(JSON.stringify(openApi(), null, 2))`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code])
  writeFileSync(`${PACKAGE}/openapi.json`, stdout)
}

/** What tools read of all widgets: a JSON Schema of each, and the manifest of the element. */
async function writeDescriptions() {
  const { descriptionFiles } = await import(pathToFileURL(resolve(SERVER, 'export.js')).href)
  for (const [path, text] of Object.entries(await descriptionFiles()))
    write(join(PACKAGE, path), text)
}
