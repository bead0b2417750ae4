import { copyFileSync, cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { join, resolve } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { freePort } from '../../../tooling/free-port.mjs'
import { run } from '../../package/install.mjs'
import { arrive, layoutShift, test, watch } from '../site'
import { hasPhp } from './has-php'
import { type Company, openCompany, SECRET, sendFile } from './servers'

/**
 * The examples as an adopter runs them: the tarball, another origin for assets, a service, which the
 * last two tests have stopped.
 */
let company: Company
test.beforeAll(async () => {
  company = await openCompany()
})
test.afterAll(() => company.close())

const question = (page: Page) => page.getByRole('button', { name: 'May I bring my dog?' })

/** Without those about the accounts of the site, which these hosts do not have. */
function complaints({ complaints: all }: { complaints: string[] }): string[] {
  return all.filter((one) => !/Failed to load resource|\/mi\//.test(one))
}

/** The widget works: it opens at a click. */
async function expectAlive(page: Page) {
  await question(page).or(page.getByText('May I bring my dog?')).first().click()
  await expect(page.getByText('Dogs are welcome.')).toBeVisible()
}

/** After the visitor's first activity all placeholders are mounted that wait for no action. */
async function expectMounted(page: Page) {
  await expect(page.locator('foyer-widget[status]').first()).toBeAttached()
  await arrive(page)
  const due = 'foyer-widget:not([when=never], [when=interaction], [when=open])'
  await expect(page.locator(due).and(page.locator(':not([status=mounted])'))).toHaveCount(0)
}

async function express(): Promise<string> {
  // It imports the client as an adopter does, from the package.
  copyFileSync('examples/express/handler.mjs', `${company.folder}/handler.mjs`)
  const code = `
    import { createServer } from 'node:http'
    import { welcome } from './handler.mjs'
    const answer = welcome({ service: process.env.SERVICE, assets: process.env.ASSETS, secret: process.env.SECRET, timeoutMs: 60_000 })
    const server = createServer((request, response) =>
      request.url === '/' ? answer(request, response) : response.writeHead(404).end())
    server.listen(0, '127.0.0.1', () => console.log('http://127.0.0.1:' + server.address().port))`
  return company.start(process.execPath, ['--input-type=module', '-e', code], {
    SERVICE: company.service,
    ASSETS: company.assets,
    SECRET,
  })
}

test('a page of Express has widgets of two manifests, complete before a script', async ({
  browser,
  page,
}) => {
  const address = await express()
  const withoutScript = await browser.newPage({ javaScriptEnabled: false })
  await withoutScript.goto(address)
  await expect(
    withoutScript.getByRole('heading', { name: 'Questions of our <guests>' }),
  ).toBeVisible()
  await expect(withoutScript.getByText('Now in Lisbon: 21°C')).toBeVisible()
  await expect(withoutScript.getByText('Check-in from 15:00')).toBeVisible()
  await withoutScript.close()
  // Only what a widget takes of an answer is in the page.
  expect(await (await fetch(address)).text()).not.toContain('key-of-the-weather-service')

  const seen = await watch(page)
  company.calls.length = 0
  await page.goto(address)
  await expectMounted(page)
  await page.getByRole('button', { name: 'Show in Fahrenheit' }).click()
  await expect(page.getByText('Now in Lisbon: 70°F')).toBeVisible()
  await expectAlive(page)
  expect(await layoutShift(page)).toBe(0)
  expect(complaints(seen)).toEqual([])
  // The server has asked both; the browser asked nothing.
  expect(company.calls.toSorted()).toEqual(['/api/weather', '/mi/query/HouseHours'])
  // One React: all scripts of its name are one file.
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  )
  expect(new Set(scripts.filter((name) => /\/react-[\w-]+\.js$/.test(name))).size).toBe(1)
  expect(scripts.some((name) => /\/harbour-houses\/local-weather\.widget-/.test(name))).toBe(true)
})

test('a widget of the company loads a part of its own when a visitor asks for it', async ({
  page,
}) => {
  await page.goto(await express())
  await expectMounted(page)
  const parts = () =>
    page.evaluate(
      () =>
        performance.getEntriesByType('resource').filter(({ name }) => /\/advice[.-]/.test(name))
          .length,
    )
  expect(await parts()).toBe(0)
  await page.getByRole('button', { name: 'What to wear' }).click()
  await expect(page.getByRole('status')).toHaveText('Light clothes are enough.')
  expect(await parts()).toBe(1)
})

test('a page of PHP has the same, with a nonce', async ({ page }) => {
  // biome-ignore lint/suspicious/noSkippedTests: only where neither php nor its package can be had
  test.skip(!hasPhp(), 'There is no php, and Debian’s php-cli could not be installed.')
  const address = await phpHost()
  const seen = await watch(page)
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Questions of our <guests>' })).toBeVisible()
  await expectMounted(page)
  await expectAlive(page)
  expect(await page.locator('#hours').count()).toBe(1)
  expect(complaints(seen)).toEqual([])
})

async function phpHost(): Promise<string> {
  const index = resolve('examples/php/index.php')
  const settings = {
    FOYER_ASSETS: company.assets,
    FOYER_SERVICE: company.service,
    FOYER_SECRET: SECRET,
    FOYER_CLIENT: resolve('clients/foyer.php'),
  }
  // PHP's own server takes no port 0, and another program may take what was free a moment ago.
  for (;;) {
    const host = `127.0.0.1:${await freePort()}`
    try {
      return await company.start('php', ['-S', host, index], settings)
    } catch (error) {
      if (!String(error).includes('Address already in use')) throw error
    }
  }
}

test('plain HTML with one script tag: nothing moves where the author gives a height', async ({
  page,
}) => {
  const { address, seen } = await plainHtml(page)
  await page.goto(address)
  await expectMounted(page)
  await expectAlive(page)
  expect(await layoutShift(page)).toBe(0)
  expect(complaints(seen)).toEqual([])
})

async function plainHtml(page: Page) {
  const source = readFileSync('examples/plain-html/index.html', 'utf8')
  const html = source.replaceAll('https://assets.example/', company.assets)
  const origin = new URL(company.assets).origin
  const address = await company.listen((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.setHeader(
      'content-security-policy',
      `default-src 'none'; script-src ${origin}; style-src ${origin}; img-src 'self' data:; connect-src 'self'; require-trusted-types-for 'script'`,
    )
    response.end(html)
  })
  return { address, seen: await watch(page) }
}

/** The stylesheet of the widgets has come, although no server has linked it. */
async function expectStyled(page: Page) {
  const sheets = page.locator('link[rel=stylesheet][href*="/widgets-"]')
  await expect(sheets.first()).toBeAttached()
  expect(
    await page
      .locator('foyer-widget')
      .first()
      .evaluate((one) => getComputedStyle(one).display),
  ).not.toBe('inline')
}

test('a static page that Astro has built is complete before a script, and alive after it', async ({
  browser,
  page,
}) => {
  const address = await company.listen(staticHost(astroSite()))
  const withoutScript = await browser.newPage({ javaScriptEnabled: false })
  await withoutScript.goto(address)
  await expect(
    withoutScript.getByRole('heading', { name: 'Questions of our guests' }),
  ).toBeVisible()
  await expect(withoutScript.getByText('May I bring my dog?').first()).toBeVisible()
  await withoutScript.close()
  const seen = await watch(page)
  await page.goto(address)
  await expectMounted(page)
  await expectAlive(page)
  expect(await layoutShift(page)).toBe(0)
  expect(complaints(seen)).toEqual([])
})

/** Builds the example as `astro build` does in a company's folder; returns the folder of its pages. */
function astroSite(): string {
  const folder = join(company.folder, 'astro')
  cpSync('examples/astro', folder, { recursive: true })
  symlinkSync(resolve('node_modules/astro'), join(company.folder, 'node_modules/astro'))
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' }
  run(process.execPath, ['../node_modules/astro/astro.js', 'build'], { cwd: folder, env })
  return join(folder, 'dist')
}

/** A host of files, with those of Foyer at the address that the example names. */
function staticHost(folder: string): RequestListener {
  return (request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '')
    const root = path.startsWith('/assets/') ? join(company.folder, 'dist') : folder
    sendFile(response, join(root, path))
  }
}

test('author mode edits a widget of the company beside ours', async ({ page }) => {
  const body = {
    url: 'http://127.0.0.1/',
    mode: 'edit',
    page: { id: 'welcome' },
    assetBase: company.assets,
    widgets: [
      { type: 'heading', id: 'hello', props: { text: 'Hello' } },
      { type: 'local-weather', id: 'weather', props: { city: 'Lisbon' } },
    ],
  }
  const answer = await fetch(`${company.service}/page`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${SECRET}` },
    body: JSON.stringify(body),
  })
  const html = `<!doctype html><html lang="en"><title>Edit</title><body>${await answer.text()}`
  const address = await company.listen((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(html)
  })
  await page.goto(address)
  await expectMounted(page)
  await expect(page.getByText('Now in Lisbon: 21°C')).toBeVisible()
  // An edit of the protocol changes it in place.
  await page.evaluate(() => {
    const weather = document.getElementById('weather') as HTMLElement & {
      patch: (name: string, value: unknown) => void
    }
    weather.patch('labels/unit', 'Fahrenheit please')
  })
  await expect(page.getByText('Fahrenheit please')).toBeVisible()
})

test('the service asks for its secret, and describes itself', async () => {
  const call = (headers: Record<string, string>) =>
    fetch(`${company.service}/page`, { method: 'POST', headers, body: '{}' })
  expect((await call({ 'content-type': 'application/json' })).status).toBe(401)
  expect((await call({ authorization: 'Bearer wrong' })).status).toBe(401)
  const served = await (await fetch(`${company.service}/openapi.json`)).json()
  const file = `${company.folder}/node_modules/foyer/dist/package/openapi.json`
  expect(existsSync(file)).toBe(true)
  expect(served).toEqual(JSON.parse(readFileSync(file, 'utf8')))
})

test('while the service is down, the visitor’s browser renders the page', async ({ page }) => {
  await company.stopService()
  const address = await express()
  const seen = await watch(page)
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Questions of our <guests>' })).toBeVisible()
  await expectAlive(page)
  await expectMounted(page)
  await expectStyled(page)
  // The company's own widgets ask for data that this host does not have.
  expect(complaints(seen).filter((one) => !/^error: .*404$/.test(one))).toEqual([])
})

test('and so it does from a page of one script tag, with the room that its author gives', async ({
  page,
}) => {
  const { address, seen } = await plainHtml(page)
  await page.goto(address)
  await expectMounted(page)
  await expectAlive(page)
  await expectStyled(page)
  expect(await layoutShift(page)).toBe(0)
  expect(complaints(seen)).toEqual([])
})

test('and that of PHP', async ({ page }) => {
  // biome-ignore lint/suspicious/noSkippedTests: only where neither php nor its package can be had
  test.skip(!hasPhp(), 'There is no php, and Debian’s php-cli could not be installed.')
  await page.goto(await phpHost())
  await expect(page.getByRole('heading', { name: 'Questions of our <guests>' })).toBeVisible()
  await expectAlive(page)
})
