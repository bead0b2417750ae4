/** Starts the render service from the build; docs/scaling.md documents its settings. */
import { existsSync } from 'node:fs'

process.env.NODE_ENV = 'production'

const built = new URL('../dist/server/service.js', import.meta.url)
if (existsSync(built)) await import(built.href)
else {
  process.stderr.write('There is no build to start: run `npm run build` first.\n')
  process.exitCode = 1
}
