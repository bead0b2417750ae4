import { randomUUID } from 'node:crypto'
import type { Changes } from './changes'
import { isNode, type RepositoryNode } from './repository-node'
import { parametersOf } from './sling-parameters'

export interface SlingSettings {
  /** The author's origin, with the context path of a server that has one. */
  url: URL
  /** The value of the header `Authorization`. */
  authorization: string
  /** For how long one call may last, in milliseconds. */
  timeoutMs: number
}

/** `isFinal`: the next call would fail for the same reason. */
export class SlingError extends Error {
  override name = 'SlingError'
  isFinal: boolean

  constructor(message: string, isFinal = false) {
    super(message)
    this.isFinal = isFinal
  }
}

/** A part of the tree, which reaches `levels` deep. */
export interface Part {
  node: RepositoryNode
  levels: number
}

export interface Sling {
  /** The node with as many levels below it as the server gives at once. */
  readPart(path: string): Promise<Part>
  /** The node with all levels below it. */
  readWhole(path: string): Promise<RepositoryNode>
  /** Writes all of a node's changes, or none. */
  write(path: string, changes: Changes): Promise<void>
}

/** Deeper than pages are, and no reason to end the process. */
const MOST_LEVELS = 200

/** Sling's default servlets for GET and POST, with AEM's protection against forged requests. */
export function openSling({ url, authorization, timeoutMs }: SlingSettings): Sling {
  const base = url.origin + url.pathname.replace(/\/$/, '')

  async function call(path: string, init: RequestInit = {}) {
    try {
      const response = await fetch(base + path, {
        ...init,
        // A redirect would take the credentials along.
        redirect: 'manual',
        headers: {
          authorization,
          accept: 'application/json',
          'user-agent': 'foyer-upgrade-aem',
          ...init.headers,
        },
        signal: AbortSignal.timeout(timeoutMs),
      })
      const answer = { status: response.status, text: await response.text() }
      const location = response.headers.get('location')
      if (location !== null && answer.status > 300 && answer.status < 400)
        throw redirected(location)
      if (answer.status === 401)
        throw new SlingError(
          `${base} refuses the credentials: set AEM_USER and AEM_PASSWORD, or AEM_TOKEN.`,
          true,
        )
      return answer
    } catch (error) {
      throw error instanceof SlingError ? error : unreachable(error)
    }
  }

  function redirected(location: string): SlingError {
    const { origin } = URL.canParse(location, base) ? new URL(location, base) : { origin: '?' }
    const to = origin === url.origin ? 'another page, for example to sign in' : origin
    return new SlingError(
      `${base} redirects to ${to}. The credentials were not sent there: check --url and them.`,
      true,
    )
  }

  /** `error`: of fetch, whose message is of no use without its cause. */
  function unreachable(error: unknown): SlingError {
    const { name, message, cause } = error as Error
    if (name === 'TimeoutError')
      return new SlingError(`${base} has not answered within ${timeoutMs} ms.`, true)
    const { code } = Object(cause) as NodeJS.ErrnoException
    return new SlingError(`${base} cannot be reached: ${code ?? message}.`, true)
  }

  async function get(path: string, selector: string): Promise<{ status: number; json: unknown }> {
    const { status, text } = await call(`${encoded(path)}.${selector}.json`)
    if (status === 403) throw new SlingError(`${path} may not be read with these credentials.`)
    if (status === 404) throw new SlingError(`${path} is not there, or may not be read.`)
    if (status !== 200 && status !== 300)
      throw new SlingError(`${path} cannot be read: ${base} has answered ${status}.`)
    return { status, json: parsed(text) }
  }

  function parsed(text: string): unknown {
    try {
      return JSON.parse(text)
    } catch {
      const what = /^\s{0,100}</.test(text) ? 'HTML, for example a page to sign in,' : 'a text'
      throw new SlingError(
        `${base} has answered ${what} in place of JSON: is it AEM’s author?`,
        true,
      )
    }
  }

  function nodeIn(json: unknown, path: string): RepositoryNode {
    if (isNode(json)) {
      if (isDeep(json)) throw new SlingError(`${path} is nested deeper than ${MOST_LEVELS} levels.`)
      return json
    }
    throw new SlingError(`${path}: ${base} has answered JSON that is no node.`, true)
  }

  async function readPart(path: string): Promise<Part> {
    const all = await get(path, 'infinity')
    if (all.status === 200)
      return { node: nodeIn(all.json, path), levels: Number.POSITIVE_INFINITY }
    // Too many nodes: the server names the levels that it would give. It always lists children.
    const levels = levelsIn(all.json)
    const some = await get(path, String(levels))
    if (some.status === 200) return { node: nodeIn(some.json, path), levels }
    throw new SlingError(
      `${path} has more children than the server lists: raise json.maximumresults of its GET servlet.`,
    )
  }

  async function readWhole(path: string): Promise<RepositoryNode> {
    return readRest(await readPart(path), path)
  }

  async function readRest({ node, levels }: Part, path: string): Promise<RepositoryNode> {
    if (levels === Number.POSITIVE_INFINITY) return node
    const members: [string, RepositoryNode[string]][] = []
    for (const [name, value] of Object.entries(node)) {
      if (!isNode(value)) members.push([name, value])
      else {
        const place = `${path}/${name}`
        const rest = levels > 1 ? readRest({ node: value, levels: levels - 1 }, place) : undefined
        members.push([name, await (rest ?? readWhole(place))])
      }
    }
    return Object.fromEntries(members)
  }

  /** AEM's token against forged requests; a Sling without AEM has none. */
  async function csrfToken(): Promise<string | undefined> {
    const { status, text } = await call('/libs/granite/csrf/token.json')
    if (status !== 200) return undefined
    const json = parsed(text)
    return isNode(json) && typeof json.token === 'string' ? json.token : undefined
  }

  async function write(path: string, changes: Changes): Promise<void> {
    const token = await csrfToken()
    const { body, type } = multipart(parametersOf(changes))
    const headers = { 'content-type': type, ...(token ? { 'csrf-token': token } : {}) }
    const { status, text } = await call(encoded(path), { method: 'POST', body, headers }).catch(
      (error: SlingError) => {
        throw new SlingError(
          `${error.message} Whether ${path} was changed is not known: run the command again.`,
          true,
        )
      },
    )
    if (status === 200 || status === 201) return
    const why =
      status === 403
        ? 'the user may not change it, or the server has refused the CSRF token or the call itself'
        : saidIn(text)
    throw new SlingError(`It was not changed: ${base} has answered ${status}${why && `, ${why}`}.`)
  }

  return { readPart, readWhole, write }
}

/** A path of the repository in an address. */
function encoded(path: string): string {
  return path
    .split('/')
    .map((name) => encodeURIComponent(name).replaceAll('%3A', ':'))
    .join('/')
}

/** The levels that a server gives in place of `infinity`: of `["/content/site.2.json", …]` the most. */
function levelsIn(json: unknown): number {
  const addresses = Array.isArray(json) ? json : []
  return addresses.reduce((most: number, address) => {
    const level = Number(/\.(\d{1,3})\.json$/.exec(String(address))?.[1] ?? 0)
    return Math.max(most, Math.min(level, MOST_LEVELS))
  }, 1)
}

function isDeep(node: RepositoryNode): boolean {
  let level = [node]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MOST_LEVELS) return true
    level = level.flatMap((each) => Object.values(each).filter(isNode))
  }
  return false
}

/** The reason in an answer of the POST servlet. */
function saidIn(text: string): string {
  try {
    const json: Record<string, unknown> = JSON.parse(text)
    const said = json['status.message'] ?? json.error
    return typeof said === 'string' ? said : ''
  } catch {
    return ''
  }
}

/** Keeps the order of the parameters and, unlike FormData, the line breaks of the texts. */
function multipart(parameters: [string, string][]): { body: string; type: string } {
  const boundary = `foyer-${randomUUID()}`
  const parts = parameters.map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  return {
    body: `${parts.join('')}--${boundary}--\r\n`,
    type: `multipart/form-data; boundary=${boundary}`,
  }
}
