import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from '@playwright/test'

/** The service as it runs in production: two processes from the build, asking the sandbox's API. */
let service: ChildProcess
let address: string
let health: string

test.beforeAll(async ({ baseURL }) => {
  service = spawn('node', ['scripts/render-service.mjs'], {
    env: { ...process.env, PORT: '0', HEALTH_PORT: '0', WORKERS: '2', API_ORIGIN: baseURL },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [line] = await once(service.stdout as NodeJS.ReadableStream, 'data')
  const found = /service is at (\S+)\nIts health is at (\S+)/.exec(String(line))
  address = found?.[1] ?? ''
  health = found?.[2] ?? ''
})

test.afterAll(() => {
  service.kill('SIGKILL')
})

/** Nothing while the connection is one to the process that has just died. */
async function metrics(): Promise<string> {
  const answer = await fetch(`${address}/metrics`).catch(() => null)
  return (await answer?.text()) ?? ''
}

const processes = async () =>
  [...(await metrics()).matchAll(/event_loop_lag_seconds\{worker="(\d+)"/g)].map(([, pid]) =>
    Number(pid),
  )

test('renders pages with the API’s answers, restarts a process that dies, and stops when told', async () => {
  const page = () =>
    fetch(`${address}/page`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        url: 'https://www.alderway.example/hotels/alderway-new-york-midtown/overview',
        page: { id: 'hotel-overview', propertyId: 'NYCAB' },
        widgets: [{ type: 'property-bar', id: 'bar', props: {} }],
      }),
    })
  const first = await page()
  expect(first.headers.get('surrogate-key')).toBe('hotel-overview NYCAB en-US')
  expect(await first.text()).toContain('Alderway New York')
  expect(await metrics()).toContain('foyer_renders_total{kind="page"} 1\n')

  await expect.poll(processes).toHaveLength(2)
  const [victim] = await processes()
  process.kill(victim as number, 'SIGKILL')
  await expect.poll(metrics).toContain('foyer_worker_restarts_total{} 1\n')
  // A process takes a while to read all of the site's code.
  await expect.poll(processes).toHaveLength(2)
  expect(await processes()).not.toContain(victim)
  expect((await page()).status).toBe(200)

  // A process that does not get to its requests, as one that renders without a pause.
  const blocked = await processes()
  for (const pid of blocked) process.kill(pid, 'SIGSTOP')
  const probe = await fetch(`${health}/health`)
  expect([probe.status, await probe.json()]).toEqual([200, { status: 'ready' }])
  expect(await (await fetch(`${health}/metrics`)).text()).toContain('foyer_workers{} 2\n')
  for (const pid of blocked) process.kill(pid, 'SIGCONT')
  expect((await page()).status).toBe(200)

  const ended = once(service, 'exit')
  service.kill('SIGTERM')
  expect((await ended)[0]).toBe(0)
  await expect(fetch(`${address}/health`)).rejects.toThrow()
  await expect(fetch(`${health}/health`)).rejects.toThrow()
})
