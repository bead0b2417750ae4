/**
 * `foyer render-service`: the render service with the site and widgets that `foyer build` has built in
 * this folder; docs/scaling.md documents its settings.
 */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { serviceSettings } from './settings.mjs'

process.env.NODE_ENV ??= 'production'

const { addWidgets, askGraphql, askRest } = await import('../../dist/package/server/server.js')
const { startService } = await import('../../dist/package/server/service-parts.js')
const { readManifest } = await import('../../dist/package/server/assets.js')

const settings = serviceSettings(process.env, 'dist/assets')
const built = resolve('dist/server/site.js')
if (!existsSync(built))
  throw new Error('There is no build in this folder: run `foyer build` first.')
const { site, sites } = await import(pathToFileURL(built).href)
const { widgets } = await import(pathToFileURL(resolve('dist/server/widgets.js')).href)
addWidgets(widgets)

const { apiOrigin: origin, assetsFolder, ...own } = settings
const headers = (cookie) => (cookie ? { cookie } : {})

await startService({
  ...own,
  manifest: readManifest(resolve(assetsFolder)),
  site,
  sites,
  ask: (_locale, cookie) => askGraphql({ origin, site, headers: headers(cookie) }),
  askRest: (_locale, cookie) => askRest({ origin, headers: headers(cookie) }),
  log: (level, message) => void process.stderr.write(`${level}: ${message}\n`),
  onListening: (address, health) =>
    void process.stdout.write(`The render service is at ${address}\nIts health is at ${health}\n`),
  requestTimeoutMs: 10_000,
  bodyLimitBytes: 4 * 1024 * 1024,
})
