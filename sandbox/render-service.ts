import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { startService } from '../src/server/service/cluster'
import { serviceSettings } from '../tooling/cli/settings.mjs'
import { askApi } from './cms/page/ask-api'
import { site } from './site'

/** Alderway Hotels' render service, configured by environment variables (docs/scaling.md). */
const { apiOrigin, assetsFolder, ...settings } = serviceSettings(process.env, 'dist/browser/assets')

await startService({
  ...settings,
  manifest: JSON.parse(readFileSync(`${resolve(assetsFolder)}/manifest.json`, 'utf8')),
  site,
  ask: (_locale, cookie) => askApi(apiOrigin, cookie ? { cookie } : {}),
  log: (level, message) => void process.stderr.write(`${level}: ${message}\n`),
  onListening: (address, health) =>
    void process.stdout.write(`The render service is at ${address}\nIts health is at ${health}\n`),
  requestTimeoutMs: 10_000,
  bodyLimitBytes: 4 * 1024 * 1024,
})
