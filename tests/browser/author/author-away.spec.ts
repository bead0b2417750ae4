/** What becomes of an author's text when another author moves or deletes the page that is open. */
import { expect, type Page } from '@playwright/test'
import { test } from '../sandbox'
import { accessibilityFindings } from '../site'

const locale = 'en-US'

async function signIn(page: Page, name: string) {
  await page.goto('/author')
  await page.getByRole('button', { name: new RegExp(name) }).click()
  await expect(page.getByRole('heading', { name: 'Pages' })).toBeVisible()
}

async function post(page: Page, call: string, body: object) {
  const data = { locale, ...body }
  const headers = { origin: new URL(page.url()).origin }
  const answer = await page.request.post(`/author/api/${call}`, { data, headers })
  expect([answer.status(), call]).toEqual([answer.ok() ? answer.status() : 200, call])
  return answer.json()
}

const headingOf = (page: Page) =>
  page
    .frameLocator('iframe[title="The page while you edit it"]')
    .locator('foyer-widget[type=heading]')
const textOf = (page: Page) =>
  page.getByRole('complementary', { name: 'Settings' }).getByRole('textbox', { name: /^Text/ })
const saved = (page: Page) => expect(page.getByText(/^Saved \d/)).toBeVisible()
const gone = (page: Page) => page.getByRole('alert', { name: 'The page was deleted' })
const kept = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('foyer-unsaved')))

/** Anna has a new page open, with its heading selected; Ben is signed in elsewhere. */
async function twoAuthors(page: Page, other: Page) {
  await signIn(page, 'Anna')
  await signIn(other, 'Ben')
  const path = `/author-away/${Date.now().toString(36)}${Math.random().toString(36).slice(2, 5)}`
  const title = 'Harbour weekend'
  const { revision } = await post(page, 'pages', { path, title, pageId: 'cms' })
  const node = { type: 'heading', id: 'first', props: { text: 'First heading' } }
  const changes = [{ kind: 'add', into: 'main', node }]
  await post(page, 'page/changes', { path, revision, changes })
  await openAt(page, path)
  await expect(headingOf(page)).toContainText('First heading')
  return path
}

async function openAt(page: Page, path: string) {
  await page.goto(`/author?path=${path}&locale=${locale}`)
  await page
    .getByRole('treegrid', { name: /Outline/ })
    .getByRole('row', { name: /^Heading/ })
    .click()
}

const authored = test.extend<{ other: Page }>({
  other: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '' })
    await use(await context.newPage())
    await context.close()
  },
})

authored(
  'a page that is moved: the editor follows it and stores there',
  async ({ page, other }) => {
    const path = await twoAuthors(page, other)
    const to = `${path}-moved`
    await post(other, 'page/move', { path, to, redirects: false })
    // Another page at the former address is not what Anna writes to.
    await post(other, 'pages', { path, title: 'Another page', pageId: 'cms' })
    await textOf(page).fill('By the river')
    const note = page.getByRole('status', { name: 'The page has moved' })
    await expect(note).toContainText(`from ${path} to ${to}`)
    await saved(page)
    await expect(page).toHaveURL(new RegExp(encodeURIComponent(to)))
    await expect(textOf(page)).toBeFocused()
    await expect(headingOf(page)).toContainText('By the river')
    expect(await accessibilityFindings(page)).toEqual([])
    await textOf(page).fill('By the sea')
    await expect(headingOf(page)).toContainText('By the sea')
    await saved(page)
    await page.reload()
    await expect(headingOf(page)).toContainText('By the sea')
    expect((await post(other, 'page/delete', { path })).title).toBe('Another page')
  },
)

authored(
  'a page that is deleted: nothing is lost, and restoring it brings the text back',
  async ({ page, other }) => {
    const path = await twoAuthors(page, other)
    const deleted = await post(other, 'page/delete', { path })
    await textOf(page).fill('By the river')
    await expect(gone(page)).toContainText('Ben has deleted “Harbour weekend”')
    await expect(gone(page)).toContainText('kept in this browser')
    await expect(textOf(page)).toHaveValue('By the river')
    expect(await accessibilityFindings(page)).toEqual([])

    await gone(page).getByRole('button', { name: 'Copy what you typed…' }).click()
    const copied = page.getByRole('dialog', { name: 'What you typed' }).getByRole('textbox')
    await expect(copied).toHaveValue('Heading › Text: By the river')
    await page.keyboard.press('Escape')

    await test.step('also when the browser is closed and opened again', async () => {
      page.on('dialog', (dialog) => void dialog.accept())
      await page.goto(`/author?path=${path}&locale=${locale}`)
      await expect(gone(page)).toContainText('kept in this browser')
      expect(await kept(page)).toHaveLength(1)
      expect(await accessibilityFindings(page)).toEqual([])
    })

    await test.step('when Ben restores it, the text is stored by itself', async () => {
      await post(other, 'page/undelete', { path: deleted.path })
      await saved(page)
      await expect(headingOf(page)).toContainText('By the river')
      expect(await kept(page)).toEqual([])
    })

    await test.step('Anna can restore it as well, from its address', async () => {
      await post(other, 'page/delete', { path })
      await page.goto(`/author?path=${path}&locale=${locale}`)
      await expect(page.getByText('Ben has deleted “Harbour weekend”.')).toBeVisible()
      await page.getByRole('button', { name: 'Restore the page' }).click()
      await expect(headingOf(page)).toContainText('By the river')
    })
  },
)

authored('a page that is deleted: stored as a new page, or discarded', async ({ page, other }) => {
  const path = await twoAuthors(page, other)
  await post(other, 'page/delete', { path })
  await textOf(page).fill('By the river')
  await gone(page).getByRole('button', { name: 'Save as a new page…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save as a new page' })
  await dialog.getByRole('textbox', { name: 'Path' }).fill(`${path}-new`)
  expect(await accessibilityFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(gone(page)).toHaveCount(0)
  await saved(page)
  await expect(page).toHaveURL(new RegExp(encodeURIComponent(`${path}-new`)))
  await expect(headingOf(page)).toContainText('By the river')
  expect(await kept(page)).toEqual([])
  await page.reload()
  await expect(headingOf(page)).toContainText('By the river')

  await post(other, 'page/delete', { path: `${path}-new` })
  await typeAgain(page)
  await gone(page).getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('heading', { name: 'Pages' })).toBeVisible()
  expect(await kept(page)).toEqual([])
})

/** Selects the heading again and types. */
async function typeAgain(page: Page) {
  await page
    .getByRole('treegrid', { name: /Outline/ })
    .getByRole('row', { name: /^Heading/ })
    .click()
  await textOf(page).fill('By the sea')
  await expect(gone(page)).toBeVisible()
}
