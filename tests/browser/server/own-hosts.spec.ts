/** A foreign page whose name resolves to 127.0.0.1 (DNS rebinding) reads nothing of a developer's sandbox. */
import { expect } from '@playwright/test'
import { test } from '../sandbox'
import { startSandbox } from '../start-sandbox'

const PATHS = [
  '/',
  '/sandbox/mailbox',
  '/sandbox',
  '/author',
  '/mi/phoenix-account-auth/v1/sessionToken',
  '/assets/loader.js',
  '/frame.js',
  '/no-such-page',
]

for (const name of ['evil.example', 'localhost.evil.example', 'pay.localhost.evil.example'])
  test(`no listener answers to ${name}`, async ({ request, sandbox }) => {
    const host = `${name}:${new URL(sandbox.origin).port}`
    for (const path of PATHS) {
      const headers = { host, 'x-forwarded-host': 'localhost' }
      const answer = await request.get(sandbox.origin + path, { headers, maxRedirects: 0 })
      expect([path, answer.status()]).toEqual([path, 421])
      expect(await answer.text()).toContain(`"${name}", only to localhost`)
    }
  })

test('the names of this machine and those of ALLOWED_HOSTS and of the origins are answered', async ({
  request,
}) => {
  const { origin, stop } = await startSandbox({
    SITE_ORIGIN: 'https://www.alderway.example',
    PAYMENT_ORIGIN: 'https://pay.alderway.example',
    ALLOWED_HOSTS: 'sandbox',
  })
  const own = ['localhost', '127.0.0.1:4000', '[::1]:4000', 'shop.localhost', 'sandbox:80']
  for (const host of [...own, 'www.alderway.example']) {
    const answer = await request.get(`${origin}/sandbox/mailbox`, { headers: { host } })
    expect([host, answer.status()]).toEqual([host, 200])
  }
  const headers = { host: 'pay.alderway.example' }
  expect((await request.get(`${origin}/frame.js`, { headers })).status()).toBe(200)
  await stop()
})
