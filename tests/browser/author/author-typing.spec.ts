/** Typing on the page, “+” between components, and the room that the page has in the editor. */
import { expect, type Locator, type Page } from '@playwright/test'
import { widgetFixtures } from '../../../fixtures/widget-fixtures'
import { test } from '../sandbox'
import { accessibilityFindings, OVERVIEW } from '../site'

const TEXTS = [
  { type: 'heading', id: 'first', props: { text: 'First heading' } },
  {
    type: 'accordion',
    id: 'list',
    props: {
      items: [
        { title: 'Arriving', body: '<p>From three.</p>' },
        { title: 'Leaving', body: '<p>By eleven.</p>' },
      ],
    },
  },
]

async function openNew(page: Page, name: string, content: object[] = TEXTS): Promise<string> {
  await page.goto('/author')
  await page.getByRole('button', { name: /Anna/ }).click()
  await expect(page.getByRole('heading', { name: 'Pages' })).toBeVisible()
  const at = `/author-typing/${name}-${Date.now().toString(36)}`
  const asked = { path: at, nodes: content }
  await page.evaluate(async ({ path, nodes }) => {
    const post = async (call: string, body: object) => {
      const response = await fetch(`/author/api/${call}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      return response.json()
    }
    const key = { path, locale: 'en-US' }
    const { revision } = await post('pages', { ...key, title: 'Typing', pageId: 'cms' })
    const changes = nodes.map((node) => ({ kind: 'add', into: 'main', node }))
    await post('page/changes', { ...key, revision, changes })
  }, asked)
  await page.goto(`/author?path=${at}&locale=en-US`)
  await expect(page.getByRole('region', { name: 'Page', exact: true })).toHaveAttribute(
    'aria-busy',
    'false',
  )
  return at
}

const canvasOf = (page: Page) => page.frameLocator('iframe[title="The page while you edit it"]')
const rowOf = (page: Page, name: string | RegExp) =>
  page.getByRole('treegrid', { name: /Outline/ }).getByRole('row', { name })
const typed = (page: Page) => page.getByRole('textbox', { name: /^Text on the page/ })
const idsOf = (page: Page) =>
  canvasOf(page)
    .locator('main > foyer-widget')
    .evaluateAll((all) => all.map((element) => element.getAttribute('type')))
const saved = (page: Page) => expect(page.getByText(/^Saved \d/)).toBeVisible()

test('a text is typed where it stands: by double click, and by keyboard alone', async ({
  page,
}) => {
  const address = await openNew(page, 'text')
  const heading = canvasOf(page).getByRole('heading', { name: 'First heading' })
  await expect(heading).toBeVisible()
  // The editor hears a moment later that the page has moved its content.
  const framed = async () => {
    const at = await heading.boundingBox()
    if (!at) return null
    await page.mouse.move(at.x + 12, at.y + 8)
    await page.mouse.move(at.x + 14, at.y + 8)
    const frame = page.locator('.box.is-field')
    const found = (await frame.count()) === 1 ? await frame.boundingBox() : null
    return found && Math.abs(found.x - at.x) < 6 && Math.abs(found.y - at.y) < 6 ? at : null
  }
  let place = { x: 0, y: 0 }
  await expect
    .poll(async () => {
      const found = await framed()
      place = found ?? place
      return found
    })
    .not.toBeNull()
  await page.mouse.dblclick(place.x + 14, place.y + 8)
  await expect(typed(page)).toBeFocused()
  await expect(typed(page)).toHaveValue('First heading')
  await page.keyboard.type('A night by the river')
  await expect(canvasOf(page).getByRole('heading', { name: 'A night by the river' })).toBeVisible()
  expect(await accessibilityFindings(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(typed(page)).toHaveCount(0)
  await saved(page)

  await test.step('F2 in the outline; Tab goes to the next text; Escape ends', async () => {
    await rowOf(page, /^Accordion/).click()
    await page.keyboard.press('F2')
    await expect(typed(page)).toHaveValue('Arriving')
    await page.keyboard.type('Check-in')
    await page.keyboard.press('Tab')
    await expect(typed(page)).toHaveValue('Leaving')
    await page.keyboard.type('Check-out')
    await page.keyboard.press('Escape')
    await expect(typed(page)).toHaveCount(0)
    await expect(canvasOf(page).getByText('Check-out', { exact: true })).toBeVisible()
    await saved(page)
  })

  await page.getByRole('button', { name: 'Review and publish' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText(/Published: visitors see this page now/)).toBeVisible()
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'A night by the river' })).toBeVisible()
  await expect(page.getByText('Check-out', { exact: true })).toBeVisible()
})

test('“+” adds a component between two others, by pointer and by keyboard', async ({ page }) => {
  await openNew(page, 'between')
  await expect.poll(() => idsOf(page)).toEqual(['heading', 'accordion'])
  await rowOf(page, /^Accordion/).click()
  await page.getByRole('button', { name: 'Add a component: Before Accordion' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a component' })
  await expect(dialog.getByText('Before Accordion')).toBeVisible()
  await dialog.getByRole('searchbox').fill('rich text')
  expect(await accessibilityFindings(page)).toEqual([])
  await dialog.getByRole('option', { name: 'Rich text' }).click()
  await expect.poll(() => idsOf(page)).toEqual(['heading', 'rich-text', 'accordion'])

  await rowOf(page, /^Heading/).click()
  const actions = page.getByRole('complementary', { name: 'Settings' }).getByRole('toolbar')
  await actions.getByRole('button', { name: 'Add after it' }).press('Enter')
  await dialog.getByRole('searchbox').fill('inline message')
  await dialog.getByRole('option', { name: 'Inline message' }).focus()
  await page.keyboard.press('Enter')
  await expect
    .poll(() => idsOf(page))
    .toEqual(['heading', 'inline-message', 'rich-text', 'accordion'])
})

test('an idle editor changes nothing in the page or around it', async ({ page }) => {
  await openNew(page, 'idle')
  await rowOf(page, /^Heading/).click()
  await expect(page.locator('.box.is-chosen')).toBeVisible()
  const frame = page.frame({ url: /author\/canvas/ })
  const still = () =>
    new Promise<string[]>((resolve) => {
      const seen: string[] = []
      const observer = new MutationObserver((records) => {
        seen.push(...records.map(({ type, target }) => `${type} ${target.nodeName}`))
      })
      observer.observe(document, {
        ...{ subtree: true, childList: true, attributes: true, characterData: true },
      })
      // Six of the longest debounce of the client.
      setTimeout(() => {
        observer.disconnect()
        resolve(seen)
      }, 1_000)
    })
  await expect.poll(() => page.evaluate(still)).toEqual([])
  await expect.poll(async () => frame?.evaluate(still)).toEqual([])
})

test('in a window of 1280 pixels the page has its true width, and the panels come back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openNew(page, 'width')
  await page.getByRole('radio', { name: 'Desktop, 1280 pixels' }).check({ force: true })
  const left = page.getByRole('button', { name: 'Outline and components' })
  const right = page.getByRole('button', { name: 'Settings', exact: true })
  await left.click()
  await right.click()
  const frame = page.locator('iframe[title="The page while you edit it"]')
  await expect.poll(async () => (await frame.boundingBox())?.width).toBe(1280)
  await expect(left).toHaveAttribute('aria-expanded', 'false')
  await left.press('Enter')
  await expect(rowOf(page, /^Heading/)).toBeVisible()
  await right.press('Enter')
  await expect(page.getByRole('complementary', { name: 'Settings' })).toBeVisible()

  await test.step('with the palette closed, the outline has its height', async () => {
    const outline = page.getByRole('region', { name: 'Outline' })
    const before = (await outline.boundingBox())?.height ?? 0
    await page.getByRole('button', { name: 'Add a component', exact: true }).press('Enter')
    await expect
      .poll(async () => (await outline.boundingBox())?.height)
      .toBeGreaterThan(before * 1.5)
    expect(await accessibilityFindings(page)).toEqual([])
  })
})

test('in a window of 1280 pixels palette and outline show what they have', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/author')
  await page.getByRole('button', { name: /Anna/ }).click()
  await expect(page.getByRole('heading', { name: 'Pages' })).toBeVisible()
  await page.goto(`/author?path=${OVERVIEW}&locale=en-US`)
  await expect(page.getByRole('region', { name: 'Page', exact: true })).toHaveAttribute(
    'aria-busy',
    'false',
  )
  const palette = page.getByRole('region', { name: 'Add a component' })

  await test.step('every component, each with a picture that is drawn', async () => {
    const groups = ['Page', 'Hotel', 'Block', 'Overlay']
    const count = async () => {
      const tiles = groups.map((group) =>
        palette
          .getByRole('grid', { name: `${group} components` })
          .getByRole('row')
          .count(),
      )
      return (await Promise.all(tiles)).reduce((one, other) => one + other, 0)
    }
    // The server places the page's model, which would double the page.
    const offered = Object.keys(widgetFixtures).filter((type) => type !== 'page-model')
    await expect.poll(count).toBe(offered.length)
    await expect(palette.getByText('Page model')).toHaveCount(0)
    const blank = () =>
      palette.locator('.palette-picture').evaluateAll(
        (all) =>
          all.filter((picture) => {
            const image = picture.querySelector('img')
            if (image) image.loading = 'eager'
            return !image?.naturalWidth
          }).length,
      )
    await expect.poll(blank).toBe(0)
  })

  const outline = page.getByRole('treegrid', { name: /Outline/ })
  // The rest is a scroll away, or a search.
  expect(await inView(palette.locator('.palette-item'))).toBeGreaterThanOrEqual(6)
  expect(await inView(outline.getByRole('row'))).toBeGreaterThanOrEqual(8)
})

/** How many of these are in the part of their panel that an author sees. */
function inView(items: Locator): Promise<number> {
  return items.evaluateAll((all) => {
    const panel = all[0]?.closest('.palette-scroll, .outline-scroll')
    const room = panel?.getBoundingClientRect() ?? new DOMRect()
    return all.filter((item) => {
      const { top, bottom } = item.getBoundingClientRect()
      return top >= room.top - 1 && bottom <= room.bottom + 1
    }).length
  })
}

test('what visitors will not see says so on the page, in its settings and before publishing', async ({
  page,
}) => {
  await openNew(page, 'unseen')
  await page
    .getByRole('grid', { name: 'Page components' })
    .getByRole('row', { name: 'Hero banner', exact: true })
    .click()
  const banner = canvasOf(page).locator('foyer-widget[type=hero-banner]')
  const settings = page.getByRole('complementary', { name: 'Settings' })
  const said = /Visitors do not see this component: it has no “?Picture”? or “?Video”?\./
  await expect(banner).toContainText(said)
  await expect(settings.getByRole('region', { name: 'Visitors do not see this' })).toContainText(
    said,
  )
  await saved(page)
  expect(await accessibilityFindings(page)).toEqual([])

  await test.step('a click on the field in the sentence opens it', async () => {
    const word = banner.getByText('“Picture”')
    const at = await word.boundingBox()
    await page.mouse.click((at?.x ?? 0) + 6, (at?.y ?? 0) + 6)
    await expect(settings.getByRole('group', { name: 'Picture' })).toBeFocused()
  })

  await test.step('the review names it, and leads to the field', async () => {
    await page.getByRole('button', { name: 'Review and publish' }).click()
    const review = page.getByRole('dialog')
    const listed = review.getByRole('listitem').filter({ hasText: said })
    await expect(listed).toContainText('Hero banner')
    expect(await accessibilityFindings(page)).toEqual([])
    await listed.getByRole('button', { name: 'Picture' }).click()
    await expect(review).toHaveCount(0)
    await expect(settings.getByRole('group', { name: 'Picture' })).toBeFocused()
  })

  await settings.getByRole('button', { name: 'Add picture' }).click()
  await settings
    .getByRole('textbox', { name: /^Picture \*/ })
    .fill('/media/hotels/dessin-sydney-walsh-bay/0.webp')
  await expect(banner.getByRole('img').or(banner.locator('img')).first()).toBeVisible()
  await expect(banner).not.toContainText(said)
  await expect(settings.getByRole('region', { name: 'Visitors do not see this' })).toHaveCount(0)
})

test('a template is typed with its placeholders as chips, on the page and in its field', async ({
  page,
}) => {
  const path = await openNew(page, 'chips', [{ type: 'success-message', id: 'done', props: {} }])
  const message = canvasOf(page).locator('foyer-widget[type=success-message]')
  await expect(message).toContainText('We look forward to your stay at Alderway New York Midtown')
  const stored = () =>
    page.evaluate(async (of) => {
      const answer = await fetch(`/author/api/page?path=${of}&locale=en-US`)
      const { model } = await answer.json()
      return model.main[0].props.labels?.bookingConfirmedBody
    }, path)
  const chips = typed(page).locator('.placeholder-chip')

  await rowOf(page, /^Success message/).click()
  // The editor hears of the page's texts a moment later; keys are for the row that has the focus.
  await expect(page.getByRole('button', { name: /^Type on the page/ })).toBeVisible()
  await expect(rowOf(page, /^Success message/)).toBeFocused()
  await page.keyboard.press('F2')
  await expect(typed(page)).toHaveText('We look forward to your stay at {hotel}: {dates}.')
  await expect(chips).toHaveText(['{hotel}', '{dates}'])
  expect(await accessibilityFindings(page)).toEqual([])

  await test.step('letters around the chips; an arrow goes over a whole chip', async () => {
    await page.keyboard.press('End')
    await page.keyboard.type(' Welcome!')
    await page.keyboard.press('Home')
    for (let letter = 0; letter < 'We look forward to your stay at '.length; letter += 1)
      await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.type(' soon')
    const text = 'We look forward to your stay at {hotel} soon: {dates}. Welcome!'
    await expect(typed(page)).toHaveText(text)
    await expect.poll(stored).toBe(text)
    await expect(message).toContainText('stay at {hotel} soon: {dates}. Welcome!')
  })

  await test.step('Backspace deletes a whole chip, and the loss is named', async () => {
    for (let letter = 0; letter < ' soon'.length; letter += 1)
      await page.keyboard.press('Backspace')
    await page.keyboard.press('Backspace')
    await expect(chips).toHaveText(['{dates}'])
    await expect(page.getByText(/Not saved: .*The text needs \{hotel\}/)).toBeVisible()
    expect(await stored()).toContain('{hotel}')
  })

  await test.step('a pasted text brings chips, and no markup', async () => {
    await typed(page).evaluate((field) => {
      const data = new DataTransfer()
      data.setData('text/plain', '{hotel},\nin <b>town</b>')
      data.setData('text/html', '<h1>{hotel}</h1>')
      const paste = { clipboardData: data, bubbles: true, cancelable: true }
      field.dispatchEvent(new ClipboardEvent('paste', paste))
    })
    await expect(chips).toHaveText(['{hotel}', '{dates}'])
    const text = 'We look forward to your stay at {hotel}, in <b>town</b>: {dates}. Welcome!'
    await expect.poll(stored).toBe(text)
  })

  await test.step('Enter ends it, and the page shows the values', async () => {
    await page.keyboard.press('Enter')
    await expect(typed(page)).toHaveCount(0)
    await expect(message).toContainText('stay at Alderway New York Midtown, in <b>town</b>')
  })

  await test.step('its field has the chips, offers one that is missing, and names an unknown one', async () => {
    const settings = page.getByRole('complementary', { name: 'Settings' })
    await settings.getByText('Texts', { exact: true }).click()
    const field = settings.getByRole('textbox', { name: /We look forward to your stay/ })
    await expect(field.locator('.placeholder-chip')).toHaveText(['{hotel}', '{dates}'])
    await field.fill('See you in {town}!')
    await expect(field.locator('.placeholder-chip')).toHaveCount(0)
    await expect(settings.getByText(/\{town\} is not filled in here/).first()).toBeVisible()
    await field.fill('See you on {dates}!')
    // The answer comes while the button is pressed; the button stays under the pointer.
    await settings.getByRole('button', { name: 'Insert {hotel}' }).hover()
    await page.mouse.down()
    await expect(page.getByText(/Not saved: .*The text needs \{hotel\}/)).toBeVisible()
    await page.mouse.up()
    await expect(field).toHaveText('See you on {dates}! {hotel}')
    await expect.poll(stored).toBe('See you on {dates}! {hotel}')
    await saved(page)
  })
})

test('a text is typed although the scripts of its page come after the key', async ({ page }) => {
  let release = () => {}
  const isWanted = new Promise<void>((resolve) => {
    release = resolve
  })
  // The vendor's client answers for the page before its widgets are there.
  await page.route(/\/edit-[^/]*\.js/, async (route) => {
    await isWanted
    await route.continue()
  })
  await openNew(page, 'early', [{ type: 'success-message', id: 'done', props: {} }])
  await rowOf(page, /^Success message/).click()
  await expect(page.getByRole('button', { name: /^Type on the page/ })).toBeVisible()
  await expect(rowOf(page, /^Success message/)).toBeFocused()
  await page.keyboard.press('F2')
  release()
  await expect(typed(page)).toHaveText('We look forward to your stay at {hotel}: {dates}.')
  await expect(typed(page)).toBeFocused()
})
