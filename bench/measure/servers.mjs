/** Measures servers that render the page of cards, interleaved. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { benchFolder, projectFolder } from '../lib/folders.mjs'
import { freePort } from '../lib/free-port.mjs'
import { quiet } from '../lib/quiet.mjs'
import { say } from '../lib/say.mjs'
import { peerNode } from '../lib/server-commands.mjs'
import { shuffle } from '../lib/shuffle.mjs'

const COUNT = 100
const CONNECTIONS = 4
const WARM_UP_SECONDS = 3

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })

/**
 * Pages of 100 cards per second, measured for `seconds` in each round: `perSecond` of wall time, and
 * `perCpuSecond` of the server's processor time. `bytes`: size of the page's HTML.
 */
export async function measureServers(contenders, { rounds, seconds }) {
  const servers = []
  try {
    for (const { name, server } of contenders)
      if (server) servers.push({ name, ...(await start(server)), perSecond: [], perCpuSecond: [] })
    for (const server of servers) await drive(server, WARM_UP_SECONDS)
    for (let round = 1; round <= rounds; round += 1) {
      for (const server of shuffle(servers)) {
        await quiet()
        const { perSecond, perCpuSecond } = await drive(server, seconds)
        server.perSecond.push(perSecond)
        server.perCpuSecond.push(perCpuSecond)
      }
      say(`servers: round ${round} of ${rounds}`)
    }
  } finally {
    for (const { child } of servers) child.kill()
  }
  return servers.map(({ name, bytes, perSecond, perCpuSecond }) => ({
    name,
    bytes,
    perSecond,
    perCpuSecond,
  }))
}

/** Starts a server and waits for its page of all cards; throws after 20 s without one. */
async function start({ start, path }) {
  const port = await freePort()
  const { script, env } = await start(port)
  const child = fork(script, {
    cwd: projectFolder,
    execPath: peerNode,
    execArgv: ['--import', join(benchFolder, 'servers/report-cpu.mjs')],
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const url = `http://127.0.0.1:${port}${path(COUNT)}`
  for (let i = 0; i < 100; i += 1) {
    const html = await read(url).catch(() => '')
    if (html.split('<article ').length === COUNT + 1)
      return { child, url, bytes: Buffer.byteLength(html) }
    await sleep(200)
  }
  child.kill()
  throw new Error(`${script} does not answer with ${COUNT} cards.`)
}

async function drive({ child, url }, seconds) {
  const cpuBefore = await cpuSeconds(child)
  const started = performance.now()
  const end = started + seconds * 1000
  let pages = 0
  const client = async () => {
    while (performance.now() < end) {
      await read(url)
      pages += 1
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, client))
  const elapsed = (performance.now() - started) / 1000
  return {
    perSecond: pages / elapsed,
    perCpuSecond: pages / ((await cpuSeconds(child)) - cpuBefore),
  }
}

async function cpuSeconds(child) {
  child.send('cpu')
  const [used] = await once(child, 'message')
  return used
}

function read(url) {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'identity' } }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part) => {
        text += part
      })
      response.on('end', () => resolve(text))
    }).on('error', reject)
  })
}
