/** WordPress itself: Debian's, or a newer one from a package of npm. */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** The builds of WordPress Playground; 158 MB, so that they are no dependency but fetched once. */
const BUILDS = '@wp-playground/wordpress-builds@0.9.19'
/** Their names for newer versions than Debian's 6.1: 6.6-RC3, and 6.7 while it was made. */
const NAMES = { 6.6: 'beta', 6.7: 'nightly' }
const KEPT = resolve('node_modules/.cache/foyer-wordpress')

/** That of `WORDPRESS_VERSION`: one of `NAMES`; without it that of Debian's packages. */
export const version = process.env.WORDPRESS_VERSION
if (version && !(version in NAMES))
  throw new Error(`WORDPRESS_VERSION is ${version}: use one of ${Object.keys(NAMES).join(', ')}.`)

/** Copies WordPress into a folder. */
export function copyWordPress(root) {
  const from = version ? newer() : '/usr/share/wordpress'
  cpSync(from, root, { recursive: true, dereference: true })
}

/** Folder of a version of the package, which has the code in an archive and the static files beside it. */
function newer() {
  const folder = join(KEPT, version)
  if (existsSync(folder)) return folder
  const work = join(KEPT, `.${process.pid}`)
  mkdirSync(work, { recursive: true })
  try {
    run('npm', ['pack', '--silent', BUILDS], work)
    const [archive] = readdirSync(work)
    const name = NAMES[version]
    run(
      'tar',
      ['-xzf', archive, `package/public/wp-${name}`, `package/src/wordpress/wp-${name}.zip`],
      work,
    )
    const extract = "(new PharData($argv[1]))->extractTo('site');"
    run('php', ['-r', extract, `package/src/wordpress/wp-${name}.zip`], work)
    const site = join(work, 'site')
    cpSync(join(work, `package/public/wp-${name}`), site, { recursive: true })
    // Playground's own: SQLite in place of MySQL.
    for (const own of [
      'wp-config.php',
      'wp-content/mu-plugins',
      'wp-content/database',
      'wp-content/db.php',
    ])
      rmSync(join(site, own), { recursive: true, force: true })
    renameSync(site, folder)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
  return folder
}

function run(command, args, cwd) {
  const { status, error, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (error || status !== 0)
    throw new Error(`${command} ${args.join(' ')} failed (${status}): ${error ?? stderr}`)
}
