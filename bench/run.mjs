/** `npm run bench`: installs the peers where they are missing, then measures; README.md says how. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const folder = (path) => new URL(path, import.meta.url)

if (!existsSync(folder('node_modules/.package-lock.json')))
  execFileSync('npm', ['ci', '--loglevel=error'], { cwd: folder('.'), stdio: 'inherit' })
await import('./bench.mjs')
