/**
 * The fonts of browser tests: only those of the packages, no font of the machine
 * (docs/decisions/0025).
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'

const CACHE = 'node_modules/.cache/foyer-fonts'

/**
 * Family name, package, and its files. Chromium uses the first file of a family for all text, so
 * each script has its own family: other characters are found by font fallback.
 */
const FAMILIES = [
  ['Noto Sans', '@fontsource/noto-sans', /-latin-(400|600|700|800)-normal|-latin-400-italic/],
  ['Noto Sans Extended', '@fontsource/noto-sans', /-latin-ext-(400|700)-normal/],
  ['Noto Sans Greek', '@fontsource/noto-sans', /-greek-(400|700)-normal/],
  ['Noto Sans Cyrillic', '@fontsource/noto-sans', /-cyrillic-(400|700)-normal/],
  ['Noto Serif', '@fontsource/noto-serif', /-latin-(300|400|700)-normal|-latin-400-italic/],
  ['Noto Serif Extended', '@fontsource/noto-serif', /-latin-ext-(400|700)-normal/],
  ['Noto Sans Arabic', '@fontsource/noto-sans-arabic', /-arabic-arabic-(400|600|700)-normal/],
  ['Noto Sans Symbols', '@fontsource/noto-sans-arabic', /-arabic-symbols-400-normal/],
  ['Noto Sans Math', '@fontsource/noto-sans-arabic', /-arabic-math-400-normal/],
  ['Noto Sans JP', '@fontsource-variable/noto-sans-jp', /-wght-normal/],
]

/** The fonts of the generic families, after the packages' own names. */
const ALIASES = {
  'system-ui': 'Noto Sans',
  'ui-sans-serif': 'Noto Sans',
  'sans-serif': 'Noto Sans',
  'ui-monospace': 'Noto Sans',
  monospace: 'Noto Sans',
  serif: 'Noto Serif',
}

/**
 * Unpacks the fonts if they are missing, and restricts every browser that this process starts from
 * now on to them. Chromium cannot draw with compressed files from fontconfig.
 */
export async function pinFonts() {
  process.env.FONTCONFIG_FILE = await unpackFonts()
}

/** @returns {Promise<string>} path of a fontconfig file that names the packages' fonts and no others */
async function unpackFonts() {
  const sources = FAMILIES.flatMap(([family, name, wanted]) =>
    filesOf(name, wanted).map((file) => ({ family, file })),
  )
  const folder = resolve(CACHE, keyOf(sources))
  const settings = join(folder, 'fonts.conf')
  if (isThere(settings)) return settings
  const { convert } = (await import('fontverter')).default
  const draft = `${folder}-${process.pid}`
  for (const { family, file } of sources) {
    const path = join(draft, family, basename(file, '.woff2'))
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(`${path}.ttf`, await convert(readFileSync(file), 'truetype'))
  }
  writeFileSync(join(draft, 'fonts.conf'), settingsFor(folder))
  try {
    renameSync(draft, folder)
  } catch (error) {
    // A parallel run has already unpacked the fonts.
    rmSync(draft, { recursive: true })
    if (!isThere(settings)) throw error
  }
  return settings
}

function filesOf(name, wanted) {
  const folder = join(dirname(packageOf(name)), 'files')
  const files = readdirSync(folder).filter((file) => /\.woff2$/.test(file) && wanted.test(file))
  if (files.length === 0) throw new Error(`${name} has no file ${wanted}; see tooling/fonts.mjs.`)
  return files.sort().map((file) => join(folder, file))
}

/** A new version of a package or of this file, or another checkout, uses another folder. */
function keyOf(sources) {
  const hash = createHash('sha256').update(resolve(CACHE)).update(readFileSync('tooling/fonts.mjs'))
  for (const [, name] of FAMILIES) hash.update(readFileSync(packageOf(name)))
  return hash.update(String(sources.length)).digest('hex').slice(0, 16)
}

function packageOf(name) {
  return createRequire(import.meta.url).resolve(`${name}/package.json`)
}

function isThere(path) {
  try {
    return readFileSync(path).length > 0
  } catch {
    return false
  }
}

/**
 * A file's folder sets its family: the name in the file is the same for all scripts. Hinting is set
 * as distributions do: with fontconfig's own default the widths would be whole pixels.
 */
function settingsFor(folder) {
  const families = FAMILIES.map(
    ([family]) => `<match target="scan">
  <test name="file" compare="contains"><string>/${family}/</string></test>
  <edit name="family" mode="assign" binding="strong"><string>${family}</string></edit>
</match>`,
  )
  const aliases = Object.entries(ALIASES).map(
    ([from, to]) =>
      `<alias binding="same"><family>${from}</family><prefer><family>${to}</family></prefer></alias>`,
  )
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
<dir>${folder}</dir>
<cachedir>${folder}/cache</cachedir>
${[...families, ...aliases].join('\n')}
<match target="pattern">
  <edit name="hintstyle" mode="append"><const>hintslight</const></edit>
</match>
</fontconfig>
`
}
