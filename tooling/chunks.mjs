import { isAbsolute, join, relative } from 'node:path'

/**
 * @typedef {object} Chunk
 * @property {string} why the reason for the chunk, one sentence
 * @property {string[]} takes folders, and files without their extensions: of the paths that fit a module
 *   the longest decides
 * @property {string} [needsOf] a file: the chunk takes what the file imports statically, unless a path fits
 * @property {boolean} [later] only a dynamic `import()` leads to this chunk
 */

/**
 * Assigns modules to the chunks of a table, and fails the build when the table does not fit: for a
 * path without a module, for a module that would load too early because only a dynamic `import()`
 * reaches it, for a module that would load a `later` chunk too early, and for chunks that import
 * each other.
 * @param {{ table: Record<string, Chunk>, root?: string }} options paths in the table start from `root`
 * @returns {import('rollup').Plugin[]} a plugin that groups, and one that checks
 */
export function chunks({ table, root = process.cwd() }) {
  const paths = Object.entries(table)
    .flatMap(([chunk, { takes }]) => takes.map((path) => ({ chunk, path })))
    .sort((one, other) => other.path.length - one.path.length)
  // A stylesheet's virtual module is named after its file: `rating.styles_1a2b3c.css`.
  const fileOf = (id) => {
    const file = id.replace(/^\0|\?.*$/g, '').replace(/_\w+\.css$/, '.ts')
    return isAbsolute(file) ? relative(root, file) : file
  }
  const pathOf = (id) => paths.find(({ path }) => isIn(path, fileOf(id)))

  const group = {
    name: 'foyer-chunks',
    outputOptions(options) {
      let needs
      const manualChunks = (id, { getModuleInfo }) => {
        needs ??= needsOf(table, root, getModuleInfo)
        return pathOf(id)?.chunk ?? needs.get(id)
      }
      return { ...options, manualChunks, onlyExplicitManualChunks: true }
    },
  }

  const check = {
    name: 'foyer-chunks-fit',
    generateBundle(_options, bundle) {
      const ids = [...this.getModuleIds()]
      const built = Object.values(bundle).filter((file) => file.type === 'chunk')
      const entries = ids.filter((id) => this.getModuleInfo(id).isEntry)
      const early = staticClosure(entries, this.getModuleInfo)
      const timing = built
        .flatMap(({ moduleIds }) => moduleIds)
        .flatMap((id) =>
          outOfTime({ file: fileOf(id), path: pathOf(id), early: early.has(id), table }),
        )
      const faults = [...unused(paths, ids.map(fileOf)), ...timing, ...cycles(bundle)]
      if (faults.length > 0) this.error(`The table of chunks does not fit:\n${faults.join('\n')}`)
    },
  }

  return [group, check]
}

function isIn(path, file) {
  return file === path || file.startsWith(`${path}/`) || file.startsWith(`${path}.`)
}

/** Maps each module that an entry file of the table needs to its chunk. */
function needsOf(table, root, getModuleInfo) {
  const needs = new Map()
  for (const [chunk, { needsOf: file }] of Object.entries(table)) {
    if (!file) continue
    for (const id of staticClosure([join(root, file)], getModuleInfo)) needs.set(id, chunk)
  }
  return needs
}

/** The modules that static imports reach from these, with them. */
export function staticClosure(ids, getModuleInfo, seen = new Set()) {
  for (const id of ids) {
    if (seen.has(id)) continue
    seen.add(id)
    staticClosure(getModuleInfo(id)?.importedIds ?? [], getModuleInfo, seen)
  }
  return seen
}

function unused(paths, files) {
  return paths
    .filter(({ path }) => !files.some((file) => isIn(path, file)))
    .map(({ chunk, path }) => `"${path}" in "${chunk}" fits no module: correct or remove the path.`)
}

/** The error for a module at the wrong time; `early`: static imports reach it. */
function outOfTime({ file, path, early, table }) {
  if (!path || Boolean(table[path.chunk].later) !== early) return []
  const what = `"${path.path}" in "${path.chunk}" takes ${file}, which`
  return [
    early
      ? `${what} is imported statically: the whole chunk would load with its importers. Name the file in another chunk.`
      : `${what} only a dynamic import() reaches: it would load before it is wanted. Name narrower paths, or name the file in a chunk marked "later".`,
  ]
}

/** Chunks that import each other are evaluated in an order that their modules do not expect. */
export function cycles(bundle) {
  const built = Object.values(bundle).filter((file) => file.type === 'chunk')
  const byFile = new Map(built.map((chunk) => [chunk.fileName, chunk]))
  const leadsTo = (from, to, seen = new Set()) =>
    from.imports.some((file) => {
      if (file === to.fileName) return true
      if (seen.has(file) || !byFile.has(file)) return false
      seen.add(file)
      return leadsTo(byFile.get(file), to, seen)
    })
  const inCycles = built.filter((chunk) => leadsTo(chunk, chunk)).map(({ name }) => name)
  return inCycles.length > 0
    ? [`The chunks ${inCycles.join(', ')} import each other: put what they share into one of them.`]
    : []
}
