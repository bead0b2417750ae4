/** How the widgets of the booking look in forced colours, in windows of 400 % zoom, and in narrow ones. */
import { expect, type Locator, type Page } from '@playwright/test'
import { casesOf } from '../../cases'
import { openGuests } from '../checkout/by-form'
import { field } from '../checkout/guest-page'
import { losses, setTextSize } from '../losses'
import { RATES, settled, summaryOf, test } from '../site'
import { ARRIVAL, DEPARTURE, main } from './journey-page'

const HOME = '/homepage-searchform.mi'
const STAY = `fromDate=${ARRIVAL}&toDate=${DEPARTURE}`
const RESULTS = `/search/findHotels?destinationAddress=London&${STAY}`

const colours = (control: Locator) =>
  control.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element)
    return { color, backgroundColor }
  })

async function boxOf(control: Locator) {
  const box = await control.boundingBox()
  if (!box) throw new Error(`${control} is not shown.`)
  return box
}

async function addRoom(page: Page) {
  const form = main(page).getByRole('search')
  await summaryOf(form, /1 room/).click()
  await form.getByRole('button', { name: 'Add a room' }).click()
  return form
}

/** Its part that is seen, of its height: nothing else lies over its middle there. */
const seenPart = (control: Locator) =>
  control.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const steps = Array.from({ length: 12 }, (_, step) => y + (height * (step + 0.5)) / 12)
    const seen = steps.filter((at) => {
      const top = document.elementFromPoint(x + width / 2, at)
      return top !== null && (element.contains(top) || top.contains(element))
    })
    return seen.length / steps.length
  })

for (const colorScheme of ['light', 'dark'] as const) {
  test(`forced colours, ${colorScheme}: what is chosen and what is off differ from the rest`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    for (const path of [RESULTS, `${RATES}&${STAY}`]) {
      await page.goto(path)
      await settled(page)
      const sorts = main(page)
        .getByRole('list')
        .filter({ has: page.getByRole('link', { name: 'Lowest price' }) })
      const chosen = await colours(sorts.locator('a[aria-current]'))
      const other = await colours(sorts.locator('a:not([aria-current])').first())
      expect(chosen.backgroundColor).not.toBe(other.backgroundColor)
      expect(chosen.color).not.toBe(other.color)
    }
    const pages = main(page).getByRole('navigation', { name: 'Pages of results' })
    await page.goto(RESULTS)
    await settled(page)
    expect(await colours(pages.locator('a[aria-current]'))).not.toEqual(
      await colours(pages.locator('li a:not([aria-current])').first()),
    )

    await page.goto(HOME)
    await settled(page)
    const form = await addRoom(page)
    const step = (name: RegExp) => form.getByRole('button', { name })
    const off = await colours(step(/^One fewer: Adults, Room 1/))
    expect(off.color).not.toBe((await colours(step(/^One more: Adults, Room 1/))).color)

    const place = form.getByRole('combobox')
    await place.pressSequentially('Mun')
    await expect(page.getByRole('option').first()).toBeVisible()
    await place.press('ArrowDown')
    const option = page.getByRole('listbox').getByRole('option', { selected: true })
    expect((await colours(option.locator('small'))).color).toBe((await colours(option)).color)
  })
}

for (const width of [375, 1280]) {
  test(`${width} px: a room is removed beside its name, over no other control`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(HOME)
    await settled(page)
    const form = await addRoom(page)
    const remove = await boxOf(form.getByRole('button', { name: /^Remove: Room 1/ }))
    const more = await boxOf(form.getByRole('button', { name: /^One more: Adults, Room 1/ }))
    expect(remove.y + remove.height).toBeLessThanOrEqual(more.y)
  })
}

test('400 %: half of a dialog is what it is about, and its buttons lie over no focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto(RESULTS)
  await settled(page)
  await main(page).getByRole('button', { name: 'Filter', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Filter' })
  const boxes = panel.getByRole('checkbox')
  await boxes.first().focus()
  for (const box of (await boxes.all()).slice(0, 9)) {
    await expect(box).toBeFocused()
    expect(await seenPart(box)).toBe(1)
    await page.keyboard.press('Tab')
  }
  const title = await boxOf(panel.getByRole('heading', { name: 'Filter' }))
  const buttons = await boxOf(panel.getByRole('button', { name: 'Clear' }))
  expect(buttons.y - Math.max(0, title.y + title.height)).toBeGreaterThan(256 / 2)
})

test('a low phone: the bar lies over no field that takes the focus', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 420 })
  await openGuests(page)
  await settled(page)
  await field(page, 'givenName').focus()
  for (let fields = 0; fields < 16; fields += 1) {
    const focused = page.locator(':focus')
    expect([await focused.getAttribute('id'), await seenPart(focused)]).toEqual([
      await focused.getAttribute('id'),
      1,
    ])
    await page.keyboard.press('Tab')
  }
})

test('on a phone, the places begin at their field, and the chosen order is in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto(HOME)
  await settled(page)
  const destination = main(page).getByRole('combobox', { name: 'Destination or hotel' })
  await destination.fill('new')
  const input = await boxOf(destination)
  const list = await boxOf(page.getByRole('listbox'))
  expect(list.y - (input.y + input.height)).toBeGreaterThanOrEqual(0)
  expect(list.y - (input.y + input.height)).toBeLessThanOrEqual(8)

  for (const path of [`${RESULTS}&sort=brand`, `${RATES}&${STAY}`]) {
    await page.goto(path)
    await settled(page)
    const chosen = main(page).getByRole('group').locator('ul > li > a[aria-current]').last()
    const { x, width } = await boxOf(chosen)
    expect([path, x >= 0, x + width <= 375 - 12]).toEqual([path, true, true])
  }
})

const LOCALES = ['de-DE', 'ja-JP', 'zh-CN', 'ar-SA', 'es-ES']

for (const locale of casesOf(LOCALES, (one) => ['ja-JP', 'ar-SA'].includes(one))) {
  test(`${locale}: hotels and rates at 320 px and with text of 200 %: nothing is cut`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    for (const path of [RESULTS, `${RATES}&${STAY}`]) {
      await page.goto(`/${locale}${path}`)
      await settled(page)
      expect([path, await losses(page)]).toEqual([path, []])
      await setTextSize(context, page, 200)
      await settled(page)
      expect([path, '200 %', await losses(page)]).toEqual([path, '200 %', []])
      await setTextSize(context, page, 100)
    }
  })
}

const PICTURES = [
  { width: 375, shown: { height: 221 } },
  { width: 768, shown: { height: 195 } },
  { width: 1280, shown: { width: 507, height: 285 }, asked: 'width=507&height=285' },
]

test('the picture of a room card has the size of the window’s kind (E4-04)', async ({ page }) => {
  for (const { width, shown, asked = '' } of PICTURES) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${RATES}&${STAY}`)
    const picture = main(page).getByRole('article').first().locator('img').first()
    await picture.scrollIntoViewIfNeeded()
    expect(await boxOf(picture)).toMatchObject(shown)
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.currentSrc))
      .toContain(asked)
  }
})
