import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { startService } from '../src/server/service/cluster'
import { askApi } from './cms/page/ask-api'
import { site } from './site'

/** Alderway Hotels' render service, configured by environment variables (docs/scaling.md). */
const {
  HOST,
  PORT,
  HEALTH_PORT,
  WORKERS,
  API_ORIGIN,
  ASSETS_FOLDER,
  SECRET,
  LIMIT_MS,
  ANSWER_WITHIN_MS,
  DRAIN_MS,
} = process.env

const assets = resolve(ASSETS_FOLDER ?? 'dist/browser/assets')

const port = Number(PORT ?? 4100)

await startService({
  host: HOST ?? '127.0.0.1',
  port,
  // Port 0 lets the system choose a port, so there is no next port to use.
  healthPort: Number(HEALTH_PORT ?? (port && port + 1)),
  workers: Number(WORKERS ?? availableParallelism()),
  manifest: JSON.parse(readFileSync(`${assets}/manifest.json`, 'utf8')),
  site,
  secret: SECRET,
  ask: (_locale, cookie) => askApi(API_ORIGIN ?? 'http://127.0.0.1:4000', cookie ? { cookie } : {}),
  log: (level, message) => void process.stderr.write(`${level}: ${message}\n`),
  onListening: (address, health) =>
    void process.stdout.write(`The render service is at ${address}\nIts health is at ${health}\n`),
  limitMs: Number(LIMIT_MS ?? 1000),
  answerWithinMs: Number(ANSWER_WITHIN_MS ?? 2000),
  requestTimeoutMs: 10_000,
  bodyLimitBytes: 4 * 1024 * 1024,
  drainMs: Number(DRAIN_MS ?? 10_000),
})
