import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '../sandbox'
import { OVERVIEW, sectionOf, summaryOf, watch } from '../site'
import { UNTOUCHED } from '../untouched'
import {
  allProbed,
  collectFailures,
  FRAME,
  hasFailed,
  hold,
  isMounted,
  isWaiting,
  MOUNT,
  PROBE,
  placeholderFrom,
  probe,
  probed,
  serveMain,
  showMain,
  stopTimers,
  widget,
} from './loader-page'

test.use(UNTOUCHED)

// An empty place: a pointer over a placeholder would count as an interaction.
test.beforeEach(({ page }) => page.mouse.move(1, 1))

const LOADER = /\/assets\/loader\.js$/

/** Paints the page before the loader has run, as browsers without `blocking="render"` do. */
const paintedBefore = (html: string) => html.replace(' blocking="render"', '')

const part = {
  link: (page: Page) => page.getByRole('link', { name: 'Link of a' }),
  button: (page: Page) => page.getByRole('button', { name: 'Button of a' }),
  icon: (page: Page) => widget(page, 'a').locator('svg'),
  box: (page: Page) => page.getByRole('checkbox', { name: 'Box of a' }),
  boxLabel: (page: Page) => page.getByText('Box of a'),
  summary: (page: Page) => page.getByText('Summary of a'),
  details: (page: Page) => page.getByText('Details of a'),
  text: (page: Page) => page.getByLabel('Text of a'),
  remark: (page: Page) => page.getByLabel('Remark of a'),
  choice: (page: Page) => page.getByLabel('Choice of a'),
  send: (page: Page) => page.getByRole('button', { name: 'Send of a' }),
}

/**
 * Every navigation of the page, also within the document, and every click that was not prevented.
 */
async function countNative(page: Page) {
  await page.addInitScript(() => {
    const native: string[] = []
    Object.assign(window, { native })
    addEventListener('hashchange', () => native.push(`hash ${location.hash}`))
    addEventListener('change', ({ target }) => native.push(`change ${(target as Element).tagName}`))
    addEventListener(
      'toggle',
      ({ target }) => native.push(`open ${(target as HTMLDetailsElement).open}`),
      true,
    )
  })
  return () => page.evaluate(() => (window as unknown as { native: string[] }).native)
}

interface Click {
  target: (page: Page) => Locator
  /** The browser's own reaction while the script loads. */
  atOnce: string[]
  /** The events that the widget receives once it is mounted. */
  heard: string[]
  /** The events that its handlers receive for another click. */
  next: string[]
}

const SENT = 'a: submit text=&by=post'

const clicks: Record<string, Click> = {
  'a link': { target: part.link, atOnce: ['hash #there-a'], heard: [], next: ['a: link'] },
  'a button': { target: part.button, atOnce: [], heard: ['a: button'], next: ['a: button'] },
  'the icon in a button': {
    target: part.icon,
    atOnce: [],
    heard: ['a: button'],
    next: ['a: button'],
  },
  'a box': {
    target: part.box,
    atOnce: ['change INPUT'],
    heard: ['a: box true'],
    next: ['a: box false'],
  },
  'the label of a box': {
    target: part.boxLabel,
    atOnce: ['change INPUT'],
    heard: ['a: box true'],
    next: ['a: box false'],
  },
  'a summary': { target: part.summary, atOnce: ['open true'], heard: [], next: ['a: summary'] },
  'what sends a form': { target: part.send, atOnce: [], heard: [SENT], next: [SENT] },
}

for (const [what, { target, atOnce, heard, next }] of Object.entries(clicks)) {
  test(`a click on ${what} before the widget is mounted takes effect once`, async ({ page }) => {
    const { complaints } = await watch(page)
    const done = await countNative(page)
    const held = await showMain(page, probe('a', { when: 'interaction' }), { held: MOUNT })
    await isWaiting(page, 'a')
    await target(page).click()
    await expect.poll(() => held.asked).not.toEqual([])
    await expect.poll(done).toEqual(atOnce)
    held.release()
    await isMounted(page, 'a')
    expect(await probed(page)).toEqual(heard)
    // The next one is an ordinary click.
    await target(page).click()
    await expect.poll(() => probed(page)).toEqual([...heard, ...next])
    expect(complaints).toEqual([])
  })
}

test('a widget that loads at once replays held clicks in their order', async ({ page }) => {
  const done = await countNative(page)
  const held = await showMain(page, probe('a'), { held: MOUNT })
  await expect(widget(page, 'a')).toHaveAttribute('status', 'loading')
  for (const { target } of Object.values(clicks)) await target(page).click()
  await expect.poll(done).toEqual(['hash #there-a', 'change INPUT', 'change INPUT', 'open true'])
  held.release()
  await isMounted(page, 'a')
  expect(await probed(page)).toEqual(['a: button', 'a: button', SENT])
  await expect(page.locator('output')).toHaveText('2')
})

test('by keyboard: Enter on a button, the space bar on a box, Enter in a field', async ({
  page,
}) => {
  const held = await showMain(page, probe('a', { when: 'interaction' }), { held: PROBE })
  await isWaiting(page, 'a')
  await part.button(page).press('Enter')
  await part.box(page).press(' ')
  await part.text(page).press('Enter')
  held.release()
  await isMounted(page, 'a')
  await expect.poll(() => probed(page)).toEqual(['a: box true', 'a: button', SENT])
  await expect(part.box(page)).toBeChecked()
})

test('two clicks are replayed as two, in their order', async ({ page }) => {
  const held = await showMain(page, probe('a', { when: 'interaction' }), { held: PROBE })
  await isWaiting(page, 'a')
  await part.button(page).dblclick()
  held.release()
  await isMounted(page, 'a')
  await expect(widget(page, 'a').locator('output')).toHaveText('2')
  expect(await probed(page)).toEqual(['a: button', 'a: button'])
})

test('a waiting button is marked busy until it is mounted, and is pressed once', async ({
  page,
}) => {
  await page.clock.install({ time: 0 })
  const main = probe('a', { when: 'interaction' })
  const held = await showMain(page, main, { held: PROBE, passes: true })
  await isWaiting(page, 'a')
  await part.button(page).click()
  await expect(part.button(page)).toHaveAttribute('aria-busy', 'true')
  await page.clock.runFor(3_600_000)
  await expect(part.button(page)).toHaveAttribute('aria-busy', 'true')
  await page.clock.resume()
  held.release()
  await isMounted(page, 'a')
  expect(await probed(page)).toEqual(['a: button'])
  await expect(part.button(page)).not.toHaveAttribute('aria-busy')
})

test('form fields named like properties of a placeholder do not take its clicks', async ({
  page,
}) => {
  const names = ['held', 'start', 'life'].map((id) => `<i id="${id}"></i>`).join('')
  await showMain(page, names + probe('a', { when: 'interaction' }))
  await isWaiting(page, 'a')
  await part.button(page).click()
  await isMounted(page, 'a')
  expect(await probed(page)).toEqual(['a: button'])
})

test('a widget that is touched is mounted before its neighbours', async ({ page }) => {
  const main = ['a', 'b', 'c'].map((id) => probe(id, { when: 'presence' })).join('')
  const held = await showMain(page, main, { held: PROBE })
  await isWaiting(page, 'b')
  await page.getByRole('button', { name: 'Button of b' }).dispatchEvent('click')
  await expect.poll(() => held.asked).toHaveLength(1)
  await expect(widget(page, 'b')).toHaveAttribute('status', 'loading')
  await isWaiting(page, 'a')
  await isWaiting(page, 'c')
  held.release()
  for (const id of ['a', 'b', 'c']) await isMounted(page, id)
  expect(await probed(page)).toEqual(['b: button'])
})

test('a link that opens in another tab opens at once and only once', async ({ page, context }) => {
  const held = await showMain(page, probe('a', { when: 'interaction' }), { held: MOUNT })
  await isWaiting(page, 'a')
  const opened = context.waitForEvent('page')
  await part.link(page).click({ modifiers: ['ControlOrMeta'] })
  await opened
  held.release()
  await isMounted(page, 'a')
  expect(await probed(page)).toEqual([])
  expect(page.url()).not.toContain('#')
  expect(context.pages()).toHaveLength(2)
})

test.describe('what a visitor entered before', () => {
  test('the loader ran: it stays, and the handlers receive it once', async ({ page }) => {
    const { complaints } = await watch(page)
    const held = await showMain(page, probe('a'), { held: LOADER, bend: paintedBefore })
    await part.text(page).fill('Lisbon')
    await part.remark(page).fill('A quiet room')
    await part.choice(page).selectOption('two')
    await part.box(page).check()
    held.release()
    await isMounted(page, 'a')
    await expect(part.text(page)).toHaveValue('Lisbon')
    await expect(part.remark(page)).toHaveValue('A quiet room')
    await expect(part.choice(page)).toHaveValue('two')
    await expect(part.box(page)).toBeChecked()
    expect((await probed(page)).sort()).toEqual([
      'a: box true',
      'a: choice two',
      'a: remark A quiet room',
      'a: text Lisbon',
    ])
    expect(complaints).toEqual([])
  })

  test('its own script loaded: the caret stays as well, and typing continues', async ({ page }) => {
    const held = await showMain(page, probe('a', { when: 'interaction' }), { held: PROBE })
    await isWaiting(page, 'a')
    await part.text(page).click()
    await page.keyboard.type('Libon')
    for (let i = 0; i < 3; i += 1) await page.keyboard.press('ArrowLeft')
    const before = await part.text(page).elementHandle()
    held.release()
    await isMounted(page, 'a')
    await page.keyboard.type('s')
    await expect(part.text(page)).toHaveValue('Lisbon')
    await expect(part.text(page)).toBeFocused()
    expect(await part.text(page).evaluate((element, old) => element === old, before)).toBe(true)
    expect((await probed(page)).at(-1)).toBe('a: text Lisbon')
    expect((await allProbed(page)).filter((line) => line === 'a: focus')).toHaveLength(1)
  })

  test('in the site’s own fields: it stays, and the page is notified', async ({
    page,
    request,
  }) => {
    const { complaints } = await watch(page)
    const main = await Promise.all(
      ['text-input', 'checkbox'].map((id) => placeholderFrom(request, '/sandbox/widgets', id)),
    )
    const changed = () => page.evaluate(() => (window as unknown as { changed: unknown[] }).changed)
    await page.addInitScript(() => {
      const changed: unknown[] = []
      Object.assign(window, { changed })
      addEventListener('field-change', (event) => changed.push((event as CustomEvent).detail.id))
    })
    const held = await showMain(page, main.join(''), { held: LOADER, bend: paintedBefore })
    const field = page.locator('#text-input input')
    const box = page.getByRole('checkbox')
    await field.fill('Maria')
    await box.setChecked(!(await box.isChecked()))
    const ticked = await box.isChecked()
    held.release()
    await isWaiting(page, 'checkbox')
    // Both wait for an interaction: the visitor continues.
    await field.focus()
    await box.focus()
    await isMounted(page, 'text-input')
    await isMounted(page, 'checkbox')
    await expect(field).toHaveValue('Maria')
    expect(await box.isChecked()).toBe(ticked)
    await expect.poll(changed).toEqual(['checkbox'])
    expect(complaints).toEqual([])
  })
})

test.describe('a widget whose script fails to load', () => {
  // The last retry may still be in progress when a test ends.
  test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

  async function withoutProbe(page: Page, main = probe('a', { when: 'interaction' })) {
    const failures = await collectFailures(page, true)
    await serveMain(page, main)
    await page.route(PROBE, (route) => route.fulfill({ status: 404 }))
    await page.goto(FRAME)
    await isWaiting(page, 'a')
    return failures
  }

  /** What is clicked, and the effect without a script. */
  const ends: [string, (page: Page) => Locator, (page: Page) => Promise<void>][] = [
    ['a link leads', part.link, (page) => expect(page).toHaveURL(/#there-a$/)],
    ['a box is ticked', part.box, (page) => expect(part.box(page)).toBeChecked()],
    ['details open', part.summary, (page) => expect(part.details(page)).toBeVisible()],
    ['a form is sent', part.send, (page) => expect(page).toHaveURL(/\/sandbox\?text=&by=post/)],
  ]
  for (const [what, target, happens] of ends) {
    test(`${what} once the script has failed`, async ({ page }) => {
      await withoutProbe(page)
      await target(page).click()
      await happens(page)
      // A form has opened another page.
      if (target !== part.send) await hasFailed(page, 'a', 'load-failed')
    })
  }

  test('later clicks take effect at once', async ({ page }) => {
    const failures = await withoutProbe(page)
    await part.link(page).click()
    await hasFailed(page, 'a', 'load-failed')
    await part.summary(page).click()
    await expect(part.details(page)).toBeVisible()
    await part.box(page).click()
    await expect(part.box(page)).toBeChecked()
    await hasFailed(page, 'a', 'load-failed')
    expect(await failures()).toHaveLength(1)
  })

  test('an icon in a link can be clicked like its text', async ({ page }) => {
    const icon = '<svg><rect width="20" height="20"/></svg>'
    const bend = (html: string) => html.replace('Link of a', icon)
    const failures = await withoutProbe(page, probe('a', { when: 'interaction', bend }))
    await widget(page, 'a').locator('rect').click()
    await expect(page).toHaveURL(/#there-a$/)
    await hasFailed(page, 'a', 'load-failed')
    expect(await failures()).toHaveLength(1)
  })

  test('a click beside the fields of a form does not send it', async ({ page }) => {
    await withoutProbe(page)
    await page.locator('main form').dispatchEvent('click')
    await hasFailed(page, 'a', 'load-failed')
    await part.link(page).click()
    await expect(page).toHaveURL(/nested#there-a$/)
  })

  test('a button stays busy and is pressed once after a retry has loaded the script', async ({
    page,
  }) => {
    let isGone = true
    await collectFailures(page, true)
    await serveMain(page, probe('a', { when: 'interaction' }))
    await page.route(PROBE, (route) => (isGone ? route.abort() : route.fallback()))
    await page.goto(FRAME)
    await isWaiting(page, 'a')
    await part.button(page).click()
    await hasFailed(page, 'a', 'load-failed')
    await expect(part.button(page)).toHaveAttribute('aria-busy', 'true')
    isGone = false
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await isMounted(page, 'a')
    expect(await probed(page)).toEqual(['a: button'])
    await expect(part.button(page)).not.toHaveAttribute('aria-busy')
  })
})

test('a photo of a gallery opens the viewer, however slow the scripts are', async ({ page }) => {
  await stopTimers(page)
  const gallery = await hold(page, /\/assets\/hotel-gallery\.widget[^/]*\.js$/)
  const viewer = await hold(page, /\/assets\/hotel-gallery-viewer\.widget[^/]*\.js$/)
  await page.goto(OVERVIEW)
  await page.locator('#gallery').getByRole('link').nth(1).click()
  // The dialog opens at once, its photos follow with the scripts.
  await expect(page.locator('#hotel-gallery-viewer dialog')).toBeVisible()
  await expect.poll(() => gallery.asked).toHaveLength(1)
  await expect.poll(() => viewer.asked).toHaveLength(1)
  viewer.release()
  gallery.release()
  await expect(page.locator('dialog[open] [aria-roledescription]')).toHaveAccessibleName(
    /^Photo 2 of 6/,
  )
  expect(new URL(page.url()).pathname).toBe(OVERVIEW)
})

test('a click in a nested widget mounts its parent and itself, and the opened section stays open', async ({
  page,
}) => {
  await collectFailures(page, true)
  const trip = await placeholderFrom(page.request, FRAME, 'trip')
  // Also the type that no build has: it would load at once, and its parent with it.
  const waiting = trip
    .replaceAll(/ when="[^"]*"/g, '')
    .replaceAll('<foyer-widget ', '<foyer-widget when="interaction" ')
  const held = await showMain(page, waiting, { held: /\/assets\/accordion[^/]*\.js$/ })
  const wishes = summaryOf(page, 'Your wishes')
  await isWaiting(page, 'trip')
  await isWaiting(page, 'wishes')
  await wishes.click()
  await expect.poll(() => held.asked).toHaveLength(1)
  held.release()
  await isMounted(page, 'trip')
  await isMounted(page, 'wishes')
  await expect(sectionOf(wishes)).toHaveAttribute('open')
  await expect(page.getByLabel('What we can do')).toBeVisible()
  await isWaiting(page, 'wish')
})
