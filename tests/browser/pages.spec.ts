import { type APIResponse, expect } from '@playwright/test'
import { pairsOf } from '../cases'
import {
  accessibilityFindings,
  become,
  layoutShifts,
  OVERVIEW,
  RATES,
  seeAll,
  settled,
  test,
  type VisitorId,
  watch,
} from './site'

// Most visitors allow motion, and layout shifts are only visible with it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const known: VisitorId[] = ['remembered-maria', 'member-maria', 'member-full']
// In this order the members have the list of rates and the reviews, which tell them most.
const paths = [
  '/homepage-searchform.mi',
  RATES,
  '/hotels/alderway-new-york-midtown/reviews',
  OVERVIEW,
]

for (const [visitor, path] of [
  ...paths.map((path) => ['anon', path] as const),
  ...pairsOf(known, paths),
]) {
  test(`${path} for ${visitor}: no console message and no layout shift`, async ({
    page,
    context,
  }) => {
    await become(context, visitor)
    const { complaints } = await watch(page)
    await page.goto(path)
    await settled(page)
    await seeAll(page)
    expect(complaints).toEqual([])
    expect(await layoutShifts(page)).toEqual([])
    const failed = await page.locator('foyer-widget[status=failed]').count()
    expect(failed).toBe(0)
    expect(await accessibilityFindings(page)).toEqual([])
  })
}

test.describe('every page in every language', () => {
  // An element that fades in after a resize has no final contrast yet.
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const [locale, path] of [
    ...paths.map((path) => ['', path] as const),
    ...pairsOf(['/de-DE', '/ja-JP', '/zh-CN', '/ar-SA', '/es-ES'], paths),
  ]) {
    test(`${locale}${path} at three widths: no accessibility finding, no clipped text`, async ({
      page,
    }) => {
      await page.goto(locale + path)
      await settled(page)
      await seeAll(page)
      for (const width of [375, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await settled(page)
        expect([width, await accessibilityFindings(page)]).toEqual([width, []])
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect([width, Math.max(0, overflow)]).toEqual([width, 0])
      }
    })
  }
})

test('a page is the same for every visitor and may be cached by a CDN', async ({
  context,
  baseURL,
}) => {
  const ask = () =>
    context.request.get(OVERVIEW, { headers: { 'surrogate-capability': 'edge="nonce/1.0"' } })
  const page = async (answer: APIResponse) =>
    (await answer.text())
      .replaceAll(answer.headers()['nonce-token'] ?? 'no token', '')
      .replace(/"renderedAt":\d+,/, '')
  const nobody = await page(await ask())
  await become(context, 'member-maria')
  const { hostname: domain } = new URL(baseURL ?? '')
  const cookies = { 'foyer-faults': '*:error', 'foyer-clock': '2030-01-01T12:00:00Z' }
  await context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({ name, value, domain, path: '/' })),
  )
  const answer = await ask()
  expect(await page(answer)).toBe(nobody)
  expect(answer.headers()['cache-control']).toContain('public')
  expect(answer.headers()['surrogate-key']).toContain('NYCAB')
})

test('every page has the strict policy', async ({ context }) => {
  for (const path of paths) {
    const policy = (await context.request.get(path)).headers()['content-security-policy']
    expect(policy).toContain("script-src 'self'")
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).not.toContain('unsafe')
  }
})

test('a missing page leads to the error page, in the language of the site', async ({ page }) => {
  const answer = await page.goto('/de-DE/no/such/page')
  expect(answer?.request().redirectedFrom()?.url()).toContain('/de-DE/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page).toHaveURL(/\/de-DE\/error$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
})
