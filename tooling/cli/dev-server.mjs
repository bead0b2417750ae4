/** The pages and fixtures of a built folder, for `foyer dev`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer, request as httpRequest } from 'node:http'
import { extname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readManifest } from '../../dist/package/server/assets.js'
import { addWidgets, askGraphql, askRest, renderWidgets } from '../../dist/package/server/server.js'

const { API_ORIGIN = '', PORT = '4000' } = process.env
const built = (name) => import(pathToFileURL(resolve('dist/server', name)).href)
const { site } = await built('site.js')
const { widgets, fixtures } = await built('widgets.js')
addWidgets(widgets)
const manifest = readManifest(resolve('dist/assets'))
const samples = Object.fromEntries(
  await Promise.all(Object.entries(fixtures).map(async ([type, load]) => [type, await load()])),
)

const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' }

createServer(async (request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost')
  try {
    if (pathname.startsWith('/assets/')) return sendFile(pathname, response)
    const page = pathname === '/' ? undefined : pageAt(pathname)
    if (!page && pathname !== '/' && API_ORIGIN) return forward(request, response)
    response.setHeader('content-type', 'text/html; charset=utf-8')
    if (page)
      response.end(await documentOf(page, new URL(request.url, `http://${request.headers.host}`)))
    else response.writeHead(pathname === '/' ? 200 : 404).end(list())
  } catch (error) {
    response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error?.stack ?? error))
  }
}).listen(Number(PORT), '127.0.0.1', function ready() {
  process.stdout.write(`http://127.0.0.1:${this.address().port}\n`)
})

function pages() {
  if (!existsSync('pages')) return []
  return readdirSync('pages')
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const page = JSON.parse(readFileSync(join('pages', file), 'utf8'))
      return { path: `/${file.replace(/\.json$/, '')}`, ...page }
    })
}

function fixturePages() {
  return Object.entries(samples).flatMap(([type, cases]) =>
    Object.entries(cases).map(([name, fixture]) => ({
      path: `/widgets/${type}/${name}`,
      title: `${type}: ${name}`,
      page: { id: 'fixture', ...fixture.page?.page },
      locale: fixture.page?.locale,
      answers: fixture.page?.answers,
      widgets: [{ type, id: `${type}-1`, props: fixture.props }],
    })),
  )
}

function pageAt(path) {
  return [...pages(), ...fixturePages()].find((page) => page.path === path)
}

async function documentOf({ title, locale = site.defaultLocale, page, widgets: nodes }, url) {
  const { links, contextScript, placeholders } = await renderWidgets({
    context: { locale, contextPath: '', mode: 'publish', site, page: { type: 'cms', ...page } },
    widgets: nodes,
    url,
    manifest,
    assetBase: '/assets/',
    ask: API_ORIGIN ? askGraphql({ origin: API_ORIGIN, site }) : async () => null,
    ...(API_ORIGIN && { askRest: askRest({ origin: API_ORIGIN }) }),
    log: (level, message) => void process.stderr.write(`${level}: ${message}\n`),
  })
  return `<!doctype html><html lang="${locale}" data-foyer-page><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title ?? url.pathname}</title>
${links}<script type="module" src="/assets/diagnose.js"></script></head><body>${contextScript}<main>${[...placeholders.values()].join('\n')}</main></body></html>`
}

function list() {
  const links = [...pages(), ...fixturePages()].map(
    ({ path }) => `<li><a href="${path}">${path}</a></li>`,
  )
  return `<!doctype html><meta charset="utf-8"><title>${site.brand.chainName}</title><h1>${site.brand.chainName}</h1><ul>${links.join('')}</ul>`
}

function sendFile(pathname, response) {
  const root = resolve('dist/assets')
  const file = resolve(root, `.${decodeURIComponent(pathname.slice('/assets'.length))}`)
  if (!file.startsWith(`${root}/`) || !existsSync(file)) return response.writeHead(404).end()
  const isFixed = /-[\w-]{8}\.\w+$/.test(file)
  response.writeHead(200, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'cache-control': isFixed ? 'public, max-age=31536000, immutable' : 'no-cache',
  })
  response.end(readFileSync(file))
}

function forward(request, response) {
  const { hostname, port } = new URL(API_ORIGIN)
  const { url: path, method, headers } = request
  const call = httpRequest({ hostname, port, path, method, headers }, (answer) => {
    response.writeHead(answer.statusCode, answer.headers)
    answer.pipe(response)
  })
  call.on('error', () => response.writeHead(502).end())
  request.pipe(call)
}
