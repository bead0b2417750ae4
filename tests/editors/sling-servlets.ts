import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { emptyNode, type Stored } from './aem-repository'

/**
 * Sling's default servlets over a repository, as its documentation and sources have them: “Rendering
 * Content - GET Servlets”, “Manipulating Content - The SlingPostServlet”, `ModifyOperation.java`,
 * `ResourceTraversor.java`.
 */

export type Parameters = [string, string][]

export function nodeAt(root: Stored, path: string): Stored | undefined {
  const names = path.split('/').filter(Boolean)
  return names.reduce<Stored | undefined>((node, name) => node?.children.get(name), root)
}

/** A node as JSON, with so many levels below it. */
export function printed({ values, children }: Stored, levels = Number.POSITIVE_INFINITY): object {
  const inside = levels > 0 ? [...children] : []
  return Object.fromEntries([
    ['jcr:primaryType', 'nt:unstructured'],
    ...Object.entries(values),
    ...inside.map(([name, child]) => [name, printed(child, levels - 1)]),
  ])
}

/** The level at which there are more nodes than the limit; -1 for none. Level 1 has no limit. */
function levelOverLimit(node: Stored, levels: number, limit: number): number {
  if (levels === 1) return -1
  let [count, parents] = [0, [node]]
  for (let level = 0; level < levels && parents.length > 0; level++) {
    const children = parents.flatMap((parent) => [...parent.children.values()])
    count += children.length
    if (count > limit) return level
    parents = children
  }
  return -1
}

interface Answer {
  status: number
  body: unknown
}

function get(root: Stored, address: string, limit: number): Answer {
  const [, path = '', selector = ''] = /^(.*?)(?:\.(infinity|\d+))?\.json$/.exec(address) ?? []
  const node = nodeAt(root, path)
  if (!node) return { status: 404, body: { status: 404 } }
  const levels = selector === 'infinity' ? Number.POSITIVE_INFINITY : Number(selector)
  const over = levelOverLimit(node, levels, limit)
  if (over < 0) return { status: 200, body: printed(node, levels) }
  const offered = Array.from({ length: over + 1 }, (_, index) => `${path}.${over - index}.json`)
  return { status: 300, body: offered }
}

/** The modify operation: removes first, writes then; only parameters that begin with `./`. */
export function post(root: Stored, path: string, parameters: Parameters): void {
  const own = parameters.filter(([name]) => name.startsWith('./'))
  const hints = new Map(own.filter(([name]) => name.endsWith('@TypeHint')))
  for (const [name] of own) {
    if (!name.endsWith('@Delete')) continue
    const { parent, key } = placeOf(root, path, name.replace('@Delete', ''), false)
    if (parent && key in parent.values) delete parent.values[key]
    else parent?.children.delete(key)
  }
  const values = new Map<string, string[]>()
  for (const [name, value] of own)
    if (!name.includes('@')) values.set(name, [...(values.get(name) ?? []), value])
  for (const [name, texts] of values) {
    const { parent, key } = placeOf(root, path, name, true)
    if (!parent || key === 'jcr:primaryType') continue
    const hint = hints.get(`${name}@TypeHint`) ?? 'String'
    const isAutomatic = /^(jcr:)?lastModified(By)?$/.test(key)
    const present = parent.values[key]
    if (texts.length === 1 && texts[0] === '' && isAutomatic)
      parent.values[key] = `now ${changes++}`
    else if (texts.length === 1 && texts[0] === '') delete parent.values[key]
    else if (texts.length > 1 || hint.endsWith('[]') || Array.isArray(present))
      parent.values[key] = texts
    else parent.values[key] = typed(texts[0] ?? '', hint)
  }
}

/** Stands for the time: each change has its own. */
let changes = 0

function typed(value: string, hint: string): string | number | boolean {
  if (hint === 'Boolean') return value === 'true'
  return hint === 'Long' || hint === 'Double' ? Number(value) : value
}

function placeOf(root: Stored, path: string, name: string, isMade: boolean) {
  const steps = name.split('/').slice(1)
  const key = steps.pop() ?? ''
  let parent = nodeAt(root, path)
  for (const step of steps) {
    if (isMade && !parent?.children.has(step)) parent?.children.set(step, emptyNode())
    parent = parent?.children.get(step)
  }
  return { parent, key }
}

/** The parts of a form, as they were sent. */
function partsOf(body: string, type: string): Parameters {
  const boundary = /boundary=(.+)$/.exec(type)?.[1] ?? ''
  const parts = body.split(`--${boundary}`).slice(1, -1)
  return parts.map((part) => {
    const [head = '', ...lines] = part.slice(2, -2).split('\r\n\r\n')
    return [/name="([^"]*)"/.exec(head)?.[1] ?? '', lines.join('\r\n\r\n')]
  })
}

export interface Received {
  method: string
  url: string
  parameters: Parameters
}

type Reply = { status: number; headers?: Record<string, string>; body: string }

export interface SlingServer {
  url: string
  root: Stored
  /** All requests so far. */
  received: Received[]
  /** The changes that were made. */
  posts(): Received[]
  /** Answers in place of the servlets; undefined leaves it to them. */
  intercept: (request: Received) => Reply | 'silence' | 'hang up' | undefined
  close(): void
}

export const USER = 'migrator'
export const PASSWORD = 'pa:ss wörd'
const AUTHORIZATION = `Basic ${Buffer.from(`${USER}:${PASSWORD}`).toString('base64')}`

/** An author that asks for credentials and, for a change, for a new token against forged requests. */
export async function startSling(root: Stored, limit = 1000): Promise<SlingServer> {
  const tokens = new Set<string>()
  const sling: SlingServer = {
    ...{ url: '', root, received: [], intercept: () => undefined },
    posts: () => sling.received.filter(({ method }) => method === 'POST'),
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
  const answerTo = ({ method, url, parameters }: Received, headers: IncomingMessage['headers']) => {
    if (headers.authorization !== AUTHORIZATION) return { status: 401, body: {} }
    if (url === '/libs/granite/csrf/token.json') {
      const token = `token-${tokens.size}`
      tokens.add(token)
      return { status: 200, body: { token } }
    }
    if (method !== 'POST') return get(root, url, limit)
    if (!tokens.delete(String(headers['csrf-token']))) return { status: 403, body: {} }
    if (!parameters.some(([name, value]) => name === '_charset_' && value === 'utf-8'))
      return { status: 500, body: { 'status.message': 'read as ISO-8859-1' } }
    post(root, url, parameters)
    return { status: 200, body: { 'status.code': 200 } }
  }
  const server = createServer(async (request, response) => {
    const url = decodeURIComponent(request.url ?? '')
    const type = String(request.headers['content-type'])
    const parameters = partsOf(await text(request), type)
    const received = { method: request.method ?? '', url, parameters }
    sling.received.push(received)
    const instead = sling.intercept(received)
    if (instead === 'hang up') request.socket.destroy()
    if (instead === 'silence' || instead === 'hang up') return
    const { status, body } = instead ?? answerTo(received, request.headers)
    const head = { 'content-type': 'application/json', ...instead?.headers }
    response.writeHead(status, head).end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  sling.url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  return sling
}
