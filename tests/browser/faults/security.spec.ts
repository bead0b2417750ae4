import { type APIResponse, expect, type Page } from '@playwright/test'
import { OVERVIEW, rewrite, seeAll, settled, takePolicyReports, test, watch } from '../site'

const FROM_AN_EDGE = { 'surrogate-capability': 'edge="nonce/1.0"' }

const policyOf = (answer: APIResponse) => answer.headers()['content-security-policy'] ?? ''
const noncesIn = (text: string) => [...text.matchAll(/nonce[=-]["']?([^"' >]+)/g)].map(([, n]) => n)

/** A hotel's page with an attacker's HTML, as if it had passed every other check. */
async function openWith(page: Page, injected: string): Promise<string> {
  const name = `?attack=${crypto.randomUUID()}`
  await rewrite(page, `**${OVERVIEW}${name}`, (html) => html.replace('<main', `${injected}<main`))
  await page.addInitScript(() => {
    // A retried element violates the policy again; the browser reports the same violation only
    // once.
    const violations = new Set<string>()
    addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, originalPolicy, sample } = event
      const place = [event.sourceFile, event.lineNumber, event.columnNumber]
      violations.add([effectiveDirective, blockedURI, originalPolicy, sample, ...place].join('\n'))
      Object.assign(window, { foyerViolations: violations.size })
    })
  })
  await page.goto(OVERVIEW + name)
  await settled(page)
  return name
}

/**
 * The directives that the browser reported for the page. It sends the violations of each policy
 * separately: the helper waits until all of those that it also told the page have arrived.
 */
async function reported(page: Page, name: string) {
  const violations = () => page.evaluate(() => Number(Reflect.get(window, 'foyerViolations') ?? 0))
  await expect.poll(violations).toBeGreaterThan(0)
  const directives: string[] = []
  await expect
    .poll(async () => {
      const reports = await takePolicyReports(page.context(), name)
      directives.push(...reports.map(({ directive }) => directive))
      return directives.length - (await violations())
    })
    .toBe(0)
  return new Set(directives)
}

const hasRun = (page: Page) => page.evaluate(() => 'foyerHacked' in window)

const RUN = 'window.foyerHacked=1'
const MODULE = `data:text/javascript,${RUN}`

for (const [attack, html, directive] of [
  ['an inline script', `<script>${RUN}</script>`, 'script-src-elem'],
  [
    'an inline script with a nonce of its own',
    `<script nonce="a">${RUN}</script>`,
    'script-src-elem',
  ],
  ['an event handler', `<img src="/media/favicon.svg" onload="${RUN}">`, 'script-src-attr'],
  ['a foreign script', '<script src="https://evil.example/x.js"></script>', 'script-src-elem'],
  ['a script of the site', '<script src="/sandbox/specimen.js"></script>', 'script-src-elem'],
  [
    'a module that a link preloaded',
    `<link rel="modulepreload" href="${MODULE}"><script type="module" src="${MODULE}"></script>`,
    'script-src-elem',
  ],
  ['a base address', '<base href="https://evil.example/">', 'base-uri'],
  ['a style', '<style>main{display:none}</style>', 'style-src-elem'],
  ['an object', '<object data="/media/favicon.svg"></object>', 'object-src'],
  ['a frame', '<iframe src="https://evil.example/"></iframe>', 'frame-src'],
] as const) {
  test(`${attack} in a page does nothing and is reported`, async ({ page }) => {
    const name = await openWith(page, html)
    expect(await reported(page, name)).toContain(directive)
    expect(await hasRun(page)).toBe(false)
  })
}

test('a javascript: link does nothing and is reported', async ({ page }) => {
  const name = await openWith(page, `<a href="javascript:${RUN}">Read more</a>`)
  await page.getByRole('link', { name: 'Read more', exact: true }).click()
  expect(await reported(page, name)).toContain('script-src-elem')
  expect(await hasRun(page)).toBe(false)
})

test('a text does not become markup, code or a script address', async ({ page }) => {
  const name = await openWith(page, '')
  const refused = await page.evaluate((code) => {
    const sinks: Record<string, () => void> = {
      innerHTML: () => {
        document.body.innerHTML = `<img src=x onerror="${code}">`
      },
      insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', '<b>'),
      'a script’s address': () => {
        document.createElement('script').src = '/assets/x.js'
      },
      'a second sanitiser': () => {
        Reflect.get(window, 'trustedTypes').createPolicy('mine', {})
      },
    }
    return Object.entries(sinks).flatMap(([sink, use]) => {
      try {
        use()
        return []
      } catch {
        return [sink]
      }
    })
  }, RUN)
  expect(refused).toEqual([
    'innerHTML',
    'insertAdjacentHTML',
    'a script’s address',
    'a second sanitiser',
  ])
  expect(await reported(page, name)).toContain('require-trusted-types-for')
  expect(await hasRun(page)).toBe(false)
})

test('every response has a nonce of its own for all of its scripts, and no cache may keep it', async ({
  context,
}) => {
  const seen = new Set<string | undefined>()
  for (const path of [OVERVIEW, OVERVIEW, '/sandbox/widgets', '/error']) {
    const answer = await context.request.get(path, { headers: { accept: 'text/html' } })
    const [nonce, ...others] = noncesIn(policyOf(answer))
    expect(others).toEqual([])
    expect(nonce).toMatch(/^[\w+/]{22}==$/)
    seen.add(nonce)
    const html = await answer.text()
    const scripts = html.match(
      /<script(?! type="application\/)[^>]*>|<link rel="modulepreload"[^>]*>/g,
    )
    expect(scripts?.length).toBeGreaterThan(0)
    for (const script of scripts ?? []) expect(noncesIn(script)).toEqual([nonce])
    expect(answer.headers()['cache-control']).toBe('private, no-cache')
    expect(answer.headers()).not.toHaveProperty('nonce-token')
    expect(answer.headers()).not.toHaveProperty('etag')
  }
  expect(seen.size).toBe(4)
})

test('a page that a CDN keeps has no nonce, and a strict policy nevertheless', async ({
  context,
}) => {
  const kept = await context.request.get(OVERVIEW, { headers: FROM_AN_EDGE })
  expect(kept.headers()['cache-control']).toContain('public')
  expect(noncesIn(policyOf(kept))).toEqual([])
  expect(policyOf(kept)).toMatch(/script-src 'self'.*trusted-types dompurify/)
  expect(kept.headers()['nonce-token']).toMatch(/^[\w-]{22}$/)
  const other = await context.request.get(OVERVIEW, { headers: FROM_AN_EDGE })
  expect(other.headers()['nonce-token']).not.toBe(kept.headers()['nonce-token'])
})

test('a cached page hydrates with a nonce for each visit, and without an edge as well', async ({
  page,
  context,
}) => {
  const { complaints, requests } = await watch(page)
  const kept = await context.request.get(OVERVIEW, { headers: FROM_AN_EDGE })
  const token = kept.headers()['nonce-token'] ?? ''
  const html = await kept.text()
  for (const nonce of ['Zmlyc3Q=', 'c2Vjb25k', token]) {
    const hasEdge = nonce !== token
    await page.route(`**${OVERVIEW}`, (route) =>
      route.fulfill({
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': hasEdge
            ? `${policyOf(kept)}, script-src 'nonce-${nonce}' 'strict-dynamic'`
            : policyOf(kept),
        },
        body: html.replaceAll(token, nonce),
      }),
    )
    requests.length = 0
    await page.goto(OVERVIEW)
    await settled(page)
    await seeAll(page)
    await expect(page.locator('foyer-widget[status=mounted]').first()).toBeAttached()
    expect(await page.locator('foyer-widget[status=failed]').count()).toBe(0)
    await page.unroute(`**${OVERVIEW}`)
  }
  expect(complaints).toEqual([])
})

test('each script of a page is fetched once, with all links and imports under the nonce', async ({
  page,
}) => {
  const { complaints, requests } = await watch(page)
  await page.goto(OVERVIEW)
  await settled(page)
  await seeAll(page)
  const scripts = requests.filter((request) => request.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(3)
  expect(scripts).toEqual([...new Set(scripts)])
  expect(complaints).toEqual([])
  const data = await page.locator('script[type="application/ld+json"]').first().textContent()
  expect(JSON.parse(data ?? '')).toHaveProperty('@type')
})

test('going back restores a working page with its original nonce', async ({ page }) => {
  const { complaints } = await watch(page)
  await page.goto(OVERVIEW)
  await settled(page)
  await page.goto('/homepage-searchform.mi')
  await settled(page)
  await page.goBack()
  await settled(page)
  await expect(page.locator('foyer-widget[status=mounted]').first()).toBeAttached()
  expect(complaints).toEqual([])
})

for (const path of ['/sandbox', '/fragments/hotels/NYCAB/quick-view']) {
  test(`${path} has no script and may run none`, async ({ context }) => {
    const policy = policyOf(await context.request.get(path))
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'none'")
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).not.toMatch(/unsafe|nonce/)
  })
}
