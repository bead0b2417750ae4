/** Content that pages share, and pictures: what an author does with them, and what visitors see. */
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { test } from '../sandbox'
import { accessibilityFindings } from '../site'

const path = (name: string) => `/author-content/${name}-${Date.now().toString(36)}`

async function signIn(page: Page) {
  await page.goto('/author')
  await page.getByRole('button', { name: /Anna/ }).click()
  await expect(page.getByRole('heading', { name: 'Pages' })).toBeVisible()
}

const canvasOf = (page: Page) => page.frameLocator('iframe[title="The page while you edit it"]')
const rowOf = (page: Page, name: string | RegExp) =>
  page.getByRole('treegrid', { name: /Outline/ }).getByRole('row', { name })
const settingsOf = (page: Page) => page.getByRole('complementary', { name: 'Settings' })
const loaded = (page: Page) =>
  expect(page.getByRole('region', { name: 'Page', exact: true })).toHaveAttribute(
    'aria-busy',
    'false',
  )
const saved = (page: Page) => expect(page.getByText(/^Saved \d/)).toBeVisible()

/** Creates a page with one component by the API, and opens it. */
async function open(page: Page, at: string, node: object) {
  await page.evaluate(
    async ([to, placed]) => {
      const post = async (call: string, body: object) => {
        const response = await fetch(`/author/api/${call}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
        return response.json()
      }
      const key = { path: to, locale: 'en-US' }
      const { revision } = await post('pages', { ...key, title: 'Shared test', pageId: 'cms' })
      const changes = [{ kind: 'add', into: 'main', node: placed }]
      await post('page/changes', { ...key, revision, changes })
    },
    [at, node] as const,
  )
  await page.goto(`/author?path=${at}&locale=en-US`)
  await loaded(page)
}

async function publish(page: Page) {
  await page.getByRole('button', { name: 'Review and publish' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText(/Published: visitors see this page now/)).toBeVisible()
}

test('a component is shared, shown on a second page, changed once for both, and detached', async ({
  page,
}) => {
  const [first, second] = [path('first'), path('second')]
  const name = `Notice ${first}`
  await signIn(page)
  await open(page, first, { type: 'heading', id: 'notice', props: { text: 'Pool closed' } })

  await test.step('share it, by keyboard', async () => {
    await rowOf(page, /^Heading/).click()
    await settingsOf(page).getByRole('button', { name: 'Share with other pages…' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Share with other pages' })
    await dialog.getByLabel('Name').fill('')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText(/Give it a name/)).toBeVisible()
    await dialog.getByLabel('Name').fill(name)
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(settingsOf(page).getByText('It appears on 1 page.')).toBeVisible()
    await expect(settingsOf(page).getByRole('textbox')).toHaveCount(0)
    expect(await accessibilityFindings(page)).toEqual([])
    await publish(page)
  })

  await test.step('add it to a second page from the palette', async () => {
    await open(page, second, { type: 'heading', id: 'own', props: { text: 'Second page' } })
    await page
      .getByRole('grid', { name: 'Shared components' })
      .getByRole('row', { name, exact: true })
      .click()
    await expect(canvasOf(page).getByRole('heading', { name: 'Pool closed' })).toBeVisible()
    await expect(settingsOf(page).getByText('It appears on 2 pages.')).toBeVisible()
    await publish(page)
  })

  await test.step('change it once: the reach is told before', async () => {
    await settingsOf(page).getByRole('button', { name: 'Edit for all pages' }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await loaded(page)
    await expect(settingsOf(page).getByText('It appears on 2 pages.')).toBeVisible()
    await settingsOf(page).getByText('Where it is used').click()
    for (const at of [first, second])
      await expect(settingsOf(page).getByText(at, { exact: true })).toBeVisible()
    await rowOf(page, /^Heading/).click()
    await settingsOf(page).getByRole('textbox', { name: /^Text/ }).first().fill('Pool open again')
    await saved(page)
    expect(await accessibilityFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Review and publish' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('It appears on 2 pages.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText(/Published: visitors see this page now/)).toBeVisible()
    for (const at of [first, second]) {
      await page.goto(at)
      await expect(page.getByRole('heading', { name: 'Pool open again' })).toBeVisible()
    }
  })

  await test.step('detach it: the form is back, and undo shares it again', async () => {
    await page.goto(`/author?path=${first}&locale=en-US`)
    await loaded(page)
    await rowOf(page, /^Heading/).click()
    await settingsOf(page).getByRole('button', { name: 'Detach from the others' }).click()
    const text = settingsOf(page).getByRole('textbox', { name: /^Text/ }).first()
    await expect(text).toHaveValue('Pool open again')
    await text.fill('Only here')
    await expect(canvasOf(page).getByRole('heading', { name: 'Only here' })).toBeVisible()
    await saved(page)
    await publish(page)
    await page.goto(second)
    await expect(page.getByRole('heading', { name: 'Pool open again' })).toBeVisible()
  })
})

test('a picture is found by sight, uploaded, and its focal point set by keys and by click', async ({
  page,
}) => {
  await signIn(page)
  const at = path('picture')
  const banner = { heading: 'A banner', image: { src: '', alt: '' } }
  await open(page, at, { type: 'hero-banner', id: 'banner', props: banner })
  await rowOf(page, /^Hero banner/).click()
  const settings = settingsOf(page)
  const address = settings.getByRole('textbox', { name: /^Picture \*/ })
  const words = settings.getByRole('textbox', { name: /^Picture in words/ })
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' })

  await test.step('searched and chosen by keyboard; its words come along', async () => {
    await settings.getByRole('button', { name: /^Choose a picture: Picture/ }).press('Enter')
    const options = dialog.getByRole('listbox', { name: 'Pictures' }).getByRole('option')
    await expect(options).toHaveCount(24)
    await dialog.getByRole('searchbox').fill('sydney walsh')
    await expect(options.first()).toHaveAccessibleName(/Sydney/)
    expect(await accessibilityFindings(page)).toEqual([])
    await options.first().focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(address).toHaveValue(/^\/media\/hotels\/dessin-sydney-walsh-bay\/0\.webp$/)
    await expect(words).not.toHaveValue('')
    await expect(canvasOf(page).locator('foyer-widget[type=hero-banner] img')).toHaveAttribute(
      'src',
      /dessin-sydney-walsh-bay\/0\.webp/,
    )
  })

  await test.step('the focal point', async () => {
    const point = settings.getByRole('slider', { name: 'Focal point' })
    await point.focus()
    await page.keyboard.press('Shift+ArrowUp')
    await page.keyboard.press('ArrowRight')
    await expect(point).toHaveAttribute('aria-valuetext', '52 % from the left, 40 % from the top')
    const frame = settings.locator('.focal')
    await frame.scrollIntoViewIfNeeded()
    await expect
      .poll(() => frame.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    const { width, height } = (await frame.boundingBox()) ?? { width: 0, height: 0 }
    await frame.click({ position: { x: width * 0.25, y: height * 0.75 } })
    await expect(point).toHaveAttribute('aria-valuetext', /^2[456] % from the left, 7[456] % from/)
    await expect(canvasOf(page).locator('foyer-widget[type=hero-banner] img')).toHaveAttribute(
      'data-focal-y',
      /^[78]$/,
    )
    await saved(page)
  })

  await test.step('an upload: a page is refused, a photo is shown to visitors', async () => {
    await settings.getByRole('button', { name: /^Choose another picture: Picture/ }).click()
    const file = dialog.getByLabel('Picture to upload')
    const named = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer })
    await file.setInputFiles(named('page.png', 'image/png', Buffer.from('<!doctype html>')))
    await expect(dialog.getByRole('alert')).toContainText('no JPEG, PNG or WebP')
    const background = { r: 20, g: 90, b: 120 }
    const photo = sharp({ create: { width: 900, height: 600, channels: 3, background } })
    await file.setInputFiles(named('Roof.png', 'image/png', await photo.png().toBuffer()))
    await expect(dialog).toHaveCount(0)
    await expect(address).toHaveValue(/^\/media\/pictures\/[\da-f]{24}\.webp$/)
    await saved(page)
    await publish(page)
    await page.goto(at)
    const picture = page.locator('foyer-widget[type=hero-banner] img')
    await expect(picture).toHaveAttribute('src', /\/media\/pictures\/[\da-f]{24}\.webp\?width=/)
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  })
})

test('versions: published under a name, compared, looked at and restored; undo takes it back', async ({
  page,
}) => {
  await signIn(page)
  await open(page, path('versions'), { type: 'heading', id: 'title', props: { text: 'Winter' } })
  await page.getByRole('button', { name: 'Review and publish' }).click()
  const review = page.getByRole('dialog')
  await review.getByRole('textbox', { name: /^Name of the version/ }).fill('For the winter')
  await review.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(review).toHaveCount(0)
  await rowOf(page, /^Heading/).click()
  const text = settingsOf(page).getByRole('textbox', { name: /^Text/ }).first()
  await text.fill('Spring')
  await saved(page)
  await page.getByRole('button', { name: 'Versions' }).click()
  const dialog = page.getByRole('dialog', { name: 'Versions of this page' })
  const versions = dialog.locator('.versions > li')
  await expect(versions.first()).toContainText('Change Text of Heading')
  await expect(versions.first()).toContainText('The draft now')
  await expect(versions.nth(1)).toContainText('For the winter')
  await expect(versions.nth(1)).toContainText('What visitors see')
  await expect(versions.nth(1)).toContainText(/Published .* by Anna/)
  expect(await accessibilityFindings(page)).toEqual([])

  await test.step('the published and named ones only', async () => {
    await dialog.getByRole('radio', { name: 'Published and named' }).check()
    await expect(versions).toHaveCount(1)
    await dialog.getByRole('button', { name: 'Rename: For the winter' }).press('Enter')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Before spring')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('Before spring', { exact: true })).toBeVisible()
    await dialog.getByRole('radio', { name: 'All' }).check()
  })

  await test.step('two versions show what differs, old beside new', async () => {
    const compare = dialog.getByRole('button', { name: 'Compare', exact: true })
    await expect(compare).toBeDisabled()
    await dialog.getByRole('checkbox', { name: 'Compare: Change Text of Heading' }).check()
    await dialog.getByRole('checkbox', { name: 'Compare: Before spring' }).check()
    await compare.click()
    const compared = page.getByRole('dialog', { name: 'Compare two versions' })
    await expect(compared.getByRole('button', { name: 'Back to the versions' })).toBeFocused()
    await expect(compared.getByRole('row', { name: 'Text Winter Spring' })).toBeVisible()
    expect(await accessibilityFindings(page)).toEqual([])
    await compared.getByRole('tab', { name: 'Side by side' }).click()
    const before = page.frameLocator('iframe[title="Before: Before spring"]')
    await expect(before.getByRole('heading', { name: 'Winter' })).toBeVisible()
    await compared.getByRole('button', { name: 'Back to the versions' }).click()
    const choice = dialog.getByRole('checkbox', { name: 'Compare: Change Text of Heading' })
    await expect(choice).toBeFocused()
    await dialog.getByRole('button', { name: 'What changed: Change Text of Heading' }).click()
    await expect(compared.getByRole('row', { name: 'Text Winter Spring' })).toBeVisible()
    await compared.getByRole('button', { name: 'Back to the versions' }).click()
  })

  const look = dialog.getByRole('link', { name: 'Look at it: Before spring, in a new tab' })
  const [former] = await Promise.all([page.waitForEvent('popup'), look.click()])
  await expect(former.getByRole('heading', { name: 'Winter' })).toBeVisible()
  await former.close()
  await dialog.getByRole('button', { name: 'Restore: Before spring' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(canvasOf(page).getByRole('heading', { name: 'Winter' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(canvasOf(page).getByRole('heading', { name: 'Spring' })).toBeVisible()
})
