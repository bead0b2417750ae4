import { expect } from '@playwright/test'
import { casesOf } from '../cases'
import { losses, setTextSize } from './losses'
import { OVERVIEW, seeAll, settled, test } from './site'

const paths = ['/homepage-searchform.mi', OVERVIEW, '/sandbox/widgets']
const inRightToLeft = ['/ar-SA/homepage-searchform.mi', `/ar-SA${OVERVIEW}`]

for (const path of [...paths, ...casesOf(inRightToLeft, (one) => one.includes(OVERVIEW))]) {
  test(`${path} at 320 px, and at 200 % text size there and at 1280: no content is clipped`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    await settled(page)
    await seeAll(page)
    expect(await losses(page)).toEqual([])

    await setTextSize(context, page, 200)
    await settled(page)
    expect(await losses(page)).toEqual([])

    await page.setViewportSize({ width: 1280, height: 800 })
    await settled(page)
    const size = await page.evaluate(() => getComputedStyle(document.body).fontSize)
    expect(size).toBe('32px')
    expect(await losses(page)).toEqual([])
  })
}

test('a phone in landscape: the lead picture fills its width, the sign-in offer takes one line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 300 })
  await page.goto('/ar-SA/homepage-searchform.mi')
  await settled(page)
  const picture = page.locator('foyer-widget[type="hero-banner"] img').first()
  expect((await picture.boundingBox())?.width).toBe(375)
  const lines = await page
    .getByRole('link', { name: 'تسجيل الدخول', exact: true })
    .first()
    .evaluate((link) => {
      const words = new Range()
      words.selectNodeContents(link)
      return words.getClientRects().length
    })
  expect(lines).toBe(1)
})

for (const path of paths) {
  test(`${path} with reduced motion: no animation and no transition`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await settled(page)
    await seeAll(page)
    const moving = await page.evaluate(() =>
      [...document.body.querySelectorAll('*')]
        .filter((element) => {
          const { transitionDuration, animationName, animationDuration, scrollBehavior } =
            getComputedStyle(element)
          const lasts = (durations: string) => durations.split(',').some((d) => parseFloat(d) > 0)
          return (
            lasts(transitionDuration) ||
            (animationName !== 'none' && lasts(animationDuration)) ||
            scrollBehavior === 'smooth'
          )
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    )
    expect(moving).toEqual([])
  })

  test(`${path} in forced colours: controls have edges, focus and text are visible`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto(path)
    await settled(page)
    await seeAll(page)
    const findings = await page.evaluate(() => {
      const found: string[] = []
      const shown = [...document.querySelectorAll<HTMLElement>('button, a, input, summary')].filter(
        (element) => element.checkVisibility() && element.getBoundingClientRect().width > 1,
      )
      for (const element of shown) {
        const style = getComputedStyle(element)
        const name = element.outerHTML.slice(0, 140)
        // Backgrounds are removed: a button must have an edge, or a text that describes it.
        const hasEdge = style.borderStyle !== 'none' && parseFloat(style.borderBlockEndWidth) >= 1
        const isWord = element.textContent?.trim() !== '' || element.querySelector('svg, img')
        const isNative = element.matches('input') && style.appearance === 'auto'
        if (!hasEdge && !isWord && !isNative) found.push(`no edge: ${name}`)
        element.focus({ focusVisible: true } as FocusOptions)
        const { outlineStyle, outlineWidth } = getComputedStyle(element)
        const after = getComputedStyle(element, '::after')
        const own = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
        const inside = after.outlineStyle !== 'none' && parseFloat(after.outlineWidth) >= 2
        if (document.activeElement === element && !own && !inside) found.push(`no ring: ${name}`)
      }
      return found
    })
    expect(findings).toEqual([])
  })

  test(`${path} printed: no bars, no buttons without use on paper, black on white`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
    await page.goto(path)
    await settled(page)
    const printed = await page.evaluate(() => ({
      scheme: getComputedStyle(document.documentElement).colorScheme,
      sticky: [...document.querySelectorAll('foyer-widget, foyer-widget *')]
        .filter((element) => element.checkVisibility())
        .filter((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position))
        .map((element) => element.outerHTML.slice(0, 120)),
    }))
    expect(printed).toEqual({ scheme: 'light', sticky: [] })
  })
}

test('a host with a light background and no text colour is readable in dark mode', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  // The host's own styles replace the theme that follows the visitor's colour scheme.
  await page.route('**/theme.css', (route) =>
    route.fulfill({ contentType: 'text/css', body: 'body { background: #fff }' }),
  )
  await page.goto('/error')
  const text = page.locator('main foyer-widget :is(p, h1)').first()
  await expect(text).toBeVisible()
  const [red = 255, green = 255, blue = 255] = await text.evaluate(
    (element) => getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? [],
  )
  expect(red + green + blue).toBeLessThan(300)
})

test('the whole page follows the visitor’s light or dark scheme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const path of paths.slice(0, 2)) {
    await page.goto(path)
    await settled(page)
    await seeAll(page)
    const light = await page.evaluate(() =>
      [...document.body.querySelectorAll('*')]
        .filter((element) => element.checkVisibility())
        .filter((element) => {
          const [red = 0, green = 0, blue = 0, alpha = 1] =
            getComputedStyle(element)
              .backgroundColor.match(/[\d.]+/g)
              ?.map(Number) ?? []
          const isGround = element.getBoundingClientRect().width > innerWidth / 2
          return isGround && alpha > 0.5 && red + green + blue > 600
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    )
    expect(light).toEqual([])
  }
})
