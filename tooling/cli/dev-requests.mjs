/** How `foyer dev` answers a request: an asset, a page, the list of pages, or the API. */
import { readFileSync, statSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { extname, resolve } from 'node:path'
import { pipeline } from 'node:stream'
import { hostRefusal } from './own-hosts.mjs'

const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' }

/**
 * @param {{
 *   pages: () => { path: string }[],
 *   documentOf: (page: any, url: URL) => Promise<string>,
 *   list: () => string,
 *   assets: string,
 *   apiOrigin?: string,
 *   allowedHosts?: readonly string[],
 * }} parts `assets`: the folder of the built files
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => Promise<void>}
 */
export function answerDev({ pages, documentOf, list, assets, apiOrigin, allowedHosts }) {
  async function answer(request, response) {
    const refusal = hostRefusal(request.headers.host, allowedHosts)
    if (refusal) return sendText(response, 421, refusal)
    // Two slashes begin a path here and no host, and `OPTIONS *` has no path.
    const url = new URL(`http://${request.headers.host}/${request.url.replace(/^\//, '')}`)
    const { pathname } = url
    if (pathname.startsWith('/assets/')) return sendFile(assets, pathname, response)
    const page = pages().find(({ path }) => path === pathname)
    if (!page && pathname !== '/' && apiOrigin) return forward(apiOrigin, request, response)
    const text = page && pathname !== '/' ? await documentOf(page, url) : list()
    response.writeHead(page || pathname === '/' ? 200 : 404, {
      'content-type': 'text/html; charset=utf-8',
    })
    response.end(text)
  }
  return (request, response) =>
    answer(request, response).catch((error) => {
      if (response.headersSent) response.destroy()
      else sendText(response, 500, String(error?.stack ?? error))
    })
}

function sendText(response, status, text) {
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
  }
  response.writeHead(status, headers).end(text)
}

function sendFile(root, pathname, response) {
  const file = fileAt(root, pathname.slice('/assets'.length))
  if (!file) return sendText(response, 404, `There is no file ${pathname}.\n`)
  const isFixed = /-[\w-]{8}\.\w+$/.test(file)
  const content = readFileSync(file)
  response.writeHead(200, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'cache-control': isFixed ? 'public, max-age=31536000, immutable' : 'no-cache',
  })
  response.end(content)
}

/** A file below the folder; undefined for everything else that a path may name. */
function fileAt(root, path) {
  try {
    const file = resolve(root, `.${decodeURIComponent(path)}`)
    return file.startsWith(`${root}/`) && statSync(file).isFile() ? file : undefined
  } catch {
    return undefined
  }
}

function forward(origin, request, response) {
  const { hostname, port } = new URL(origin)
  const { url: path, method, headers } = request
  const call = httpRequest({ hostname, port, path, method, headers }, (answer) => {
    response.writeHead(answer.statusCode, answer.headers)
    pipeline(answer, response, () => {})
  })
  call.on('error', (error) => {
    if (response.headersSent) response.destroy()
    else sendText(response, 502, `${origin} does not answer: ${error.message}\n`)
  })
  response.once('close', () => call.destroy())
  request.pipe(call)
}
