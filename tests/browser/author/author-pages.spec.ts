/** What an author does with whole pages, from the list, and what visitors get at their addresses. */
import { expect, type Page } from '@playwright/test'
import { test } from '../sandbox'
import { accessibilityFindings, OVERVIEW } from '../site'

const unique = () => Date.now().toString(36) + Math.random().toString(36).slice(2, 5)

async function signIn(page: Page) {
  await page.goto('/author')
  await page.getByRole('button', { name: /Anna/ }).click()
  await expect(page.getByRole('heading', { name: 'Pages' })).toBeVisible()
}

const post = (page: Page, call: string, body: object) =>
  page.evaluate(
    async ([to, sent]) => {
      const response = await fetch(`/author/api/${to}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(sent),
      })
      return response.json()
    },
    [call, body] as const,
  )

/** A public page with one block, made by the API. */
async function publicPage(page: Page, title: string, node: object) {
  const key = { path: `/author-pages/${unique()}`, locale: 'en-US' }
  const { revision } = await post(page, 'pages', { ...key, title, pageId: 'cms' })
  const changes = [{ kind: 'add', into: 'main', node }]
  const changed = await post(page, 'page/changes', { ...key, revision, changes })
  await post(page, 'page/publish', { ...key, revision: changed.page.revision })
  return key.path
}

const heading = (text: string) => ({ type: 'cms/heading', props: { heading: text } })
const rowOf = (page: Page, path: string) =>
  page.getByRole('row').filter({ has: page.getByText(path, { exact: true }) })
const noteOf = (page: Page) => page.getByRole('main').locator('.done-note')

/** Opens the list anew, finds one page, and chooses an action, all by keyboard. */
async function choose(page: Page, path: string, action: string) {
  await page.getByRole('searchbox', { name: 'Search pages' }).fill(path)
  await rowOf(page, path)
    .getByRole('button', { name: /what to do with it/ })
    .focus()
  await page.keyboard.press('Enter')
  const item = page.getByRole('menuitem', { name: action, exact: true })
  await expect(item).toBeVisible()
  await page.keyboard.type(action.slice(0, 3))
  await expect(item).toBeFocused()
  await page.keyboard.press('Enter')
  return page.getByRole('dialog')
}

async function undo(page: Page) {
  await expect(noteOf(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(noteOf(page).getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(noteOf(page)).toContainText('Taken back')
}

/** The final status for a visitor, and the path at which the visitor has arrived. */
async function visit(page: Page, path: string) {
  const response = await page.request.get(path, { headers: { accept: 'text/html' } })
  return [response.status(), new URL(response.url()).pathname]
}

test('duplicate: a copy that only authors see, and back', async ({ page }) => {
  await signIn(page)
  const title = `Spring ${unique()}`
  const path = await publicPage(page, title, heading('Spring'))
  await page.reload()
  const dialog = await choose(page, path, 'Duplicate…')
  await dialog.getByLabel('Title of the copy').fill('')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(/Give the page a title/)).toBeVisible()
  await dialog.getByLabel('Title of the copy').fill('Summer')
  await dialog.getByLabel('Path of the copy').fill(path)
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(`There is a page at ${path} already.`)).toBeVisible()
  await dialog.getByLabel('Path of the copy').fill(`${path}-summer`)
  expect(await accessibilityFindings(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(rowOf(page, `${path}-summer`)).toContainText('New')
  await undo(page)
  await expect(rowOf(page, `${path}-summer`)).toHaveCount(0)
})

test('a new address: visitors are led there from the old one, and links are named first', async ({
  page,
}) => {
  await signIn(page)
  const title = `Moving ${unique()}`
  const path = await publicPage(page, title, heading(title))
  const html = `<p><a href="${path}#more">More</a></p>`
  const linking = `Linking ${unique()}`
  await publicPage(page, linking, { type: 'cms/text', props: { html } })
  await page.reload()
  const dialog = await choose(page, path, 'Change its address…')
  await expect(dialog.getByText('1 page links to it')).toBeVisible()
  await expect(dialog.getByRole('link', { name: linking })).toBeVisible()
  await dialog.getByLabel('New path').fill(`${path}/new`)
  await page.keyboard.press('Enter')
  await expect(noteOf(page)).toContainText(`is at ${path}/new now`)

  const visitor = await page.context().newPage()
  const [redirect] = await Promise.all([
    visitor.waitForResponse((response) => response.status() === 308),
    visitor.goto(`${path}?from=mail`),
  ])
  expect(redirect.headers().location).toBe(`${path}/new?from=mail`)
  await expect(visitor.getByRole('heading', { name: title })).toBeVisible()
  await visitor.close()

  await undo(page)
  expect(await visit(page, path)).toEqual([200, path])
  expect(await visit(page, `${path}/new`)).toEqual([200, path])
})

test('unpublish: visitors find nothing, and undo shows them the same page', async ({ page }) => {
  await signIn(page)
  const title = `Seasonal ${unique()}`
  const path = await publicPage(page, title, heading(title))
  await page.reload()
  const dialog = await choose(page, path, 'Unpublish…')
  await expect(dialog.getByText('No other page links to it.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  expect((await visit(page, path))[0]).toBe(200)

  await choose(page, path, 'Unpublish…')
  await dialog.getByRole('button', { name: 'Unpublish' }).press('Enter')
  await expect(rowOf(page, path)).toContainText('Unpublished')
  expect((await visit(page, path))[0]).toBe(404)
  await undo(page)
  await expect(rowOf(page, path)).toContainText('Published')
  expect(await visit(page, path)).toEqual([200, path])

  await choose(page, path, 'Unpublish…')
  await dialog.getByRole('button', { name: 'Unpublish' }).press('Enter')
  await expect(rowOf(page, path)).toContainText('Unpublished')
  await choose(page, path, 'Publish…')
  await dialog.getByRole('button', { name: 'Publish' }).press('Enter')
  await expect(rowOf(page, path)).toContainText('Published')
  expect(await visit(page, path)).toEqual([200, path])
})

test('delete: visitors are told that the page is gone, and it is restored from the bin', async ({
  page,
}) => {
  await signIn(page)
  const title = `Old ${unique()}`
  const path = await publicPage(page, title, heading(title))
  await page.reload()
  const dialog = await choose(page, path, 'Delete…')
  expect(await accessibilityFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(rowOf(page, path)).toHaveCount(0)
  await undo(page)
  await expect(rowOf(page, path)).toBeVisible()

  await choose(page, path, 'Delete…')
  await dialog.getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(rowOf(page, path)).toHaveCount(0)
  const visitor = await page.context().newPage()
  const response = await visitor.goto(path)
  expect(response?.status()).toBe(410)
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
  await visitor.close()

  await page.getByRole('combobox', { name: 'Kind' }).selectOption('Deleted pages')
  await expect(rowOf(page, path)).toContainText('by Anna')
  expect(await accessibilityFindings(page)).toEqual([])
  // Somebody needs the address meanwhile.
  await post(page, 'pages', { path, locale: 'en-US', title: 'Another', pageId: 'cms' })
  await rowOf(page, path)
    .getByRole('button', { name: /Restore/ })
    .press('Enter')
  await expect(dialog.getByText(`There is a page at ${path} already.`)).toBeVisible()
  await dialog.getByLabel('Path').fill(`${path}-back`)
  await page.keyboard.press('Enter')
  await expect(noteOf(page)).toContainText(`restored at ${path}-back`)
  await expect(rowOf(page, path)).toHaveCount(0)
  expect((await visit(page, `${path}-back`))[0]).toBe(200)
})

test('the site’s own pages keep what its code needs', async ({ page }) => {
  await signIn(page)
  const offered = async (path: string) => {
    await page.getByRole('searchbox', { name: 'Search pages' }).fill(path)
    await rowOf(page, path)
      .getByRole('button', { name: /what to do with it/ })
      .click()
    const items = await page.getByRole('menuitem').allTextContents()
    await page.keyboard.press('Escape')
    return items
  }
  expect(await offered('/hotels/alderway-new-york-midtown/overview')).toEqual([
    'Open',
    'Duplicate…',
    'Unpublish…',
    'Delete…',
  ])
  expect(await offered('/emailPassword.mi')).toEqual(['Open', 'Duplicate…'])
})

test('an address that leads nowhere is named before publishing, until there is a page', async ({
  page,
}) => {
  await signIn(page)
  const missing = `/author-pages/${unique()}`
  const items = [
    { linkLabel: 'Nowhere', linkURL: `${missing}#more` },
    { linkLabel: 'Help', linkURL: OVERVIEW },
  ]
  const path = await publicPage(page, 'Links', { type: 'links-list', props: { items } })
  await page.goto(`/author?path=${path}&locale=en-US`)
  const dialog = page.getByRole('dialog')
  const review = async () => {
    await page.getByRole('button', { name: 'Review and publish' }).click()
    await expect(dialog).toBeVisible()
  }
  await review()
  await expect(dialog.getByRole('status')).toContainText('One address leads nowhere')
  await expect(dialog.getByRole('listitem').filter({ hasText: missing })).toHaveText(
    `Links list, Links › 1 › Address: ${missing}`,
  )
  await expect(dialog.getByRole('listitem').filter({ hasText: OVERVIEW })).toHaveCount(0)
  expect(await accessibilityFindings(page)).toEqual([])
  await page.keyboard.press('Escape')

  const key = { path: missing, locale: 'en-US' }
  const { revision } = await post(page, 'pages', { ...key, title: 'Somewhere', pageId: 'cms' })
  await post(page, 'page/publish', { ...key, revision })
  const asked = page.waitForResponse((response) => response.url().endsWith(missing))
  await review()
  expect((await asked).ok()).toBe(true)
  await expect(dialog.getByRole('status')).toBeEmpty()
})
