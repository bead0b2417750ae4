/** Which files a change can reach: imports, and the files and folders that a file names. */
import { dirname, join } from 'node:path/posix'

/** @typedef {{ files: string[], read: (path: string) => string }} Sources paths from the root */
/** @typedef {(file: string, user: string) => boolean} IsFollowed whether `user` counts as a user of `file` */

const CODE = /\.(tsx?|mjs|js|mdx|php)$/
const TEST = /\.(test|spec)\.tsx?$/
/**
 * Only tests, and what belongs to them, depend on a folder that they name: what a tool makes of a folder
 * is committed, and is a changed file itself.
 */
const OF_TESTS = /^tests\/|\.(test|spec)\.tsx?$/
const READS_FILES = /\b(readdir|readFile|cp|exists|stat)(Sync)?\(/

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.js', '.d.ts']

/** @typedef {Map<string, Set<string>>} Users by file */

/**
 * The users of each file. `direct`: those that import it or name its path in a text; an import of types
 * alone does not count, as types are checked as a whole. `scanning`: tests that name a folder that it is in.
 * @param {Sources} sources
 * @returns {{ direct: Users, scanning: Users }}
 */
export function usersOf({ files, read }) {
  const known = new Set(files)
  const folders = new Map()
  for (const file of files)
    for (let folder = dirname(file); folder !== '.'; folder = dirname(folder))
      folders.set(folder, [...(folders.get(folder) ?? []), file])
  const direct = new Map(files.map((file) => [file, new Set()]))
  const scanning = new Map(files.map((file) => [file, new Set()]))
  const add = (file, user, users = direct) => file !== user && users.get(file)?.add(user)
  const find = (path) => ENDINGS.map((ending) => path + ending).find((name) => known.has(name))

  for (const user of files.filter((file) => CODE.test(file))) {
    const text = read(user)
    for (const path of importsOf(text)) {
      const file = find(join(dirname(user), path))
      if (file) add(file, user)
    }
    const readsFolders = OF_TESTS.test(user) && READS_FILES.test(text)
    for (const path of pathsIn(text)) {
      const one = path.startsWith('.') ? join(dirname(user), path) : path
      if (known.has(one)) add(one, user)
      else if (readsFolders) for (const file of folders.get(one) ?? []) add(file, user, scanning)
    }
  }
  // The texts of operations are generated from the documents (scripts/operations.mjs).
  for (const file of files.filter((name) => name.endsWith('.graphql'))) {
    const generated = file.replace(/\.graphql$/, '.operations.ts')
    if (known.has(generated)) add(file, generated)
  }
  return { direct, scanning }
}

/**
 * The changed files, and whatever uses them directly or not.
 * @param {Iterable<string>} changed
 * @param {Users[]} users
 * @param {IsFollowed} [isFollowed]
 * @returns {Map<string, string | null>} each reached file with the one that leads to it; null: it has changed
 */
export function reach(changed, users, isFollowed = () => true) {
  const reached = new Map([...changed].map((file) => [file, null]))
  for (const file of reached.keys())
    for (const user of TEST.test(file) ? [] : users.flatMap((map) => [...(map.get(file) ?? [])]))
      if (!reached.has(user) && isFollowed(file, user)) reached.set(user, file)
  return reached
}

/** From a reached file back to the change: `a.test.ts ← a.ts ← b.ts`. */
export function wayTo(file, reached) {
  const way = []
  for (let step = file; step; step = reached.get(step)) way.push(step)
  return way.join(' ← ')
}

const IMPORTS =
  /(?:^|[\s;])(import|export)\s+(type\s)?[^'"`;]*?from\s*['"](\.[^'"]+)['"]|(?:import|require|requireActual|mock)\s*(?:<[^>]*>)?\(\s*['"](\.[^'"]+)['"]|^import\s+['"](\.[^'"]+)['"]/gm

function importsOf(text) {
  return [...text.matchAll(IMPORTS)].flatMap(([, , type, from, called, bare]) =>
    type ? [] : [from ?? called ?? bare],
  )
}

/** Texts that could be a path: `'src/components'`, `"../page.html"`, `'README.md'`. */
function pathsIn(text) {
  return [...text.matchAll(/['"`]([\w.@/-]+)['"`]/g)].map(([, path]) => path)
}
