import { expect, type FrameLocator, type Page } from '@playwright/test'
import { test } from '../sandbox'

/** A new page for each run, so that no run sees the content of another. */
const path = `/author-shell/${Date.now().toString(36)}`

async function signIn(page: Page) {
  await page.goto('/author')
  await page.getByRole('button', { name: /Anna/ }).click()
  await expect(page.getByRole('heading', { name: 'Pages' })).toBeVisible()
}

const canvasOf = (page: Page) => page.frameLocator('iframe[title="The page while you edit it"]')
const outlineOf = (page: Page) => page.getByRole('treegrid', { name: /Outline/ })
const rowOf = (page: Page, name: string | RegExp) => outlineOf(page).getByRole('row', { name })
const settingsOf = (page: Page) => page.getByRole('complementary', { name: 'Settings' })
const loaded = (page: Page) =>
  expect(page.getByRole('region', { name: 'Page', exact: true })).toHaveAttribute(
    'aria-busy',
    'false',
  )
const saved = (page: Page) => expect(page.getByText(/^Saved \d/)).toBeVisible()

async function add(page: Page, name: string) {
  await page
    .getByRole('grid', { name: / components$/ })
    .getByRole('row', { name, exact: true })
    .click()
  await expect(settingsOf(page).getByRole('heading', { name, exact: true })).toBeVisible()
}

/**
 * The texts that a visitor reads and their kind of element, without the additions of author mode.
 */
async function contentOf(page: Page | FrameLocator): Promise<string[]> {
  return page.locator('main').evaluate((main) => {
    const selector = 'h1, h2, h3, h4, h5, h6, p, li, a, button, img, foyer-widget'
    return [...main.querySelectorAll(selector)].map((element) => {
      const text = element.localName === 'foyer-widget' ? element.id : element.textContent
      return `${element.localName} ${text?.trim()}`
    })
  })
}

test('an author builds a page from nothing and publishes it, and visitors see exactly that', async ({
  page,
}) => {
  test.setTimeout(600_000)
  await signIn(page)

  await test.step('a new page; a missing value is reported beside its field', async () => {
    await page.getByRole('button', { name: 'Create a page' }).click()
    const dialog = page.getByRole('dialog', { name: 'Create a page' })
    await dialog.getByRole('button', { name: 'Create and open' }).click()
    await expect(dialog.getByText(/Give the page a title/)).toBeVisible()
    const kinds = dialog.getByLabel('Kind of page').getByRole('option')
    await expect(kinds.filter({ hasText: /^Hotel overview$/ })).toHaveCount(1)
    await dialog.getByLabel('Title').fill('Harbour weekend')
    await dialog.getByLabel('Path').fill(path)
    await dialog.getByRole('button', { name: 'Create and open' }).click()
    await expect(outlineOf(page)).toBeVisible()
    await loaded(page)
  })

  const canvas = canvasOf(page)
  const settings = settingsOf(page)

  await test.step('a banner: text, rich text, choice, number, boolean, picture, group', async () => {
    await add(page, 'Hero banner')
    const banner = canvas.locator('foyer-widget[type=hero-banner]')
    await expect(banner).toHaveAttribute('status', /mounted|failed/)
    await settings.getByRole('textbox', { name: /^Heading/ }).fill('A weekend by the harbour')
    await expect(banner).toContainText('Visitors do not see this component: it has no “Picture”')
    await settings.getByRole('switch', { name: /main heading/ }).check()
    await settings.getByRole('button', { name: 'Add picture' }).click()
    const picture = settings.getByRole('textbox', { name: /^Picture \*/ })
    await expect(picture).toHaveValue('')
    await picture.fill('/media/hotels/no-such-hotel/0.webp')
    await expect(settings.getByText(/There is no picture at this address/)).toBeVisible()
    await picture.fill('/media/hotels/dessin-sydney-walsh-bay/0.webp')
    await expect(settings.getByText(/There is no picture at this address/)).toHaveCount(0)
    await expect(banner.getByText('A weekend by the harbour')).toBeVisible()
    await settings.getByRole('textbox', { name: 'Text', exact: true }).click()
    await page.keyboard.type('Two nights, ')
    await page.keyboard.press('Control+b')
    await page.keyboard.type('breakfast included')
    await expect(banner.locator('strong', { hasText: 'breakfast included' })).toBeVisible()
    await settings.getByText('Look', { exact: true }).click()
    await settings.getByRole('spinbutton', { name: 'Darkness of the picture' }).fill('60')
    await settings.getByRole('button', { name: 'Add button' }).click()
    await settings.getByRole('textbox', { name: /^Text of the link/ }).fill('See the rooms')
    const address = settings.getByRole('combobox', { name: /^Address of the link/ })
    await address.fill('/no-such-page')
    await expect(settings.getByText(/This site has no page at this address/)).toBeVisible()
    await address.fill('/hotels/alderway-new-york-midtown/overview')
    await expect(settings.getByText(/This site has no page at this address/)).toHaveCount(0)
    await expect(banner.getByRole('link', { name: 'See the rooms' })).toBeVisible()
    await saved(page)
  })

  await test.step('rich text and links: a list grows, is sorted and shrinks', async () => {
    await add(page, 'Rich text')
    await settings.getByRole('textbox').first().click()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('The harbour wakes early.')
    await expect(canvas.locator('foyer-widget[type=rich-text]')).toContainText(
      'The harbour wakes early.',
    )
    // The editor has no tables: such a text is edited as HTML, and nothing of it is lost.
    await settings.getByRole('button', { name: 'HTML' }).click()
    const source = settings.getByRole('textbox').first()
    await source.fill(
      '<table><tbody><tr><th scope="row">Pool</th><td>7–22</td></tr></tbody></table>',
    )
    await expect(settings.getByText(/^Shown as HTML: .*\btable\b/)).toBeVisible()
    await outlineOf(page).getByText('Hero banner').first().click()
    await outlineOf(page).getByText('Rich text').first().click()
    await expect(source).toHaveValue(/<table>/)
    await source.press('End')
    await source.pressSequentially(' ')
    await expect(
      canvas.locator('foyer-widget[type=rich-text]').getByRole('rowheader', { name: 'Pool' }),
    ).toBeVisible()
    await source.fill('<p>The harbour wakes early.</p>')
    await settings.getByRole('button', { name: 'Edit as text' }).click()
    await add(page, 'Links list')
    const list = canvas.locator('foyer-widget[type=links-list]')
    const texts = settings.getByRole('textbox', { name: /^Text of the link/ })
    const count = await texts.count()
    await settings.getByRole('button', { name: /^Add (another|the first)/ }).click()
    await expect(settings.locator('.entries > li')).toHaveCount(count + 1)
    await settings.locator('.entries > li').last().locator('summary').click()
    await texts.last().fill('Ferries')
    await expect(list).toContainText('Ferries')
    await settings
      .getByRole('button', { name: /arrows move it$/ })
      .last()
      .press('ArrowUp')
    await expect(list.getByRole('listitem').last()).not.toContainText('Ferries')
    await saved(page)
  })

  await test.step('an accordion with a component inside', async () => {
    await add(page, 'Accordion')
    await settings.getByRole('textbox', { name: /^Title/ }).fill('When can I arrive?')
    await page.getByLabel('Where').selectOption('End of the main part')
    await settings.getByRole('button', { name: 'Choose components for it' }).click()
    await add(page, 'Heading')
    await settings.getByRole('textbox', { name: /^Text/ }).first().fill('From three o’clock')
    await expect(
      canvas.locator('foyer-widget[type=accordion] foyer-widget[type=heading]'),
    ).toContainText('From three o’clock')
    await saved(page)
  })

  await test.step('moved, copied, deleted by keyboard; undone and redone', async () => {
    const order = () =>
      canvas
        .locator('main > foyer-widget')
        .evaluateAll((all) => all.map((element) => element.getAttribute('type')))
    const before = await order()
    await rowOf(page, /^Links list/).click()
    await page.keyboard.press('Alt+ArrowUp')
    await expect.poll(order).not.toEqual(before)
    await page.keyboard.press('Control+d')
    await expect.poll(async () => (await order()).length).toBe(before.length + 1)
    const withCopy = await order()
    await expect(outlineOf(page).getByRole('row', { selected: true })).toBeFocused()
    await page.keyboard.press('Delete')
    await expect.poll(async () => (await order()).length).toBe(before.length)
    // A second press does nothing: no component is selected, and an area's row cannot be deleted.
    await page.keyboard.press('Delete')
    await rowOf(page, /^Accordion/).click()
    await rowOf(page, /^Header/).click()
    await page.keyboard.press('Delete')
    expect((await order()).length).toBe(before.length)
    await saved(page)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(order).toEqual(withCopy)
    await page.reload()
    await loaded(page)
    await page.getByRole('button', { name: 'Redo' }).click()
    await expect.poll(async () => (await order()).length).toBe(before.length)
  })

  await test.step('a click on the page focuses the field', async () => {
    const heading = canvas.getByRole('heading', { name: 'A weekend by the harbour' })
    await heading.scrollIntoViewIfNeeded()
    // The author sees the component under the pointer before clicking it.
    let step = 0
    const framed = async () => {
      const box = await heading.boundingBox()
      step = 1 - step
      await page.mouse.move((box?.x ?? 0) + 20 + step, (box?.y ?? 0) + 10)
      const frame = await page
        .locator('.box.is-field')
        .evaluateAll(([found]) => found?.getBoundingClientRect().y)
      return Math.abs((frame ?? Number.POSITIVE_INFINITY) - (box?.y ?? 0))
    }
    await expect.poll(framed).toBeLessThan(2)
    const box = await heading.boundingBox()
    await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 10)
    await expect(settings.getByRole('textbox', { name: /^Heading/ })).toBeFocused()
    await expect(outlineOf(page).getByRole('row', { selected: true })).toBeInViewport()
  })

  await test.step('reviewed and published: the page equals its preview', async () => {
    await page.getByRole('radio', { name: 'Preview' }).check()
    const preview = page.frameLocator('iframe[title="Preview of the page"]')
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('A weekend by the harbour')
    const previewed = await contentOf(preview)
    await page.getByRole('button', { name: 'Review and publish' }).click()
    const review = page.getByRole('dialog')
    await expect(review.getByText('Added').first()).toBeVisible()
    await review.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText(/Published: visitors see this page now/)).toBeVisible()
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A weekend by the harbour')
    expect(await contentOf(page)).toEqual(previewed)
  })
})

test('a change that cannot be stored is reported, kept, and stored later', async ({ page }) => {
  await signIn(page)
  await page.goto('/author?path=/hotels/alderway-tokyo-tsukishima/overview&locale=en-US')
  const title = settingsOf(page).getByLabel('Title')
  const before = await title.inputValue()
  let isBroken = true
  await page.route('**/author/api/page/changes', (route) =>
    isBroken ? route.abort() : route.continue(),
  )
  await title.fill(`${before}!`)
  await expect(page.getByText(/Not saved: The server cannot be reached/)).toBeVisible()
  await expect(title).toHaveValue(`${before}!`)
  // The editor tries again by itself as well: the line comes back with the click, not before it.
  await page.exposeFunction('repair', () => {
    isBroken = false
  })
  await page.evaluate(() => {
    const { repair } = window as unknown as { repair: () => void }
    addEventListener('click', repair, { capture: true, once: true })
  })
  await page.getByRole('button', { name: 'Try again' }).click()
  await saved(page)
  await page.reload()
  await expect(title).toHaveValue(`${before}!`)
})

test('a change that could not be saved is offered after a reload', async ({ page }) => {
  await signIn(page)
  await page.goto('/author?path=/hotels/alderway-cape-town-gardens/overview&locale=en-US')
  const title = settingsOf(page).getByLabel('Title')
  const before = await title.inputValue()
  await page.route('**/author/api/page/changes', (route) => route.abort())
  await title.fill(`${before}!`)
  await expect(page.getByText(/Not saved: The server cannot be reached/)).toBeVisible()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(title).toHaveValue(before)
  await page.unrouteAll()
  const offer = page.getByRole('alert', { name: 'Changes that were not saved' })
  await offer.getByRole('button', { name: 'Save now' }).click()
  await expect(offer).toBeHidden()
  await saved(page)
  await page.reload()
  await expect(title).toHaveValue(`${before}!`)
})

test('two authors change the same page: the second sees both versions and chooses', async ({
  page,
  browser,
  baseURL,
}) => {
  const address = '/author?path=/hotels/alderway-new-york-midtown/overview&locale=en-US'
  await signIn(page)
  await page.goto(address)
  const title = settingsOf(page).getByLabel('Title')
  await expect(title).not.toHaveValue('')
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const other = await context.newPage()
  await other.goto('/author')
  await other.getByRole('button', { name: /Ben/ }).click()
  await expect(other.getByRole('heading', { name: 'Pages' })).toBeVisible()
  await other.goto(address)
  await settingsOf(other).getByLabel('Title').fill('Ben’s title')
  await saved(other)
  await context.close()

  await title.fill('Anna’s title')
  const dialog = page.getByRole('dialog', { name: /changed the same/ })
  await expect(dialog.getByText('Ben’s title')).toBeVisible()
  await expect(dialog.getByText('Anna’s title')).toBeVisible()
  await dialog.getByRole('radio', { name: /Ben’s title/ }).check()
  await dialog.getByRole('button', { name: 'Save like this' }).click()
  await expect(title).toHaveValue('Ben’s title')
})

test('one author deletes what the other edits: it is restored, and later changes are saved', async ({
  page,
  browser,
  baseURL,
}) => {
  const address = '/author?path=/hotels/montevale-innsbruck-nordkette/overview&locale=en-US'
  await signIn(page)
  await page.goto(address)
  await loaded(page)
  await rowOf(page, /^Hero banner/).click()
  const heading = settingsOf(page).getByRole('textbox', { name: /^Heading/ })
  await expect(heading).toBeVisible()
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const other = await context.newPage()
  await other.goto('/author')
  await other.getByRole('button', { name: /Ben/ }).click()
  await expect(other.getByRole('heading', { name: 'Pages' })).toBeVisible()
  await other.goto(address)
  await loaded(other)
  await rowOf(other, /^Hero banner/).click()
  await other.keyboard.press('Delete')
  await saved(other)
  await context.close()

  await heading.fill('Anna’s banner')
  const dialog = page.getByRole('dialog', { name: /changed the same/ })
  await expect(dialog.getByText('Deleted')).toBeVisible()
  await dialog.getByRole('button', { name: 'All mine' }).click()
  await dialog.getByRole('button', { name: 'Save like this' }).click()
  await saved(page)
  await expect(heading).toHaveValue('Anna’s banner')
  await expect(canvasOf(page).getByText('Anna’s banner')).toBeVisible()
  await page.reload()
  await loaded(page)
  await expect(canvasOf(page).getByText('Anna’s banner')).toBeVisible()
})

test('a component is shown in another state, and the page is restored', async ({ page }) => {
  await signIn(page)
  await page.goto('/author?path=/hotels/alderway-bangkok-riverside/overview&locale=en-US')
  await loaded(page)
  const banner = canvasOf(page).locator('foyer-widget[type=hero-banner]')
  await rowOf(page, /^Hero banner/).click()
  await expect(banner).toHaveAttribute('status', 'mounted')
  // Only the panels scroll.
  expect(await page.evaluate(() => document.scrollingElement?.scrollTop)).toBe(0)
  const own = await banner.getByRole('heading').first().innerText()
  await page.getByRole('button', { name: 'Look at its states' }).click()
  await page.getByRole('menuitem', { name: 'With long names' }).click()
  await expect(page.getByText('You look at “With long names”')).toBeVisible()
  await expect(banner.getByRole('heading').first()).not.toHaveText(own)
  await page.getByRole('button', { name: 'Back to the page' }).click()
  await expect(banner.getByRole('heading').first()).toHaveText(own)
  await expect(page.getByText('No changes yet')).toBeVisible()
})

test('old content is shown before and after, and stored when it is accepted', async ({ page }) => {
  await signIn(page)
  const old = `${path}-old`
  const answer = await page.evaluate(async (at) => {
    const post = async (call: string, body: object) => {
      const response = await fetch(`/author/api/${call}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      return response.json()
    }
    const page = { path: at, locale: 'en-US' }
    const { revision } = await post('pages', { ...page, title: 'Old page', pageId: 'cms' })
    const props = { title: 'More', links: [{ text: 'Spa', url: '/spa' }] }
    const node = { type: 'links-list', id: 'old', props }
    return post('page/changes', {
      ...page,
      revision,
      changes: [{ kind: 'add', into: 'main', node }],
    })
  }, old)
  expect(answer.page.model.main[0].props.links).toHaveLength(1)
  await page.goto(`/author?path=${old}&locale=en-US`)
  await rowOf(page, /^Links list/).click()
  const note = page.getByRole('region', { name: 'Former settings' })
  await expect(note.getByRole('cell', { name: 'Spa', exact: true })).toHaveCount(2)
  await note.getByRole('button', { name: 'Accept' }).click()
  await expect(settingsOf(page).getByRole('textbox', { name: /^Text of the link/ })).toHaveValue(
    'Spa',
  )
  await saved(page)
})

test('a component is dragged from the palette into the outline, and another to a new position', async ({
  page,
}) => {
  // All rows must be visible: the browser does not scroll to a row during a drag.
  await page.setViewportSize({ width: 1280, height: 1400 })
  await signIn(page)
  await page.goto('/author?path=/hotels/alderway-cape-town-gardens/overview&locale=en-US')
  await loaded(page)
  const order = () =>
    canvasOf(page)
      .locator('main > *')
      .evaluateAll((all) => all.map(({ id }) => id))
  await expect.poll(order).toContain('rates')
  const before = await order()
  const atTop = { targetPosition: { x: 60, y: 3 } }
  await page
    .getByRole('grid', { name: 'Block components' })
    .getByRole('row', { name: 'Inline message' })
    .dragTo(rowOf(page, /^Hotel overview/), atTop)
  await expect(page.getByText('Inline message added.')).toBeVisible()
  // The canvas shows what the outline has said already.
  await expect.poll(order).toHaveLength(before.length + 1)
  const added = (await order()).find((id) => !before.includes(id)) ?? ''
  const place = before.indexOf('overview')
  expect(await order()).toEqual(before.toSpliced(place, 0, added))
  await rowOf(page, /^Hotel information/).dragTo(rowOf(page, /^Hero banner/), atTop)
  await expect.poll(async () => (await order())[0]).toBe('information')
})

test('a preview lists the page weight and the axe findings for each component', async ({
  page,
}) => {
  await signIn(page)
  await page.goto('/author?path=/hotels/alderway-new-york-midtown/overview&locale=en-US')
  await loaded(page)
  await page
    .getByRole('radio', { name: 'Preview' })
    .or(page.getByRole('button', { name: 'Preview' }))
    .first()
    .click()
  const readings = page.locator('.meter summary')
  await expect(readings).toContainText(/Weight\s*[\d,.]+ kB/)
  await expect(readings).toContainText('Layout shift')
  await expect(readings).toContainText('No findings')
  await readings.click()
  const bar = page.getByRole('row', { name: /^Property bar/ })
  await expect(bar.getByRole('cell').first()).toHaveText(
    /[1-9][\d.]* kB|0\.[1-9] kB|Not loaded yet/,
  )
})
