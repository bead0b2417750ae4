import { expect, type Page } from '@playwright/test'
import { hold, isMounted, openHeld, widget } from '../loader/loader-page'
import { layoutShifts, OVERVIEW, sectionOf, summaryOf, test, watch } from '../site'

/** Rendered with the props of the widget's fullest fixture. */
const ACCORDION = '/sandbox/widgets?only=accordion'
const NESTED = '/sandbox/nested'
const HOTEL = 'foyer-widget[type=hotel-information]'
const SCRIPTS = /\/assets\/[^/]*\.js$/
/** The page is not painted before the loader has run. */
const ALL_BUT_LOADER = /\/assets\/(?!loader)[^/]*\.js$/

const eventsOf = (page: Page, name: string) =>
  page.evaluate((wanted) => {
    const layer = (window as { adobeDataLayer?: { event: string; eventInfo: object }[] })
      .adobeDataLayer
    return (layer ?? []).filter(({ event }) => event === wanted).map(({ eventInfo }) => eventInfo)
  }, name)

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 800 })
})

test.describe('with every script blocked', () => {
  test.beforeEach(({ page }) => page.route(SCRIPTS, (route) => route.abort()))

  for (const [path, scope] of [
    [ACCORDION, 'foyer-widget[type=accordion]'],
    [OVERVIEW, HOTEL],
  ] as const) {
    test(`${path}: each section opens and closes by click, Enter and Space`, async ({ page }) => {
      await page.goto(path)
      const summaries = page.locator(`${scope} summary`)
      const count = await summaries.count()
      expect(count).toBeGreaterThan(4)
      for (let index = 0; index < count; index++) {
        const summary = summaries.nth(index)
        const content = sectionOf(summary).locator('[role=region], summary ~ div').first()
        const change = async (act: () => Promise<void>) => {
          const before = await content.isVisible()
          await act()
          await expect(content).toBeVisible({ visible: !before })
        }
        for (const key of ['Enter', 'Space']) {
          await change(() => summary.press(key))
          await change(() => summary.press(key))
        }
        await change(() => summary.click())
        await change(() => summary.click())
        expect((await summary.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      }
    })
  }

  test('a link to a section opens it, and the visitor can close it', async ({ page }) => {
    await page.goto(`${ACCORDION}#accordion-item-3`)
    const title = summaryOf(page, 'May I bring my dog?')
    const dog = page.getByText('One dog of up to 20 kg (44 lb) per room is welcome')
    await expect(dog).toBeVisible()
    await expect(title).toBeInViewport()
    await title.click()
    await expect(dog).toBeHidden()
  })

  test('opening one section of “one at a time” closes the other', async ({ page }) => {
    await page.goto(NESTED)
    const promise = page.getByText('We read every wish.')
    await summaryOf(page, 'Our promise').click()
    await expect(promise).toBeVisible()
    await summaryOf(page, 'Your wishes').click()
    await expect(page.getByLabel('What we can do')).toBeVisible()
    await expect(promise).toBeHidden()
  })

  test('a section that is always open shows its content, and a click does nothing', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1000, height: 800 })
    for (const [path, title, text] of [
      [ACCORDION, 'Where can I leave my car?', 'The garage around the corner'],
      [OVERVIEW, 'Parking', 'Valet parking'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByText(text)).toBeVisible()
      const heading = page.getByRole('heading', { name: title })
      const { x, y, height } = (await heading.boundingBox()) ?? { x: 0, y: 0, height: 0 }
      await page.evaluate((top) => scrollTo(0, top), y - 100)
      await page.mouse.click(x + 5, 100 + height / 2)
      await expect(page.getByText(text)).toBeVisible()
      await expect(sectionOf(summaryOf(page, title))).not.toHaveAttribute('open')
    }
  })

  test('“Read more” shows the whole description, and “Read less” its start', async ({ page }) => {
    await page.goto(OVERVIEW)
    const description = page.locator('#overview-description > span')
    await expect(description.last()).toBeHidden()
    for (const key of ['Enter', 'Space'] as const) {
      await summaryOf(page, 'Read more').press(key)
      await expect(description.last()).toBeVisible()
      await summaryOf(page, 'Read less').press(key)
      await expect(description.last()).toBeHidden()
    }
    await summaryOf(page, 'Read more').click()
    await expect(description.last()).toBeVisible()
  })

  test('in print every section is open', async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
    await page.goto(ACCORDION)
    await expect(page.getByText('The garage around the corner')).toBeVisible()
    await page.goto(OVERVIEW)
    await expect(page.locator('#overview-description > span').last()).toBeVisible()
  })
})

test.describe('what the visitor did before the scripts loaded', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      localStorage.setItem('foyer.v1.consent', JSON.stringify({ analytics: true, marketing: true }))
    }),
  )

  test('an opened section stays open, with its text, the focus and the scroll position', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      // The page contains one type that no build has.
      addEventListener('component-error', (event) => event.preventDefault())
    })
    const { complaints } = await watch(page)
    const scripts = await hold(page, ALL_BUT_LOADER)
    await openHeld(page, NESTED)
    await page.setViewportSize({ width: 700, height: 500 })
    await summaryOf(page, 'Your wishes').click()
    const wish = page.getByLabel('What we can do')
    await wish.pressSequentially('A quiet')
    const top = await wish.evaluate((input) => {
      input.scrollIntoView({ block: 'center', behavior: 'instant' })
      return scrollY
    })
    expect(top).toBeGreaterThan(100)
    const field = await wish.elementHandle()

    scripts.release()
    for (const id of ['trip', 'wishes', 'wish']) await isMounted(page, id)
    await expect(wish).toBeFocused()
    await page.keyboard.type(' room')
    await expect(wish).toHaveValue('A quiet room')
    expect(await wish.evaluate((now, before) => now === before, field)).toBe(true)
    expect(await page.evaluate(() => scrollY)).toBe(top)
    await expect
      .poll(() => eventsOf(page, 'accordion_toggle'))
      .toMatchObject([{ index: 0, open: true }])
    expect(await layoutShifts(page)).toEqual([])

    await summaryOf(page, 'Our promise').click()
    await expect(page.getByText('We read every wish.')).toBeVisible()
    await expect(wish).toBeHidden()
    await expect
      .poll(() => eventsOf(page, 'accordion_toggle'))
      .toMatchObject([
        { index: 0, open: true },
        { index: 1, open: true },
      ])
    expect(complaints).toEqual([])
  })

  test('a closed section stays closed, and is tracked once', async ({ page }) => {
    const { complaints } = await watch(page)
    const scripts = await hold(page, ALL_BUT_LOADER)
    await openHeld(page, ACCORDION)
    const title = summaryOf(page, 'When is my room ready?')
    const text = page.getByText('you keep it until')
    await expect(text).toBeVisible()
    await title.press('Enter')
    await expect(text).toBeHidden()
    scripts.release()
    await isMounted(page, 'accordion')
    await expect(title).toBeFocused()
    await expect(text).toBeHidden()
    await expect
      .poll(() => eventsOf(page, 'accordion_toggle'))
      .toMatchObject([{ index: 0, open: false }])
    await title.press('Enter')
    await expect(text).toBeVisible()
    await expect.poll(() => eventsOf(page, 'accordion_toggle')).toHaveLength(2)
    expect(complaints).toEqual([])
  })

  test('a section that a link had opened stays closed for the visitor who closed it', async ({
    page,
  }) => {
    const scripts = await hold(page, ALL_BUT_LOADER)
    await openHeld(page, `${ACCORDION}#accordion-item-3`)
    const dog = page.getByText('One dog of up to 20 kg (44 lb) per room is welcome')
    await expect(dog).toBeVisible()
    await summaryOf(page, 'May I bring my dog?').click()
    scripts.release()
    await isMounted(page, 'accordion')
    await expect(dog).toBeHidden()
  })

  test('an expanded description stays expanded, and is tracked once', async ({ page }) => {
    const { complaints } = await watch(page)
    const scripts = await hold(page, ALL_BUT_LOADER)
    await openHeld(page, OVERVIEW)
    await summaryOf(page, 'Read more').click()
    scripts.release()
    await isMounted(page, 'overview')
    await expect(summaryOf(page, 'Read less')).toBeFocused()
    await expect(page.locator('#overview-description > span').last()).toBeVisible()
    await expect.poll(() => eventsOf(page, 'overview_expand')).toHaveLength(1)
    expect(complaints).toEqual([])
  })

  test('a section of the hotel’s facts is tracked once, one that a link opened is not', async ({
    page,
  }) => {
    await watch(page)
    const scripts = await hold(page, ALL_BUT_LOADER)
    await openHeld(page, `${OVERVIEW}#hotel-information-pets`)
    await expect(page.getByText('Pet fee')).toBeVisible()
    await summaryOf(page.locator(HOTEL), 'Parking').click()
    await expect(page.getByText('Valet parking')).toBeVisible()
    const { y } = (await page.getByText('Valet parking').boundingBox()) ?? {}
    scripts.release()
    await isMounted(page, 'information')
    await expect(page.getByText('Pet fee')).toBeVisible()
    expect((await page.getByText('Valet parking').boundingBox())?.y).toBe(y)
    await expect
      .poll(() => eventsOf(page, 'hotel_info_expand'))
      .toMatchObject([{ section: 'parking' }])
  })
})

test('a link to the hotel’s facts opens its amenities', async ({ page }) => {
  await page.goto(OVERVIEW)
  await page.getByRole('link', { name: 'See all amenities' }).click()
  await expect(page.locator(HOTEL)).toHaveAttribute('status', 'mounted')
  await expect(page.getByRole('heading', { name: 'Wellness' })).toBeVisible()
})

test('the icon turns with its section, and a nested section keeps its own', async ({ page }) => {
  await page.route(SCRIPTS, (route) => route.abort())
  await page.goto(NESTED)
  const turnOf = (title: string) =>
    summaryOf(page, title)
      .locator('svg')
      .evaluate((sign) => getComputedStyle(sign).rotate)
  expect(await turnOf('Your trip')).toBe('180deg')
  expect(await turnOf('Your wishes')).toBe('none')
  await summaryOf(page, 'Your wishes').click()
  expect(await turnOf('Your wishes')).toBe('180deg')
  await expect(widget(page, 'trip').getByLabel('City')).toBeVisible()
})

for (const width of [375, 1280]) {
  test(`at ${width} px the hotel’s facts are not styled before they are near`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.goto(OVERVIEW)
    const facts = page.locator('#hotel-information')
    const isStyled = () =>
      facts
        .getByRole('heading')
        .first()
        .evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true }))
    const height = async () => (await facts.boundingBox())?.height as number
    expect(await isStyled()).toBe(false)
    const held = await height()
    await facts.evaluate((one) => one.scrollIntoView({ behavior: 'instant' }))
    await expect.poll(isStyled).toBe(true)
    // The place that was held for them is about as high, or links would lead elsewhere.
    expect(Math.abs((await height()) / held - 1)).toBeLessThan(1 / 3)
  })
}
