/** Serves a contender's page of one N: each file is compressed once, over HTTP/1.1, on a separate port. */
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const TYPES = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript' }

/** @typedef {{ type: string, raw: Buffer, brotli: Buffer }} Served */

/**
 * @param {string} folder with `<count>.html` and the scripts
 * @param {() => number} [delay] milliseconds of delay for each answer
 * @returns {Promise<{ url: string, fileOf: (path: string) => Served | undefined, close: () => void }>}
 */
export async function servePages(folder, count, delay = () => 0) {
  const files = readFiles(folder)
  files.set('/', files.get(`/${count}.html`))
  const server = createServer((request, response) => {
    const file = files.get(new URL(request.url, 'http://localhost').pathname)
    setTimeout(() => answer(response, file), delay())
  })
  server.keepAliveTimeout = 60_000
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    fileOf: (path) => files.get(path),
    close: () => server.close(),
  }
}

function answer(response, file) {
  if (!file) return response.writeHead(404, { 'content-length': 0 }).end()
  response.writeHead(200, {
    'content-type': file.type,
    'content-encoding': 'br',
    'content-length': file.brotli.length,
    'cache-control':
      file.type === TYPES['.html'] ? 'no-cache' : 'public, max-age=31536000, immutable',
  })
  response.end(file.brotli)
}

function readFiles(folder) {
  const paths = readdirSync(folder, { recursive: true })
  return new Map(
    paths.flatMap((path) => {
      const type = TYPES[extname(path)]
      if (!type) return []
      const raw = readFileSync(join(folder, path))
      return [[`/${path}`, { type, raw, brotli: brotliCompressSync(raw) }]]
    }),
  )
}
