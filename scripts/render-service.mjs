/** Starts the render service from the build; docs/scaling.md documents its settings. */
import { existsSync } from 'node:fs'
import { startBuilt } from './start-built.mjs'

process.env.NODE_ENV = 'production'

const built = new URL('../dist/server/service.js', import.meta.url)
if (existsSync(built)) await startBuilt(built)
else {
  process.stderr.write('There is no build to start: run `npm run build` first.\n')
  process.exitCode = 1
}
