import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { installPackage, run } from '../../package/install.mjs'
import { PATIENT } from '../render-service'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
}

/** Answers with a file, or that there is none. */
export function sendFile(response: ServerResponse, file: string) {
  if (!existsSync(file)) return response.writeHead(404).end()
  response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream')
  response.end(readFileSync(file))
}

/** A company with widgets of its own: its folder, the servers around it, and how to stop them. */
export interface Company {
  folder: string
  /** Where the built files are, on an origin of their own that answers with CORS. */
  assets: string
  /** The render service; it asks the API of `calls`. */
  service: string
  stopService: () => Promise<void>
  /** What the API was asked, as `path`. */
  calls: string[]
  /** Starts a page's own server; resolves with its origin. */
  listen: (answer: RequestListener) => Promise<string>
  /** Starts a program that listens; resolves when its output has an address. */
  start: (program: string, words: string[], env?: Record<string, string>) => Promise<string>
  close: () => Promise<void>
}

export const SECRET = 'a-shared-secret'

/** Installs the package from its tarball beside the example company, builds it, and starts all of it. */
export async function openCompany(): Promise<Company> {
  const { folder } = installPackage({ example: 'examples/own-widgets' })
  run(join(folder, 'node_modules/.bin/foyer'), ['build'], { cwd: folder })
  const servers: Server[] = []
  const programs: ChildProcess[] = []
  const calls: string[] = []

  const listen = (answer: RequestListener) =>
    new Promise<string>((resolve) => {
      const server = createServer(answer).listen(0, '127.0.0.1', () => {
        const address = server.address()
        resolve(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`)
      })
      servers.push(server)
    })

  const start = (program: string, words: string[], env: Record<string, string> = {}) =>
    new Promise<string>((resolve, reject) => {
      const child = spawn(program, words, { cwd: folder, env: { ...process.env, ...env } })
      programs.push(child)
      let output = ''
      const read = (text: Buffer) => {
        output += text
        const address = output.match(/http:\/\/127\.0\.0\.1:\d+/)?.[0]
        if (address) resolve(address)
      }
      child.stdout.on('data', read)
      child.stderr.on('data', read)
      child.once('error', reject)
      child.once('exit', (code) => reject(new Error(`${program} ended with ${code}:\n${output}`)))
    })

  const assetOrigin = await listen((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://assets')
    response.setHeader('access-control-allow-origin', '*')
    sendFile(response, join(folder, 'dist', decodeURIComponent(pathname)))
  })
  const api = await listen(answerApi(folder, calls))
  const service = await start(join(folder, 'node_modules/.bin/foyer'), ['render-service'], {
    PORT: '0',
    HEALTH_PORT: '0',
    WORKERS: '0',
    ...PATIENT,
    API_ORIGIN: api,
    SECRET,
  })
  const serviceProgram = programs[0] as ChildProcess
  const stop = (child: ChildProcess) =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve()
      child.once('exit', () => resolve())
      child.kill()
    })
  return {
    folder,
    assets: `${assetOrigin}/assets/`,
    service,
    calls,
    listen,
    start,
    stopService: () => stop(serviceProgram),
    async close() {
      await Promise.all(programs.map(stop))
      for (const server of servers) {
        server.closeAllConnections()
        server.close()
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A REST service and a gateway that knows the queries of `dist/operations.json` only. */
function answerApi(folder: string, calls: string[]): RequestListener {
  const { operations } = JSON.parse(readFileSync(join(folder, 'dist/operations.json'), 'utf8'))
  return async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://api')
    calls.push(pathname)
    response.setHeader('content-type', 'application/json')
    if (pathname === '/api/weather')
      return response.end(JSON.stringify({ degrees: 21, key: 'key-of-the-weather-service' }))
    let body = ''
    for await (const chunk of request) body += chunk
    const { operationName, extensions } = JSON.parse(body || '{}')
    const known = operations.find(
      ({ id }: { id: string }) => id === extensions?.persistedQuery?.sha256Hash,
    )
    if (known?.name !== operationName) return response.writeHead(400).end('{}')
    const policies = { checkInTime: '15:00', checkOutTime: '11:00', __typename: 'Policies' }
    const property = { id: 'HHLIS', policies, __typename: 'Property' }
    response.end(JSON.stringify({ data: { property } }))
  }
}
