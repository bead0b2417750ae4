/** How `foyer dev` answers a request: an asset, a page, the list of pages, or the API. */
import { existsSync, readFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { extname, resolve } from 'node:path'
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
  return async (request, response) => {
    const refusal = hostRefusal(request.headers.host, allowedHosts)
    if (refusal) return sendText(response, 421, refusal)
    const { pathname } = new URL(request.url, 'http://localhost')
    try {
      if (pathname.startsWith('/assets/')) return sendFile(assets, pathname, response)
      const page = pathname === '/' ? undefined : pages().find(({ path }) => path === pathname)
      if (!page && pathname !== '/' && apiOrigin) return forward(apiOrigin, request, response)
      response.setHeader('content-type', 'text/html; charset=utf-8')
      if (page)
        response.end(await documentOf(page, new URL(request.url, `http://${request.headers.host}`)))
      else response.writeHead(pathname === '/' ? 200 : 404).end(list())
    } catch (error) {
      sendText(response, 500, String(error?.stack ?? error))
    }
  }
}

function sendText(response, status, text) {
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
  }
  response.writeHead(status, headers).end(text)
}

function sendFile(root, pathname, response) {
  const file = resolve(root, `.${decodeURIComponent(pathname.slice('/assets'.length))}`)
  if (!file.startsWith(`${root}/`) || !existsSync(file)) {
    response.writeHead(404).end()
    return
  }
  const isFixed = /-[\w-]{8}\.\w+$/.test(file)
  response.writeHead(200, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'cache-control': isFixed ? 'public, max-age=31536000, immutable' : 'no-cache',
  })
  response.end(readFileSync(file))
}

function forward(origin, request, response) {
  const { hostname, port } = new URL(origin)
  const { url: path, method, headers } = request
  const call = httpRequest({ hostname, port, path, method, headers }, (answer) => {
    response.writeHead(answer.statusCode, answer.headers)
    answer.pipe(response)
  })
  call.on('error', () => response.writeHead(502).end())
  request.pipe(call)
}
