import { once } from 'node:events'
import { expect } from '@playwright/test'
import { type RenderService, startRenderService } from '../render-service'
import { test } from '../sandbox'

/**
 * The service as in production: two worker processes of the build that request the sandbox's API.
 */
let service: RenderService

test.beforeAll(async ({ baseURL }) => {
  service = await startRenderService(baseURL, 2)
})

test.afterAll(() => {
  service.child.kill('SIGKILL')
})

/** Empty while the connection belongs to a worker that has just ended. */
async function metrics(): Promise<string> {
  const answer = await fetch(`${service.address}/metrics`).catch(() => null)
  return (await answer?.text()) ?? ''
}

const processes = async () =>
  [...(await metrics()).matchAll(/event_loop_lag_seconds\{worker="(\d+)"/g)].map(([, pid]) =>
    Number(pid),
  )

test('renders pages with the API’s responses, restarts a worker that ends, and stops on a signal', async () => {
  const page = () =>
    fetch(`${service.address}/page`, {
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
  // A worker takes a while to load all of the site's code.
  await expect.poll(processes).toHaveLength(2)
  expect(await processes()).not.toContain(victim)
  expect((await page()).status).toBe(200)

  // Stops a worker from handling requests, as one that renders without a pause.
  const blocked = await processes()
  for (const pid of blocked) process.kill(pid, 'SIGSTOP')
  const probe = await fetch(`${service.health}/health`)
  expect([probe.status, await probe.json()]).toEqual([200, { status: 'ready' }])
  expect(await (await fetch(`${service.health}/metrics`)).text()).toContain('foyer_workers{} 2\n')
  for (const pid of blocked) process.kill(pid, 'SIGCONT')
  expect((await page()).status).toBe(200)

  const ended = once(service.child, 'exit')
  service.child.kill('SIGTERM')
  expect((await ended)[0]).toBe(0)
  await expect(fetch(`${service.address}/health`)).rejects.toThrow()
  await expect(fetch(`${service.health}/health`)).rejects.toThrow()
})
