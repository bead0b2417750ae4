/** Starts the sandbox from the build; its settings are PORT, SANDBOX_FOLDER and DATABASE_URL. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { startBuilt } from './start-built.mjs'

process.env.NODE_ENV = 'production'

/** What the build reads. */
const SOURCES = ['src', 'sandbox', 'fixtures']
const NOT_BUILT = /\.(test|stories)\.tsx?$|\.md$/

const built = new URL('../dist/server/sandbox.js', import.meta.url)
if (existsSync(built)) {
  const changed = sourceNewerThan(statSync(built).mtimeMs)
  if (changed) process.stderr.write(`The build is older than ${changed}: \`npm run build\`.\n`)
  await startBuilt(built)
} else {
  process.stderr.write('There is no build to start: run `npm run build` first, or `npm start`.\n')
  process.exitCode = 1
}

/** Who runs a browser test by hand would test what was there before the change. */
function sourceNewerThan(time) {
  const project = new URL('..', import.meta.url).pathname
  for (const folder of SOURCES)
    for (const name of readdirSync(join(project, folder), { recursive: true })) {
      const file = join(folder, name)
      if (NOT_BUILT.test(file)) continue
      const stat = statSync(join(project, file))
      if (stat.isFile() && stat.mtimeMs > time) return file
    }
  return undefined
}
