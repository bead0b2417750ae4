import { expect, type Page } from '@playwright/test'
import { accessibilityFindings, layoutShifts, OVERVIEW, seeAll, settled, test, watch } from './site'

// Most visitors allow motion, and layout shifts are only visible with it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const footer = (page: Page) => page.getByRole('contentinfo')

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: hasScript })

    test('from 768 px the columns are open lists, as many in a row as fit', async ({ page }) => {
      await page.goto(OVERVIEW)
      for (const [width, inRow] of [
        [1280, 4],
        [992, 4],
        [768, 2],
      ] as const) {
        await page.setViewportSize({ width, height: 800 })
        await expect(footer(page).getByRole('link', { name: 'Careers' })).toBeVisible()
        const headings = ['Our company', 'Work with us', 'Find help', 'Privacy and terms']
        // In one reading: what is above the footer may still find its height.
        const tops = await footer(page)
          .getByRole('heading')
          .evaluateAll((all, names) => {
            const columns = all.filter((one) => names.includes(one.textContent ?? ''))
            return columns.map((one) => one.getBoundingClientRect().top)
          }, headings)
        expect(tops).toHaveLength(headings.length)
        expect(tops.filter((top) => top === tops[0])).toHaveLength(inRow)
      }
    })

    test('at 767 px each column opens and closes by its title', async ({ page }) => {
      await page.setViewportSize({ width: 767, height: 800 })
      await page.goto(OVERVIEW)
      const link = footer(page).getByRole('link', { name: 'Careers' })
      await expect(link).toBeHidden()
      const title = footer(page).getByRole('heading', { name: 'Work with us' })
      await title.click()
      await expect(link).toBeVisible()
      await title.click()
      await expect(link).toBeHidden()
    })

    test('the destinations open at every width', async ({ page }) => {
      await page.goto(OVERVIEW)
      const places = footer(page).getByRole('navigation', { name: 'Destinations' })
      await expect(places.getByRole('link').first()).toBeHidden()
      await places.getByRole('heading', { name: 'Destinations' }).click()
      await expect(places.getByRole('link').first()).toBeVisible()
    })
  })
}

for (const width of [375, 1280]) {
  test(`at ${width} px it hydrates without a visible change`, async ({ page }) => {
    const { complaints } = await watch(page)
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/homepage-searchform.mi')
    await settled(page)
    await seeAll(page)
    await footer(page).scrollIntoViewIfNeeded()
    expect(await layoutShifts(page)).toEqual([])
    expect(complaints).toEqual([])
    for (const title of ['Find help', 'Destinations']) {
      const heading = footer(page).getByRole('heading', { name: title })
      if (width < 768 || title === 'Destinations') await heading.click()
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
}

test('a section opened before the script loaded stays open', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  let release = () => {}
  const late = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/footer\.widget-.*\.js/, async (route) => {
    await late
    await route.continue()
  })
  await page.goto(OVERVIEW)
  await footer(page).getByRole('heading', { name: 'Work with us' }).click()
  release()
  await expect(page.locator('foyer-widget[type=footer]')).toHaveAttribute('status', 'mounted')
  await expect(footer(page).getByRole('link', { name: 'Careers' })).toBeVisible()
})

test('a footer without server HTML shows the year too', async ({ page }) => {
  await page.goto(OVERVIEW)
  await settled(page)
  await page.evaluate(() => {
    const placeholder = document.createElement('foyer-widget')
    placeholder.id = 'late-footer'
    placeholder.setAttribute('type', 'footer')
    const titles = {
      ourCompany: 'A',
      workWithUs: 'B',
      findHelp: 'C',
      privacy: 'D',
      destinations: 'E',
    }
    const copyrightDescription = '<p>© {year} Late <img src=x onerror="foyerHacked = 1"></p>'
    const resourceProperties = { titles, copyrightDescription }
    placeholder.setAttribute('props', JSON.stringify({ resourceProperties }))
    document.querySelector('main')?.append(placeholder)
  })
  const year = new Date().getUTCFullYear()
  await expect(page.locator('#late-footer')).toContainText(`© ${year} Late`)
  expect(await page.locator('#late-footer [onerror]').count()).toBe(0)
})

for (const { locale, name, refuse, accept, save } of [
  {
    locale: 'en-US',
    name: 'Your privacy choices',
    refuse: 'Refuse all',
    accept: 'Accept all',
    save: 'Save choices',
  },
  {
    locale: 'ar-SA',
    name: 'خيارات الخصوصية',
    refuse: 'رفض الكل',
    accept: 'قبول الكل',
    save: 'حفظ الخيارات',
  },
])
  test(`${locale}: the privacy choices by keyboard, 320 pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(locale === 'en-US' ? '/error' : `/${locale}/error`)
    const link = page.getByRole('link', { name })
    await link.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name })
    await expect(dialog.getByRole('heading', { name })).toBeFocused()
    // All of it fits: no line is cut, and the two answers are equally large.
    expect(await dialog.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0)
    const size = async (label: string) =>
      (await dialog.getByRole('button', { name: label }).boundingBox()) ?? { width: 0, height: 0 }
    const [no, yes] = [await size(refuse), await size(accept)]
    expect(Math.abs(no.height - yes.height)).toBeLessThan(1)
    expect(Math.min(no.height, yes.height)).toBeGreaterThanOrEqual(44)
    expect(no.width / yes.width).toBeGreaterThan(0.75)
    expect(yes.width / no.width).toBeGreaterThan(0.75)
    expect(await accessibilityFindings(page)).toEqual([])
    const statistics = dialog.getByRole('checkbox').nth(1)
    await statistics.focus()
    await page.keyboard.press('Space')
    await expect(statistics).toBeChecked()
    await dialog.getByRole('button', { name: save }).focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(link).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(statistics).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(link).toBeFocused()
  })
