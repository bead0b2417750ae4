import { test as base } from '@playwright/test'
import { startSandbox } from './start-sandbox'

/** A busy server would leave answers out of a page, and the browser would ask for them. */
const PATIENT_PAGES = { RENDER_LIMIT_MS: '10000' }

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
      const { origin, stop } = await startSandbox(PATIENT_PAGES)
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

async function startOver({ origin }: WorkerSandbox) {
  const answer = await fetch(`${origin}/sandbox/start-over`, {
    method: 'POST',
    headers: { origin },
  })
  if (!answer.ok) throw new Error(`The sandbox did not start over: ${await answer.text()}`)
}

/**
 * Fails for every policy violation that the worker's browsers have reported, so that no single test has
 * to check for it.
 */
async function expectNoReports({ origin }: WorkerSandbox): Promise<void> {
  const answer = await fetch(`${origin}/sandbox/policy-reports`)
  const reports: object[] = await answer.json()
  if (reports.length === 0) return
  const lines = reports.map((report) => JSON.stringify(report))
  throw new Error(`Pages broke their policy, and no test meant them to:\n${lines.join('\n')}`)
}
