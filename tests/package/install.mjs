import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

/** What a project may import without an installation of its own: the peers and its own tools. */
const OF_PROJECTS = ['react', 'react-dom', '@types/react', '@types/react-dom', '@types/node', 'zod']

/**
 * Runs a program; throws with its output when it fails.
 * @param {string} program
 * @param {string[]} words
 * @param {object} [options]
 * @returns {string}
 */
export function run(program, words, options = {}) {
  const { status, stdout, stderr } = spawnSync(program, words, { ...options, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${words.join(' ')} failed:\n${stdout}\n${stderr}`)
  return stdout
}

/**
 * An empty project with the package installed from its tarball, as `npm install` would do it, but
 * without a network: only packages that the tarball declares can be found, and they are those of this
 * repository. The tarball is that of `PACKAGE_TARBALL`, else it is packed from the build. Returns the
 * project's folder and the names of the tarball's files.
 * @param {{ example?: string }} [options]
 * @returns {{ folder: string, files: string[] }}
 */
export function installPackage({ example } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-package-'))
  const tarball = process.env.PACKAGE_TARBALL ?? packTo(join(folder, 'foyer.tgz'))
  const modules = join(folder, 'node_modules')
  mkdirSync(join(modules, 'foyer'), { recursive: true })
  run('tar', ['-xzf', tarball, '-C', join(modules, 'foyer'), '--strip-components=1'])
  const { dependencies, bin } = readJson(join(modules, 'foyer/package.json'))
  for (const name of new Set([...Object.keys(dependencies), ...OF_PROJECTS])) link(name, modules)
  mkdirSync(join(modules, '.bin'), { recursive: true })
  symlinkSync(join('../foyer', bin.foyer), join(modules, '.bin/foyer'))
  if (example) cpSync(example, folder, { recursive: true })
  const files = run('tar', ['-tzf', tarball]).trimEnd().split('\n')
  return { folder, files: files.map((file) => file.replace(/^package\//, '')) }
}

/**
 * Packs the package as it would be published. Needs a build.
 * @param {string} tarball path of the new file
 * @returns {string} the same path
 */
export function packTo(tarball) {
  const source = packable()
  const [{ filename }] = JSON.parse(
    run('npm', ['pack', '--json', '--ignore-scripts'], { cwd: source }),
  )
  cpSync(join(source, filename), tarball)
  rmSync(source, { recursive: true, force: true })
  return tarball
}

/** A folder of its own to pack: tests at the same time would take the package from each other. */
function packable() {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-packable-'))
  for (const file of ['package.json', 'README.md', ...readJson('package.json').files])
    if (file !== 'dist/package') cpSync(file, join(folder, file), { recursive: true })
  run(process.execPath, ['scripts/package.mjs', '--types', '--into', folder])
  return folder
}

function link(name, modules) {
  const target = resolve('node_modules', name)
  const place = join(modules, name)
  if (!existsSync(target)) throw new Error(`${name} is not installed.`)
  mkdirSync(dirname(place), { recursive: true })
  symlinkSync(target, place)
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}
