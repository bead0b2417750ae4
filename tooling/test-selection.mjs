/** The tests that `npm test -- hotel-header` runs, derived from names and imports. */
import { basename, dirname, join } from 'node:path/posix'

/** @typedef {{ files: string[], read: (path: string) => string }} Sources paths from the root */
/**
 * @typedef {object} Selection
 * @property {string[]} widgets types
 * @property {string[]} units test files
 * @property {string[]} stories story files
 * @property {string[]} specs browser tests, each `file`, or `file:line` for a test that alone mentions
 *   a widget in its file
 */

export const WIDGET = /^src\/components\/([^/]+)\//
export const UNIT = /\.test\.tsx?$/
export const STORY = /\.stories\.tsx$/
const SPEC = /^tests\/browser\/.+\.spec\.ts$/

/** Lists of all widgets: their imports do not show which files belong together. */
export const LISTS = /\/(widget-map|sample-map|widget-fixtures)\.ts$/

/** The page of the sandbox with every widget, as a test opens it: with `?only=` it shows some of them. */
const EVERY_WIDGET = /\/sandbox\/widgets(?!\?only=)/

/**
 * The files that belong to these names: the named files, the files that import them, the widgets
 * among both, and the browser tests that mention those widgets.
 * @param {string[]} names each a path, or the name of a folder or a file with or without its endings
 * @param {Sources} sources
 * @returns {Selection}
 * @throws {Error} when nothing has one of the names
 */
export function select(names, { files, read }) {
  const named = new Set(names.flatMap((name) => filesCalled(name, files)))
  const importers = files.filter(
    (file) => !LISTS.test(file) && importsOf(file, read(file)).some((path) => isIn(named, path)),
  )
  const near = [...new Set([...named, ...importers])]
  const widgets = [...new Set(near.flatMap((file) => WIDGET.exec(file)?.[1] ?? []))].sort()
  const belongs = belongingTo(widgets, new Set(near))
  const of = (kind) => files.filter((file) => kind.test(file) && belongs(file)).sort()
  return {
    widgets,
    units: of(UNIT),
    stories: of(STORY),
    specs: specsOf(widgets, near, { files, read }),
  }
}

/** Whether a file is near, or in the folder of one of the widgets. */
export function belongingTo(widgets, near) {
  return (file) => near.has(file) || widgets.includes(WIDGET.exec(file)?.[1] ?? '')
}

function filesCalled(name, files) {
  const path = name.replace(/\/$/, '')
  const found = files.filter(
    (file) =>
      file === path ||
      file.startsWith(`${path}/`) ||
      file.includes(`/${path}/`) ||
      basename(file) === path ||
      basename(file).startsWith(`${path}.`),
  )
  if (found.length === 0) throw new Error(`No file and no folder is called ${name}.`)
  return found
}

/** Paths of the project's own files that a module imports, without file extensions. */
function importsOf(file, text) {
  return [...text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(([, path]) =>
    join(dirname(file), path),
  )
}

function isIn(named, path) {
  return ['', '.ts', '.tsx', '.mjs'].some((ending) => named.has(path + ending))
}

/**
 * Browser tests in the same folder, and those that have a widget's name, or mention it by its type or by
 * its id on a seeded page; for a widget without such a test, those that open the page of all widgets.
 */
export function specsOf(widgets, near, { files, read }) {
  const specs = files.filter((file) => SPEC.test(file))
  const seeds = files.filter((file) => file.startsWith('sandbox/seed/')).map(read)
  const shows = (type) => {
    const ids = seeds.flatMap((seed) => idsOf(type, seed))
    const isNamed = (text) => names(text, type) || ids.some((id) => selects(text, id))
    const isOfAll = (text) => EVERY_WIDGET.test(text)
    const own = specs.filter((file) => basename(file) === `${type}.spec.ts`)
    const testsOf = (passes) => specs.flatMap((file) => testsWith(passes, file, read(file)))
    const found = [...own, ...testsOf(isNamed)]
    return found.length > 0 ? found : testsOf(isOfAll)
  }
  const chosen = new Set([...near.filter((file) => SPEC.test(file)), ...widgets.flatMap(shows)])
  return [...chosen].filter((spec) => !chosen.has(fileOf(spec)) || fileOf(spec) === spec).sort()
}

function fileOf(spec) {
  return spec.replace(/:\d+$/, '')
}

/**
 * The tests of a file whose text passes; the whole file if that is all of them, or if text outside the
 * tests passes, which every test may use.
 */
function testsWith(isNamed, file, text) {
  const tests = testsIn(text)
  const named = tests.filter((test) => isNamed(test.text))
  const isAll = named.length === tests.length && isNamed(text)
  if (isAll || isNamed(tests.reduce((rest, test) => rest.replace(test.text, ''), text)))
    return [file]
  return named.map(({ line }) => `${file}:${line}`)
}

/** The tests of a formatted file: each ends with the first bracket that is indented like itself. */
function testsIn(text) {
  return [...text.matchAll(/^( *)test\([\s\S]*?^\1\}\)$/gm)].map((match) => ({
    text: match[0],
    line: text.slice(0, match.index).split('\n').length,
  }))
}

function idsOf(type, seed) {
  return [...seed.matchAll(new RegExp(`type: '${type}',\\s*id: '([^']+)'`, 'g'))].map(
    ([, id]) => id,
  )
}

/** As a selector, an attribute, a script or a value, but not as a role of the same name. */
function names(text, type) {
  return new RegExp(`(?<!Role\\()['"\`#=/]${type}(?=['"\`\\]#. :]|\\.widget)`).test(text)
}

function selects(text, id) {
  return new RegExp(`(#|\\[id=)${id}(?=['"\`\\]#. :])`).test(text)
}
