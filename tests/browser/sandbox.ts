import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { test as base } from '@playwright/test'
import { startSandbox } from './start-sandbox'

/** A busy server would leave answers out of a page, and the browser would ask for them. */
const PATIENT_PAGES = { RENDER_LIMIT_MS: '10000' }

/** All visitors of a worker come from one address. */
const ONE_ADDRESS = { ADDRESS_LIMITS: 'rooms=100000, declined=100000' }

interface WorkerSandbox {
  origin: string
  /** The spec file that its data is of. */
  file: string
}

/**
 * Playwright's `test` with a sandbox for each worker. Each spec file begins with the seeded data, so that
 * it gives the same result alone, and after any other.
 */
export const test = base.extend<{ firstState: undefined }, { sandbox: WorkerSandbox }>({
  sandbox: [
    async ({ browser: _ }, use) => {
      const { origin, stop } = await startSandbox({ ...PATIENT_PAGES, ...ONE_ADDRESS })
      const sandbox = { origin, file: '' }
      await use(sandbox)
      await expectNoReports(sandbox)
      await stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ sandbox }, use) => use(sandbox.origin),
  firstState: [
    async ({ sandbox }, use, { file }) => {
      if (sandbox.file !== file) {
        if (sandbox.file) await startOver(sandbox)
        sandbox.file = file
      }
      await use(undefined)
    },
    { auto: true },
  ],
})

async function startOver(sandbox: WorkerSandbox) {
  await ask(sandbox, 'POST', '/sandbox/start-over')
}

/**
 * Fails for every policy violation that the worker's browsers have reported, so that no single test has
 * to check for it.
 */
async function expectNoReports(sandbox: WorkerSandbox): Promise<void> {
  const reports: object[] = JSON.parse(await ask(sandbox, 'GET', '/sandbox/policy-reports'))
  if (reports.length === 0) return
  const lines = reports.map((report) => JSON.stringify(report))
  throw new Error(`Pages broke their policy, and no test meant them to:\n${lines.join('\n')}`)
}

/**
 * Each with a connection of its own: a test that keeps this process busy for a minute would find that the
 * server has closed the one of `fetch`.
 */
async function ask({ origin }: WorkerSandbox, method: string, path: string): Promise<string> {
  const call = request(origin + path, { method, agent: false, headers: { origin } })
  call.end()
  const [answer] = (await once(call, 'response')) as [IncomingMessage]
  const body = await text(answer)
  if ((answer.statusCode ?? 500) >= 400) throw new Error(`${method} ${path}: ${body}`)
  return body
}
