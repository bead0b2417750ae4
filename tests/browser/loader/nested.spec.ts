import { expect, type Page } from '@playwright/test'
import { test } from '../sandbox'
import { accessibilityFindings, sectionOf, summaryOf, watch } from '../site'

const NESTED = '/sandbox/nested'

const widget = (page: Page, id: string) => page.locator(`foyer-widget[id=${id}]`)
const isMounted = (page: Page, id: string) =>
  expect(widget(page, id)).toHaveAttribute('status', 'mounted')

/** The page contains one type that no build has; `isHandled` keeps its error out of the log. */
const dealWithFailures = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('component-error', (event) => event.preventDefault())
  })

test('what was typed into a child stays when its parent and then the child are mounted', async ({
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
  await isMounted(page, 'trip')
  await isMounted(page, 'city')
  await expect(city).toBeFocused()
  await page.keyboard.type('bon')
  await expect(city).toHaveValue('Lisbon')
  expect(await city.evaluate((element, old) => element === old, before)).toBe(true)
  expect(complaints).toEqual([])
})

test('a parent’s rerender keeps a child’s open section, text and focus', async ({ page }) => {
  await dealWithFailures(page)
  const { complaints } = await watch(page)
  await page.goto(NESTED)
  await isMounted(page, 'wishes')
  await summaryOf(page, 'Your wishes').click()
  const wish = page.getByLabel('What we can do')
  await isMounted(page, 'wish')
  await wish.fill('A quiet room')
  await wish.focus()
  // Clicked by a script: the focus stays, and the parent renders.
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

test('a child that waits to be visible is not mounted in a closed section', async ({ page }) => {
  await dealWithFailures(page)
  await page.goto(NESTED)
  await isMounted(page, 'wishes')
  await expect(widget(page, 'wish')).toHaveAttribute('status', 'found')
  await summaryOf(page, 'Your wishes').click()
  await isMounted(page, 'wish')
})

test('three levels in a dialog are all mounted when it opens', async ({ page }) => {
  await dealWithFailures(page)
  const { complaints } = await watch(page)
  await page.goto(NESTED)
  await isMounted(page, 'stay')
  await page.getByRole('button', { name: 'Open the dialog' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your stay' })
  await expect(dialog).toBeVisible()
  await isMounted(page, 'guests')
  await summaryOf(dialog, 'Who comes along').click()
  await isMounted(page, 'pets')
  await isMounted(page, 'dog')
  await dialog.getByLabel('Name of the dog').fill('Rex')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Open the dialog' }).click()
  await expect(dialog.getByLabel('Name of the dog')).toHaveValue('Rex')
  expect(await accessibilityFindings(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('a child of an unknown type fails alone', async ({ page }) => {
  await dealWithFailures(page)
  await page.goto(NESTED)
  await isMounted(page, 'trip')
  await expect(widget(page, 'unknown')).toHaveAttribute('code', 'unknown-type')
  await summaryOf(page, 'Something new').click()
  await isMounted(page, 'beside')
})

test('removed and inserted again, a parent and its children are mounted again', async ({
  page,
}) => {
  await dealWithFailures(page)
  const { complaints } = await watch(page)
  await page.goto(NESTED)
  await isMounted(page, 'wishes')
  await page.evaluate(async () => {
    const trip = document.getElementById('trip') as HTMLElement
    trip.remove()
    await new Promise((resolve) => setTimeout(resolve))
    document.querySelector('main')?.append(trip)
  })
  await isMounted(page, 'trip')
  await isMounted(page, 'wishes')
  await expect(page.getByLabel('City')).toBeVisible()
  await summaryOf(page, 'Your wishes').click()
  await expect(page.getByLabel('What we can do')).toBeVisible()
  expect(complaints).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('sections open at every depth', async ({ page }) => {
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

test('in print every section is open', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto(NESTED)
  await expect(page.getByText('We read every wish.')).toBeVisible()
})
