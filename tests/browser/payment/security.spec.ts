/** What runs on the page where a card is typed, what it hears, and what is left of it (0046, 0056). */
import { expect, type Page } from '@playwright/test'
import { seeAll, settled, test } from '../site'
import {
  bookButton,
  CARD,
  cardFrame,
  expectBooked,
  openPayment,
  showCard,
  typeCard,
} from './payment-page'

/** Every script of the page of the payment by its name; a new one is a decision. */
const SCRIPTS =
  `account acknowledgements.widget ahead blocks booking call-rest card-names.rules checkout
checkout-form.model client contact containers cover-text currency default-button.view dialog error-info error-message.widget errors.part footer.widget form
form-control formats frame-messages.service hotel hotel-header.widget
housekeeping-preferences.widget inline-enrollment.widget join-offer.view joiner.rules
known-visitor later legal-consent.widget loader member member-information.widget membership
messages mobile-number mount navigation.widget one-click-join-modal.widget otp-validation-modal.widget
payment-iframe.widget payment-information.widget payment.store people phone-entry policy
postal prepay-rates.widget privacy-statement-modal.widget rates react redemption-panel.widget renew-page
reservation-summary.widget session-timeout-modal.widget sign-in-modal.widget stay stay-form.view
sticky-bar.widget text-with.view timeout.part travel-agent.widget travel-insurance-banner.widget
travel-insurance.widget typed use-insurance-link use-join-offer use-password-rules use-stay-part validation visit`.split(
    /\s+/,
  )

const providerOf = (baseURL: string | undefined) =>
  String(baseURL).replace('127.0.0.1', 'pay.localhost')

test('only our known scripts run, and the headers allow nobody but the provider', async ({
  page,
  baseURL,
}) => {
  const scripts: string[] = []
  await openPayment(page)
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  const answer = await page.reload()
  await seeAll(page)
  await settled(page)
  await showCard(page)
  const provider = providerOf(baseURL)
  const ours = scripts.filter((url) => !url.startsWith(`${provider}/`))
  const names = ours.map((url) => url.replace(/^.*\/assets\/(.*?)(-[\w-]{8})?\.js$/, '$1'))
  expect(ours.length).toBeGreaterThan(20)
  expect(names.filter((name) => !SCRIPTS.includes(name))).toEqual([])
  const headers = answer?.headers() ?? {}
  const policy = String(headers['content-security-policy'])
  const origins = policy.match(/\b(?:https?|wss?):[^\s;,]*/g)
  expect(new Set(origins)).toEqual(new Set([provider]))
  expect(policy).toContain(`frame-src 'self' ${provider};`)
  expect(policy).toContain("connect-src 'self';")
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).not.toMatch(/unsafe-|data:|blob:|\*/)
  expect(headers['cache-control']).toBe('private, no-store')
  expect(headers['permissions-policy']).toContain(`payment=(self "${provider}")`)
})

test('messages of other windows are ignored, and a second frame gets no port', async ({
  page,
  baseURL,
}) => {
  await openPayment(page)
  const heard = await page.evaluate(async (origin) => {
    const frame = document.querySelector<HTMLIFrameElement>(
      'foyer-widget[type="payment-iframe"] iframe',
    )
    const said: unknown[] = []
    // The page itself, in the provider's words.
    postMessage({ type: 'foyer-payment:hello' }, location.origin)
    postMessage({ type: 'token', token: 'stolen' }, location.origin)
    // A second frame of the same provider, in front of ours.
    const other = document.createElement('iframe')
    other.src = frame?.src ?? ''
    document.body.append(other)
    await new Promise((resolve) => other.addEventListener('load', resolve, { once: true }))
    addEventListener('message', ({ data }) => said.push(data))
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return { said, hasOther: other.isConnected, origin }
  }, providerOf(baseURL))
  expect(heard.hasOther).toBe(true)
  const second = page.frameLocator('body > iframe')
  await expect(second.locator('#card')).toBeHidden()
  await expect(cardFrame(page).locator('#number')).toBeVisible()
  await typeCard(page, CARD.approve)
  await bookButton(page).click()
  await expectBooked(page)
})

test('after a booking nothing of card, token or guest is stored, logged, tracked or in an address', async ({
  page,
  baseURL,
}) => {
  const addresses: string[] = []
  const bodies: string[] = []
  const words: string[] = []
  const tokens: string[] = []
  const provider = providerOf(baseURL)
  page.on('console', (message) => void words.push(message.text()))
  page.on('request', (request) => {
    addresses.push(request.url())
    const { pathname } = new URL(request.url())
    if (/logger|data-layer|collect/.test(pathname)) bodies.push(request.postData() ?? '')
    if (pathname.endsWith('/CreateOrder')) {
      tokens.push(JSON.parse(request.postData() ?? '{}').variables.input.token)
    }
  })
  await openPayment(page)
  await typeCard(page, CARD.approve)
  await bookButton(page).click()
  await expectBooked(page)
  await settled(page)
  const kept = await storageOf(page)
  const layer = await page.evaluate(() => JSON.stringify(window.adobeDataLayer ?? []))
  const [token = ''] = tokens
  expect(token.length).toBeGreaterThan(8)
  const number = String(
    await page.locator('foyer-widget[type="confirmation-message"] bdi').first().textContent(),
  )
  // Long enough that no random id has them by chance.
  const secrets = [token, /4111\W?1111/, 'maria@example', /\bNeil\b/, '5550100', number]
  const places = { kept, layer, addresses: addresses.join('\n'), words: words.join('\n') }
  for (const [place, text] of Object.entries({ ...places, bodies: bodies.join('\n') })) {
    const found = secrets.filter((secret) => text.search(secret) !== -1)
    expect({ place, found }).toEqual({ place, found: [] })
  }
  expect(addresses.some((address) => address.startsWith(provider))).toBe(true)
})

/** All that the origin keeps in this browser. */
function storageOf(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  )
}
