/**
 * The throughput of the render service: pages and placeholders per second on one core, the growth
 * of its memory over 100,000 renders (`-- --renders 20000` for fewer), and its response times under
 * four times the load that it can handle. Tests the build; exits with 1 if memory grows or the
 * response times exceed the documented limits. The API answers from memory, as a gateway's cache
 * does.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { overload } from './overload.mjs'

const { values } = parseArgs({ options: { renders: { type: 'string', default: '100000' } } })
const RENDERS = Number(values.renders)
/** By then caches are full and code is compiled. */
const SETTLED = RENDERS / 5
const MOST_GROWTH = 1.1
const CONNECTIONS = 8
const PAGES = 2000
/** Times the rate that the service can handle. */
const OVERLOAD = 4
const OVERLOAD_SECONDS = 10
/** The limits of docs/scaling.md for an overloaded service, in ms. */
const PROMISE = { accepted: 2000, refused: 500, healthy: 100 }
/** Share of the pages that the service handles without overload. */
const LEAST_ACCEPTED = 0.5

const url = 'http://127.0.0.1/hotels/alderway-new-york-midtown/overview'
const place = { url, page: { id: 'hotel-overview', propertyId: 'NYCAB' } }
const bar = { type: 'property-bar', id: 'property-bar', props: {} }
const widgets = [
  bar,
  ...['hotel-header', 'hotel-alerts', 'hotel-overview', 'hotel-gallery', 'hotel-information'].map(
    (type) => ({ type, id: type, props: {} }),
  ),
  { type: 'hotel-gallery-viewer', id: 'hotel-gallery-viewer', props: {} },
  { type: 'hotel-quick-view-modal', id: 'hotel-details', props: {} },
]

/** Child processes, which are stopped at the end. */
const children = []
const folder = mkdtempSync(join(tmpdir(), 'foyer-load-'))
const sandbox = await start(
  'scripts/start.mjs',
  { PORT: '0', SANDBOX_FOLDER: folder },
  /open at (\S+)/,
)
const api = await rememberingApi(sandbox.address)
try {
  print(`${cpus()[0]?.model.trim()}, Node ${process.version}, ${CONNECTIONS} connections`)
  const service = await start(
    'scripts/render-service.mjs',
    // A high limit, so that a busy machine does not cause refusals.
    { PORT: '0', WORKERS: '0', API_ORIGIN: api.address, ANSWER_WITHIN_MS: '100000' },
    /is at (\S+)/,
  )
  const page = { address: `${service.address}/page`, body: { ...place, widgets } }
  const placeholder = { address: `${service.address}/placeholder`, body: { ...place, widget: bar } }
  await load(page, { amount: 1000 })
  await load(placeholder, { amount: SETTLED })
  const begin = await service.used()
  const placeholders = await load(placeholder, { amount: RENDERS - SETTLED })
  const middle = await service.used()
  const pages = await load(page, { amount: PAGES })
  const end = await service.used()

  report('placeholders', placeholders, middle.seconds - begin.seconds)
  report('pages of 8 widgets', pages, end.seconds - middle.seconds)
  const growth = middle.heap / begin.heap
  print(
    `heap after ${SETTLED} renders ${mib(begin.heap)}, after ${RENDERS} ${mib(middle.heap)}: × ${growth.toFixed(3)}`,
  )
  if (growth > MOST_GROWTH) process.exitCode = 1
  service.stop()

  // One rendering process and its supervisor, as in production.
  const cluster = await start(
    'scripts/render-service.mjs',
    { PORT: '0', HEALTH_PORT: '0', WORKERS: '1', API_ORIGIN: api.address },
    /render service is at (\S+)\nIts health is at (\S+)/,
  )
  const crowded = { address: `${cluster.address}/page`, body: page.body }
  await load(crowded, { amount: 1000, mayRefuse: true })
  const managed = await load(crowded, { amount: PAGES, mayRefuse: true })
  const rate = managed['2xx'] / managed.duration
  reportOverload(
    rate,
    await overload({
      page: crowded,
      health: `${cluster.found[1]}/health`,
      rate: rate * OVERLOAD,
      seconds: OVERLOAD_SECONDS,
    }),
  )
} finally {
  for (const child of children) child.kill()
  api.close()
  rmSync(folder, { recursive: true, force: true })
}

/** Starts a script and waits until it prints its address; `found`: all matches of the pattern. */
async function start(script, environment, saysAddress) {
  const tellUse = `process.on('SIGUSR2',()=>{gc();const {user,system}=process.cpuUsage();console.log('used '+JSON.stringify({heap:process.memoryUsage().heapUsed,seconds:(user+system)/1e6}))})`
  const child = spawn(
    process.execPath,
    ['--expose-gc', '--import', `data:text/javascript,${tellUse}`, script],
    { env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  children.push(child)
  const said = (pattern) =>
    new Promise((resolve, reject) => {
      let text = ''
      child.stdout.on('data', function hear(part) {
        text += part
        const found = pattern.exec(text)?.slice(1)
        if (!found) return
        child.stdout.off('data', hear)
        resolve(found)
      })
      child.once('exit', (code) => reject(new Error(`${script} ended with ${code}: ${text}`)))
    })
  const found = await said(saysAddress)
  return {
    address: found[0],
    found,
    stop: () => child.kill(),
    /** Bytes of heap after a garbage collection, and seconds of processor time so far. */
    async used() {
      const answer = said(/used (.*)\n/)
      child.kill('SIGUSR2')
      return JSON.parse((await answer)[0])
    },
  }
}

/** Answers each request with the sandbox's first response to it. */
async function rememberingApi(origin) {
  const known = new Map()
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray())
    const key = `${request.url} ${body}`
    if (!known.has(key)) known.set(key, ask(origin + request.url, request.headers, body))
    const { status, text } = await known.get(key)
    response.writeHead(status, { 'content-type': 'application/json' }).end(text)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    close: () => server.close().closeAllConnections(),
  }
}

async function ask(address, { host: _host, connection: _connection, ...headers }, body) {
  const answer = await fetch(address, { method: 'POST', headers, body })
  return { status: answer.status, text: await answer.text() }
}

async function load({ address, body }, { amount, mayRefuse = false }) {
  const result = await autocannon({
    url: address,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    connections: CONNECTIONS,
    amount,
  })
  if ((mayRefuse ? 0 : result.non2xx) + result.errors > 0)
    throw new Error(`${result.non2xx} failed, ${result.errors} errors`)
  return result
}

/**
 * Per second of the service's own processor time: the capacity of one core, independent of other
 * load.
 */
function report(what, { requests, latency }, seconds) {
  const rate = (requests.total / seconds).toFixed(0)
  print(
    `${what}: ${rate} per second and core; half within ${latency.p50} ms, 99 % within ${latency.p99} ms`,
  )
}

/** Prints the results of an overloaded service, and fails if they exceed the documented limits. */
function reportOverload(rate, { failures, ...times }) {
  const perSecond = (list) => (list.length / OVERLOAD_SECONDS).toFixed(0)
  const at = (list, share) => list[Math.min(list.length - 1, Math.floor(list.length * share))] ?? 0
  print(
    `asked for ${(rate * OVERLOAD).toFixed(0)} pages per second, ${OVERLOAD} times what it manages:`,
  )
  for (const [what, list] of Object.entries(times)) {
    const [half, most, last] = [0.5, 0.99, 1].map((share) => at(list, share).toFixed(0))
    const isKept = Number(last) <= PROMISE[what]
    if (!isKept) process.exitCode = 1
    print(
      `  ${what}: ${perSecond(list)} per second; half within ${half} ms, 99 % within ${most} ms, all within ${last} ms (promised: ${PROMISE[what]})${isKept ? '' : ': BROKEN'}`,
    )
  }
  if (times.accepted.length < rate * OVERLOAD_SECONDS * LEAST_ACCEPTED) {
    process.exitCode = 1
    print('  It accepts less than half of what it manages: BROKEN')
  }
  if (failures.length === 0) return
  process.exitCode = 1
  print(`  ${failures.length} answered otherwise: BROKEN, for example ${failures[0]}`)
}

function mib(bytes) {
  return `${(bytes / 1024 / 1024).toFixed(1)} MiB`
}

function print(text) {
  process.stdout.write(`${text}\n`)
}
