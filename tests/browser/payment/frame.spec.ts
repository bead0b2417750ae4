/** The provider's frame by itself, on a page that speaks to it as a shop does (W38). */
import { expect, type Page } from '@playwright/test'
import Fastify, { type FastifyInstance } from 'fastify'
import { createLedger, type Ledger } from '../../../sandbox/payment/ledger'
import { paymentHosts } from '../../../sandbox/payment/payment-hosts'
import { keepHostsApart, paymentPlugin } from '../../../sandbox/payment/payment-plugin'
import { test } from '../sandbox'

let server: FastifyInstance
let shop = ''
let ledger: Ledger

test.beforeAll(async () => {
  server = Fastify({ forceCloseConnections: true })
  ledger = createLedger()
  const hosts = paymentHosts(() => shop, {})
  keepHostsApart(server, hosts)
  await server.register(paymentPlugin, { ledger, hosts, lateMs: 0 })
  server.get('/shop', (_request, reply) =>
    reply.type('text/html').send('<!doctype html><title>Shop</title><main id="main"></main>'),
  )
  shop = await server.listen({ port: 0, host: '127.0.0.1' })
})
test.afterAll(() => server.close())

declare global {
  interface Window {
    said: { type: string; [name: string]: unknown }[]
    port: MessagePort
  }
}

const payOrigin = () => `http://pay.localhost:${new URL(shop).port}`

function intentOf(customerId: string | null = null) {
  return ledger.createIntent({
    reference: `cart:${Math.random()}`,
    kind: 'charge',
    amount: 45_600,
    currency: 'EUR',
    guaranteed: 0,
    isHidden: false,
    customerId,
  })
}

/** Puts the frame into the shop's page and says `init`, as the widget does. */
async function openFrame(page: Page, locale = 'en-US', nonce?: string, customerId?: string) {
  const intent = intentOf(customerId)
  const opened = nonce ?? ledger.issueNonce(intent.id, shop)
  await page.goto(`${shop}/shop`)
  await page.evaluate(
    async ({ origin, intent, nonce, locale, shop }) => {
      window.said = []
      const frame = document.createElement('iframe')
      frame.title = 'Card details'
      frame.style.cssText = 'width:100%;height:420px;border:0'
      const hello = new Promise<void>((resolve) => {
        addEventListener('message', ({ origin: from, source, data }) => {
          if (from !== origin || source !== frame.contentWindow) return
          if (data.type === 'foyer-payment:hello') resolve()
        })
      })
      frame.src = `${origin}/frame?page=${encodeURIComponent(shop)}`
      document.getElementById('main')?.append(frame)
      await hello
      const { port1, port2 } = new MessageChannel()
      window.port = port1
      port1.onmessage = ({ data }) => {
        window.said.push(data)
        if (data.type === 'resize') frame.style.height = `${data.height}px`
      }
      const init = {
        ...{ type: 'foyer-payment:init', intent, nonce, locale, styles: {}, acceptedCards: [] },
        ...{ cvvLengths: {}, expiryYears: 10 },
      }
      frame.contentWindow?.postMessage(init, origin, [port2])
    },
    { origin: payOrigin(), intent: intent.id, nonce: opened, locale, shop },
  )
  return { intent, nonce: opened, frame: page.frameLocator('iframe') }
}

const heard = (page: Page, type: string) =>
  expect.poll(() => page.evaluate((wanted) => window.said.find((one) => one.type === wanted), type))

const ask = (page: Page, message: object) =>
  page.evaluate((asked) => window.port.postMessage(asked), message)

async function typeCard(page: Page, number: string) {
  const frame = page.frameLocator('iframe')
  await frame.getByLabel('Name on card').fill('M Lindqvist')
  await frame.getByLabel('Card number').fill(number)
  await frame.getByLabel('Expiry').fill('12/30')
  await frame.getByLabel('Security code').fill(number.startsWith('37') ? '1234' : '123')
}

test('a card becomes a token, and no digit of it but the last four leaves the frame', async ({
  page,
}) => {
  await openFrame(page)
  await heard(page, 'ready').toBeTruthy()
  await typeCard(page, '378282246310005')
  await ask(page, { type: 'tokenize', cartRef: 'cart' })
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/frame.png` })
  await heard(page, 'token').toMatchObject({ brand: 'amex', last4: '0005', expiry: '12/30' })
  expect(JSON.stringify(await page.evaluate(() => window.said))).not.toMatch(/3782\W?8224/)
})

test('the bank asks inside of the frame; whoever cancels there gets no token', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  const { frame } = await openFrame(page)
  await heard(page, 'ready').toBeTruthy()
  await typeCard(page, '4000000000003220')
  await ask(page, { type: 'tokenize', cartRef: 'cart' })
  await heard(page, 'challenge').toMatchObject({ open: true, height: 480 })
  const bank = frame.frameLocator('iframe')
  await expect(bank.getByText('€456.00')).toBeVisible()
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/bank.png` })
  await bank.getByRole('button', { name: 'Cancel' }).click()
  await heard(page, 'error').toMatchObject({ code: 'authentication' })
  await ask(page, { type: 'tokenize', cartRef: 'cart' })
  await bank.getByLabel('Code').fill('123456')
  await bank.getByRole('button', { name: 'Confirm' }).click()
  await heard(page, 'token').toMatchObject({ last4: '3220' })
})

test('a nonce opens one frame, and a field that is wrong has the focus', async ({ page }) => {
  const { nonce, frame } = await openFrame(page)
  await heard(page, 'ready').toBeTruthy()
  await typeCard(page, '4111111111111112')
  await ask(page, { type: 'tokenize', cartRef: 'cart' })
  await heard(page, 'error').toMatchObject({ code: 'invalid' })
  await expect(frame.getByLabel('Card number')).toBeFocused()
  await openFrame(page, 'en-US', nonce)
  await heard(page, 'error').toMatchObject({ code: 'session' })
})

test('a card that its member keeps is kept once it has paid, and no other', async ({ page }) => {
  const member = 'C-keeps'
  const pay = async (isKept: boolean) => {
    const { intent, frame } = await openFrame(page, 'en-US', undefined, member)
    await heard(page, 'ready').toBeTruthy()
    await ask(page, { type: 'ask', zip: true, keep: true })
    await typeCard(page, '4111111111111111')
    await frame.getByLabel('Billing ZIP code').fill('10001-1234')
    await frame.getByRole('checkbox', { name: 'Keep this card' }).setChecked(isKept)
    await ask(page, { type: 'tokenize', cartRef: 'cart' })
    await heard(page, 'token').toBeTruthy()
    const said = await page.evaluate(() => window.said.find(({ type }) => type === 'token'))
    return { intentId: intent.id, token: String(said?.token), key: intent.id }
  }
  ledger.authorise(await pay(false))
  const kept = await pay(true)
  expect(ledger.savedCards(member)).toEqual([])
  ledger.authorise(kept)
  expect(ledger.savedCards(member)).toMatchObject([
    { brand: 'visa', last4: '1111', expiry: '12/30' },
  ])
})

test('a ZIP code that is none has the focus; one that the bank does not know declines', async ({
  page,
}) => {
  const { intent, frame } = await openFrame(page)
  await heard(page, 'ready').toBeTruthy()
  await expect(frame.getByLabel('Billing ZIP code')).toBeHidden()
  await ask(page, { type: 'ask', zip: true, keep: false })
  await typeCard(page, '4111111111111111')
  await frame.getByLabel('Billing ZIP code').fill('K1A 0B1')
  await ask(page, { type: 'tokenize', cartRef: 'cart' })
  await heard(page, 'error').toMatchObject({ code: 'invalid' })
  await expect(frame.getByLabel('Billing ZIP code')).toBeFocused()
  await frame.getByLabel('Billing ZIP code').fill('00000')
  await ask(page, { type: 'tokenize', cartRef: 'cart' })
  await heard(page, 'token').toBeTruthy()
  const said = await page.evaluate(() => window.said.find(({ type }) => type === 'token'))
  const paid = ledger.authorise({ key: 'zip', intentId: intent.id, token: String(said?.token) })
  expect(paid).toMatchObject({ state: 'declined', reason: 'declined' })
})

test('another origin cannot frame it, and no route of the shop answers at the provider', async ({
  request,
}) => {
  const foreign = await request.get(`${shop}/frame?page=https%3A%2F%2Fevil.example`, {
    headers: { host: `pay.localhost:${new URL(shop).port}` },
  })
  expect(foreign.status()).toBe(403)
  const host = { host: `pay.localhost:${new URL(shop).port}` }
  expect((await request.get(`${shop}/shop`, { headers: host })).status()).toBe(404)
  expect((await request.get(`${shop}/frame`)).status()).toBe(404)
})

test('it speaks Arabic from right to left', async ({ page }) => {
  const { frame } = await openFrame(page, 'ar-SA')
  await heard(page, 'ready').toBeTruthy()
  await expect(frame.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(frame.getByLabel('رقم البطاقة')).toBeVisible()
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/frame-ar.png` })
})
