/** Starts the sandbox from the build; its settings are PORT, SANDBOX_FOLDER and DATABASE_URL. */
import { existsSync } from 'node:fs'

process.env.NODE_ENV = 'production'

const built = new URL('../dist/server/sandbox.js', import.meta.url)
if (existsSync(built)) await import(built.href)
else {
  process.stderr.write('There is no build to start: run `npm run build` first, or `npm start`.\n')
  process.exitCode = 1
}
