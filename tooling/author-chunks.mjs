import { cycles, staticClosure } from './chunks.mjs'

export const REACT = /node_modules\/(react|react-dom|scheduler)\/|commonjsHelpers/
/** With what forbids it to try `eval`, before the first schema is made. */
export const ZOD = /node_modules\/zod\/|author\/without-eval/

/** What every visitor of an author's page has, before the page's mode is known. */
const FIRST = /\/src\/author\/(start|overlay-problems)\.ts$/
/** What starts something as soon as a script imports it: no other file may share its chunk. */
const STARTS = /\/src\/author\/(edit|upgrades)\.ts$/
/** What an edited page has, and what a company's own widgets import. */
const EDITOR = /\/src\/author\/edit\.ts$|\/src\/package\//
const WIDGET = /\/components\/([^/]+)\/\1\.widget\.ts$/

/**
 * The chunks of author mode: one for each widget with its fixtures and translations, and one for what
 * several widgets or the editor need. Rollup places what the first scripts need, what only a dynamic
 * `import()` reaches, and what the fixtures of several widgets share: the sandbox's hotels and prices,
 * which few pages need. Fails the build when chunks import each other.
 * @returns {import('rollup').Plugin}
 */
export function authorChunks() {
  return {
    name: 'foyer-author-chunks',
    outputOptions(options) {
      let chunks
      const manualChunks = (id, { getModuleIds, getModuleInfo }) => {
        chunks ??= assign([...getModuleIds()], getModuleInfo)
        return chunks.get(id)
      }
      return { ...options, manualChunks, onlyExplicitManualChunks: true }
    },
    generateBundle(_options, bundle) {
      for (const fault of cycles(bundle)) this.error(fault)
    },
  }
}

function assign(ids, getModuleInfo) {
  const closure = (file) => {
    const files = ids.filter((id) => file.test(id))
    return staticClosure(files, getModuleInfo)
  }
  const chunks = new Map()
  const types = new Set(ids.flatMap((id) => WIDGET.exec(id)?.[1] ?? []))
  const add = (reached, type) => {
    for (const id of reached)
      chunks.set(id, [undefined, type].includes(chunks.get(id)) ? type : 'shared')
  }
  add(closure(EDITOR), 'shared')
  for (const type of types) add(closure(filesOf(type, 'widget|translations')), type)
  const users = new Map()
  for (const type of types)
    for (const id of closure(filesOf(type, 'fixtures|samples')))
      if (chunks.has(id)) add([id], type)
      else users.set(id, [...(users.get(id) ?? []), type])
  for (const [id, [type, ...others]] of users) if (others.length === 0) chunks.set(id, type)
  for (const id of closure(FIRST)) chunks.delete(id)
  for (const id of ids) if (STARTS.test(id)) chunks.delete(id)
  for (const id of ids) {
    if (REACT.test(id)) chunks.set(id, 'react')
    if (ZOD.test(id)) chunks.set(id, 'zod')
  }
  return chunks
}

const filesOf = (type, kinds) => new RegExp(`/components/${type}/${type}\\.(?:${kinds})\\.ts$`)
