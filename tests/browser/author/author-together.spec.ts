import { type Browser, expect, type Page } from '@playwright/test'
import { test } from '../sandbox'

const canvasOf = (page: Page) => page.frameLocator('iframe[title="The page while you edit it"]')
const headingsOf = (page: Page) => canvasOf(page).locator('main').getByRole('heading')
const settingsOf = (page: Page) => page.getByRole('complementary', { name: 'Settings' })
const saved = (page: Page) => expect(page.getByText(/^Saved \d/)).toBeVisible()

/** Opens the same page as each author, in a browser context of its own. */
async function bothOpen(browser: Browser, baseURL: string, path: string) {
  const open = async (name: string) => {
    const context = await browser.newContext({ baseURL, viewport: { width: 1680, height: 1000 } })
    const page = await context.newPage()
    await page.goto('/author')
    await page.getByRole('button', { name }).click()
    await expect(page.getByRole('heading', { name: 'Pages' })).toBeVisible()
    return page
  }
  const [anna, ben] = [await open('Anna'), await open('Ben')]
  await anna.evaluate(async (made) => {
    const page = { path: made, locale: 'en-US', title: 'Together', pageId: 'cms' }
    const headers = { 'content-type': 'application/json' }
    await fetch('/author/api/pages', { method: 'POST', headers, body: JSON.stringify(page) })
  }, path)
  for (const page of [anna, ben]) {
    await page.goto(`/author?path=${path}&locale=en-US`)
    await expect(page.getByRole('region', { name: 'Page', exact: true })).toHaveAttribute(
      'aria-busy',
      'false',
    )
  }
  return { anna, ben }
}

async function add(page: Page, name: string) {
  await page
    .getByRole('grid', { name: / components$/ })
    .getByRole('row', { name, exact: true })
    .click()
  await expect(page.getByText(`${name} added.`)).toBeVisible()
}

test('two authors add a component each: both go on in their own', async ({ browser, baseURL }) => {
  const { anna, ben } = await bothOpen(browser, baseURL ?? '', '/author-together/adding')
  await add(anna, 'Heading')
  await settingsOf(anna).getByRole('textbox', { name: /^Text/ }).first().fill('By Anna')
  await saved(anna)

  await add(ben, 'Heading')
  await expect(canvasOf(ben).locator('foyer-widget[type=heading]')).toHaveCount(2)
  await settingsOf(ben).getByRole('textbox', { name: /^Text/ }).first().fill('By Ben')
  await expect(headingsOf(ben)).toHaveText(['By Anna', 'By Ben'])
  await saved(ben)

  await test.step('a copy is selected as well', async () => {
    await add(anna, 'Rich text')
    await ben.getByRole('treegrid').getByRole('row', { name: 'Heading: By Ben' }).click()
    await ben.keyboard.press('Control+d')
    await expect(ben.getByText('Heading copied.')).toBeVisible()
    await settingsOf(ben).getByRole('textbox', { name: /^Text/ }).first().fill('Copied by Ben')
    await expect(headingsOf(ben)).toHaveText(['By Anna', 'By Ben', 'Copied by Ben'])
    await saved(ben)
  })

  await anna.reload()
  await expect(headingsOf(anna)).toHaveText(['By Anna', 'By Ben', 'Copied by Ben'])
})

test('each author undoes and redoes own steps only, by button and by keyboard', async ({
  browser,
  baseURL,
}) => {
  const { anna, ben } = await bothOpen(browser, baseURL ?? '', '/author-together/undoing')
  const textOf = (page: Page) => settingsOf(page).getByRole('textbox', { name: /^Text/ }).first()
  await add(anna, 'Heading')
  await textOf(anna).fill('By Anna')
  await expect(anna.getByRole('button', { name: 'Undo: change Text of Heading' })).toBeVisible()
  await expect(ben.getByRole('button', { name: 'Undo', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  )

  await add(ben, 'Heading')
  await textOf(ben).fill('By Ben')
  await expect(headingsOf(ben)).toHaveText(['By Anna', 'By Ben'])
  await ben.getByRole('button', { name: 'Undo: change Text of Heading' }).click()
  await expect(ben.getByText('Undone: change Text of Heading.')).toBeVisible()
  await expect(ben.getByRole('button', { name: 'Undo: add Heading' })).toBeVisible()
  await ben.getByRole('treegrid').getByRole('row', { name: 'Heading: By Anna' }).click()
  await ben.keyboard.press('Control+z')
  await expect(ben.getByText('Undone: add Heading.')).toBeVisible()
  await expect(headingsOf(ben)).toHaveText(['By Anna'])
  await expect(ben.getByRole('button', { name: 'Undo', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await ben.keyboard.press('Control+z')
  await expect(ben.getByText('There is nothing of yours to undo.')).toBeVisible()
  await ben.keyboard.press('Control+Shift+Z')
  await ben.getByRole('button', { name: 'Redo: change Text of Heading' }).click()
  await expect(headingsOf(ben)).toHaveText(['By Anna', 'By Ben'])

  await test.step('what the other has changed since stays, and the author is told', async () => {
    await anna.reload()
    await anna.getByRole('treegrid').getByRole('row', { name: 'Heading: By Ben' }).click()
    await textOf(anna).fill('By Anna, too')
    await saved(anna)
    await ben.getByRole('button', { name: 'Undo: change Text of Heading' }).click()
    await expect(ben.getByText(/^Anna changed the same since\./)).toBeVisible()
    await expect(headingsOf(ben)).toHaveText(['By Anna', 'By Anna, too'])
  })
})
