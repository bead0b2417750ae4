/** `npm run bench`: installs missing peers, then measures; see README.md. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const folder = (path) => new URL(path, import.meta.url)

// `npm ci` refuses a lock without the binaries of every platform, which not every registry has.
if (!existsSync(folder('node_modules/.package-lock.json')))
  execFileSync('npm', ['install', '--loglevel=error'], { cwd: folder('.'), stdio: 'inherit' })
await import('./bench.mjs')
