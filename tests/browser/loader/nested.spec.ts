import { expect, type Page, test } from '@playwright/test'
import { accessibilityFindings, sectionOf, summaryOf, watch } from '../site'

const NESTED = '/sandbox/nested'

const widget = (page: Page, id: string) => page.locator(`foyer-widget[id=${id}]`)
const isAlive = (page: Page, id: string) =>
  expect(widget(page, id)).toHaveAttribute('status', 'mounted')

/** The one component that no build has is expected; whoever deals with it keeps it out of the log. */
const dealWithFailures = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('component-error', (event) => event.preventDefault())
  })

test('what was typed into a child stays through its parent’s and its own coming to life', async ({
  page,
}) => {
  await dealWithFailures(page)
  const { complaints } = await watch(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/accordion[^/]*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(NESTED)
  const city = page.getByLabel('City')
  await city.pressSequentially('Lis')
  const before = await city.elementHandle()
  expect(await widget(page, 'trip').getAttribute('status')).not.toBe('mounted')
  release()
  await isAlive(page, 'trip')
  await isAlive(page, 'city')
  await expect(city).toBeFocused()
  await page.keyboard.type('bon')
  await expect(city).toHaveValue('Lisbon')
  expect(await city.evaluate((element, old) => element === old, before)).toBe(true)
  expect(complaints).toEqual([])
})

test('a parent that renders again leaves a child’s open section, text and focus alone', async ({
  page,
}) => {
  await dealWithFailures(page)
  const { complaints } = await watch(page)
  await page.goto(NESTED)
  await isAlive(page, 'wishes')
  await summaryOf(page, 'Your wishes').click()
  const wish = page.getByLabel('What we can do')
  await isAlive(page, 'wish')
  await wish.fill('A quiet room')
  await wish.focus()
  // Pressed by a script: the focus stays where it is, and the parent renders.
  await page.evaluate(() => {
    const summaries = [...document.querySelectorAll('summary')]
    summaries.find(({ textContent }) => textContent === 'Something new')?.click()
  })
  await expect(page.getByLabel('Beside it')).toBeVisible()
  await expect(wish).toBeFocused()
  await expect(wish).toHaveValue('A quiet room')
  await summaryOf(page, 'Your trip').click()
  await expect(wish).toBeHidden()
  await summaryOf(page, 'Your trip').click()
  await expect(wish).toBeVisible()
  await expect(wish).toHaveValue('A quiet room')
  await expect(sectionOf(summaryOf(page, 'Your wishes'))).toHaveAttribute('open')
  expect(complaints).toEqual([])
})

test('a child that waits to be seen sleeps in a closed section', async ({ page }) => {
  await dealWithFailures(page)
  await page.goto(NESTED)
  await isAlive(page, 'wishes')
  await expect(widget(page, 'wish')).toHaveAttribute('status', 'found')
  await summaryOf(page, 'Your wishes').click()
  await isAlive(page, 'wish')
})

test('three levels in a dialog: all come to life when it opens', async ({ page }) => {
  await dealWithFailures(page)
  const { complaints } = await watch(page)
  await page.goto(NESTED)
  await isAlive(page, 'stay')
  await page.getByRole('button', { name: 'Open the dialog' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your stay' })
  await expect(dialog).toBeVisible()
  await isAlive(page, 'guests')
  await summaryOf(dialog, 'Who comes along').click()
  await isAlive(page, 'pets')
  await isAlive(page, 'dog')
  await dialog.getByLabel('Name of the dog').fill('Rex')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Open the dialog' }).click()
  await expect(dialog.getByLabel('Name of the dog')).toHaveValue('Rex')
  expect(await accessibilityFindings(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('a child that no build has fails alone', async ({ page }) => {
  await dealWithFailures(page)
  await page.goto(NESTED)
  await isAlive(page, 'trip')
  await expect(widget(page, 'unknown')).toHaveAttribute('code', 'unknown-type')
  await summaryOf(page, 'Something new').click()
  await isAlive(page, 'beside')
})

test('taken out and put back, a parent and its children come to life again', async ({ page }) => {
  await dealWithFailures(page)
  const { complaints } = await watch(page)
  await page.goto(NESTED)
  await isAlive(page, 'wishes')
  await page.evaluate(async () => {
    const trip = document.getElementById('trip') as HTMLElement
    trip.remove()
    await new Promise((resolve) => setTimeout(resolve))
    document.querySelector('main')?.append(trip)
  })
  await isAlive(page, 'trip')
  await isAlive(page, 'wishes')
  await expect(page.getByLabel('City')).toBeVisible()
  await summaryOf(page, 'Your wishes').click()
  await expect(page.getByLabel('What we can do')).toBeVisible()
  expect(complaints).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('everything opens at every depth', async ({ page }) => {
    await page.goto(NESTED)
    await expect(page.getByLabel('City')).toBeVisible()
    await summaryOf(page, 'Your wishes').click()
    await expect(page.getByLabel('What we can do')).toBeVisible()
    await summaryOf(page, 'Our promise').click()
    await expect(page.getByText('We read every wish.')).toBeVisible()
    await summaryOf(page, 'Something new').click()
    await expect(page.getByLabel('Beside it')).toBeVisible()
    await page.getByRole('button', { name: 'Open the dialog' }).click()
    await summaryOf(page.getByRole('dialog'), 'Who comes along').click()
    await expect(page.getByRole('dialog').getByLabel('Name of the dog')).toBeVisible()
  })
})

test('on paper every section is open', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto(NESTED)
  await expect(page.getByText('We read every wish.')).toBeVisible()
})
