import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { projectFolder } from './folders.mjs'
import { freePort } from './free-port.mjs'

/** Starts the built sandbox with a port of its own and a separate database, in a folder or at `url`. */
export async function startSandbox({ url } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-bench-'))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: projectFolder,
    env: {
      ...process.env,
      ...{ PORT: String(port), SANDBOX_FOLDER: folder, ...(url && { DATABASE_URL: url }) },
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const gone = new Promise((resolve) => child.on('exit', resolve))
  const stop = async () => {
    child.kill()
    await gone
    await rm(folder, { recursive: true, force: true })
  }
  for (let i = 0; i < 300; i += 1) {
    const isUp = await fetch(`${origin}/`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return { origin, stop, pid: child.pid }
    await sleep(200)
  }
  await stop()
  throw new Error('The sandbox does not start: see what it said above.')
}
