/**
 * `foyer render-service`: the render service with the site and widgets that `foyer build` has built in
 * this folder; docs/scaling.md documents its settings.
 */
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

process.env.NODE_ENV ??= 'production'

const { addWidgets, askGraphql, askRest } = await import('../../dist/package/server/server.js')
const { startService } = await import('../../dist/package/server/service-parts.js')
const { readManifest } = await import('../../dist/package/server/assets.js')

const { env } = process
const built = resolve('dist/server/site.js')
if (!existsSync(built))
  throw new Error('There is no build in this folder: run `foyer build` first.')
const { site, sites } = await import(pathToFileURL(built).href)
const { widgets } = await import(pathToFileURL(resolve('dist/server/widgets.js')).href)
addWidgets(widgets)

const origin = env.API_ORIGIN ?? 'http://127.0.0.1:4000'
const port = Number(env.PORT ?? 4100)
const headers = (cookie) => (cookie ? { cookie } : {})

await startService({
  host: env.HOST ?? '127.0.0.1',
  port,
  healthPort: Number(env.HEALTH_PORT ?? (port && port + 1)),
  workers: Number(env.WORKERS ?? availableParallelism()),
  manifest: readManifest(resolve(env.ASSETS_FOLDER ?? 'dist/assets')),
  site,
  sites,
  secret: env.SECRET,
  ask: (_locale, cookie) => askGraphql({ origin, site, headers: headers(cookie) }),
  askRest: (_locale, cookie) => askRest({ origin, headers: headers(cookie) }),
  log: (level, message) => void process.stderr.write(`${level}: ${message}\n`),
  onListening: (address, health) =>
    void process.stdout.write(`The render service is at ${address}\nIts health is at ${health}\n`),
  limitMs: Number(env.LIMIT_MS ?? 1000),
  answerWithinMs: Number(env.ANSWER_WITHIN_MS ?? 2000),
  requestTimeoutMs: 10_000,
  bodyLimitBytes: 4 * 1024 * 1024,
  drainMs: Number(env.DRAIN_MS ?? 10_000),
})
