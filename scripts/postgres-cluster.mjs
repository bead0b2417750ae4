/** A temporary PostgreSQL for tests that need a real one, or that stop it. */
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { freePort } from '../tooling/free-port.mjs'

const isRoot = process.getuid?.() === 0

function findBinaries() {
  const onPath = (process.env.PATH ?? '').split(delimiter)
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).map(Number).filter(Boolean) : []
  const packaged = versions
    .sort((a, b) => b - a)
    .map((version) => join(debian, `${version}`, 'bin'))
  return [...onPath, ...packaged].find(
    (folder) => existsSync(join(folder, 'postgres')) && existsSync(join(folder, 'initdb')),
  )
}

function install() {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) {
    throw new Error('No PostgreSQL found (postgres and initdb): install one, or put it on PATH.')
  }
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  run('apt-get', ['update', '-q'], options)
  run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'postgresql'], options)
}

/** PostgreSQL refuses to run as root, so root starts it as the owner of the cluster's folder. */
function unprivilegedUser() {
  if (!isRoot) return {}
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      Number.parseInt(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout, 10),
    )
    if (uid > 0 && gid > 0) return { uid, gid }
  }
  throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody.')
}

function run(command, args, options) {
  const { status, error, stderr } = spawnSync(command, args, { encoding: 'utf8', ...options })
  if (error || status !== 0) {
    throw new Error(`${command} ${args.join(' ')} failed (${status}): ${error ?? stderr ?? ''}`)
  }
}

/**
 * Creates a cluster and starts it; installs PostgreSQL with apt if it is missing. `stop` and
 * `start` keep its data and its port; `remove` stops and deletes it.
 */
export async function createCluster() {
  if (!findBinaries()) install()
  const binaries = findBinaries()
  const user = unprivilegedUser()
  const folder = mkdtempSync(join(tmpdir(), 'foyer-postgres-'))
  chmodSync(folder, 0o700)
  if (isRoot) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const port = await freePort()
  let server
  const cluster = {
    url: `postgres://foyer@127.0.0.1:${port}/postgres`,
    start: async () => {
      server = await startServer(binaries, folder, port, user)
    },
    stop: () => (server ? stop(server) : undefined),
    remove: async () => {
      await cluster.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  try {
    const args = ['-D', data, '-U', 'foyer', '-A', 'trust', '-E', 'UTF8']
    run(join(binaries, 'initdb'), args, { ...user, cwd: folder })
    await cluster.start()
  } catch (error) {
    await cluster.remove()
    throw error
  }
  return cluster
}

/** Starts the server of the folder; resolves when it accepts connections. */
async function startServer(binaries, folder, port, user) {
  const data = join(folder, 'data')
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${folder}`,
  ]
  const quick = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
  const flags = [...settings, ...quick].flatMap((setting) => ['-c', setting])
  const server = spawn(join(binaries, 'postgres'), ['-D', data, ...flags], {
    ...user,
    cwd: folder,
    env: { ...process.env, LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  await new Promise((resolve, reject) => {
    let log = ''
    server.stderr.setEncoding('utf8').on('data', (text) => {
      log += text
      if (log.includes('ready to accept connections')) resolve()
    })
    server.once('error', reject)
    server.once('exit', (code) => reject(new Error(`postgres ended with ${code}:\n${log}`)))
  })
  return server
}

async function stop(server) {
  if (server.exitCode !== null) return
  const gone = new Promise((resolve) => server.once('exit', resolve))
  // SIGINT is PostgreSQL's fast shutdown: it closes open connections without waiting.
  server.kill('SIGINT')
  await gone
}
