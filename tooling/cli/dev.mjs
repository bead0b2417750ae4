/**
 * `foyer dev`: builds this folder, shows `pages/*.json` and every fixture of its widgets, and builds
 * again when a source changes. `PORT`, default 4000; `API_ORIGIN`: the API, for renderer and browser;
 * `ALLOWED_HOSTS`: host names that it answers to besides those of this machine.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildProject } from './build-project.mjs'
import { devSettings } from './settings.mjs'

process.env.NODE_ENV ??= 'development'
// A wrong setting ends here, and not in a server that would be started again.
devSettings(process.env)

const SERVER = fileURLToPath(new URL('./dev-server.mjs', import.meta.url))
/** Editors write a file in several steps. */
const PAUSE_MS = 100

/** A server that ends sooner would end again: it is started after the next change. */
const SHORTEST_LIFE_MS = 2000

let server
let building = Promise.resolve()
let timer

async function build() {
  try {
    const { types } = await buildProject()
    process.stdout.write(`Built: ${types.join(', ') || 'no widgets yet'}\n`)
    await stop(server)
    start()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  }
}

/** A new process, because Node keeps modules that it has loaded. */
function start() {
  const began = Date.now()
  const started = spawn(process.execPath, [SERVER], { stdio: 'inherit' })
  server = started
  started.once('exit', (code) => {
    if (server !== started) return
    const isAgain = Date.now() - began >= SHORTEST_LIFE_MS
    const then = isAgain ? 'it starts again.' : 'it starts again after the next change.'
    process.stderr.write(`The server of foyer dev has ended (${code}): ${then}\n`)
    server = undefined
    if (isAgain) start()
  })
}

/** Resolves when its port is free. */
async function stop(running) {
  if (!running || running.exitCode !== null || running.signalCode !== null) return
  server = undefined
  const ended = once(running, 'exit')
  running.kill()
  await ended
}

await build()
watch('.', { recursive: true }, (_event, file) => {
  // The server reads pages at each request.
  if (!file || /^(dist|pages|node_modules|\.git)\b/.test(file)) return
  clearTimeout(timer)
  timer = setTimeout(() => {
    building = building.then(build)
  }, PAUSE_MS)
})
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    const running = server
    server = undefined
    running?.kill()
    process.exit(0)
  })
