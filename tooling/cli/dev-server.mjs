/** The pages and fixtures of a built folder, for `foyer dev`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readManifest } from '../../dist/package/server/assets.js'
import { addWidgets, askGraphql, askRest, renderWidgets } from '../../dist/package/server/server.js'
import { answerDev } from './dev-requests.mjs'
import { devSettings } from './settings.mjs'

const { port, apiOrigin, allowedHosts } = devSettings(process.env)
const built = (name) => import(pathToFileURL(resolve('dist/server', name)).href)
const { site } = await built('site.js')
const { widgets, fixtures } = await built('widgets.js')
addWidgets(widgets)
const manifest = readManifest(resolve('dist/assets'))
const samples = Object.fromEntries(
  await Promise.all(Object.entries(fixtures).map(async ([type, load]) => [type, await load()])),
)

createServer(
  answerDev({
    pages: () => [...pages(), ...fixturePages()],
    documentOf,
    list,
    assets: resolve('dist/assets'),
    apiOrigin,
    allowedHosts,
  }),
).listen(port, '127.0.0.1', function ready() {
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

async function documentOf({ title, locale = site.defaultLocale, page, widgets: nodes }, url) {
  const { links, contextScript, placeholders } = await renderWidgets({
    context: { locale, contextPath: '', mode: 'publish', site, page: { type: 'cms', ...page } },
    widgets: nodes,
    url,
    manifest,
    assetBase: '/assets/',
    ask: apiOrigin ? askGraphql({ origin: apiOrigin, site }) : async () => null,
    ...(apiOrigin && { askRest: askRest({ origin: apiOrigin }) }),
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
