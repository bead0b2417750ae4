import { expect } from '@playwright/test'
import { hold } from '../loader/loader-page'
import { test } from '../sandbox'
import { OVERVIEW, summaryOf } from '../site'
import {
  component,
  edit,
  MAIN,
  note,
  PAGE,
  patch,
  placed,
  resourceOf,
  tell,
  update,
} from './author-page'

const heading = (id: string, text = `Heading ${id}`) => placed('heading', id, { text })
const links = (id: string) =>
  placed('links-list', id, { title: 'See also', items: [{ linkLabel: 'One', linkURL: '/one' }] })
const questions = (children: object[] = []) =>
  placed('accordion', 'questions', {
    items: [
      { title: 'First', body: '<p>Of the first</p>', children },
      { title: 'Second', body: '<p>Of the second</p>', children: [] },
    ],
  })

test('a visitor’s page downloads nothing of author mode', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => void requests.push(new URL(request.url()).pathname))
  await page.goto('/sandbox/nested')
  await expect(page.locator('foyer-widget').first()).toHaveAttribute('status', 'mounted')
  expect(requests.filter((path) => path.includes('author'))).toEqual([])
  await expect(page.locator('html')).not.toHaveAttribute('data-foyer-author')
})

// A widget brings its labels in every language: Spanish, the sixth, is 22,500 bytes of it. What remembers
// a hotel stands in the shared script.
test('a hotel page needs at most 45 scripts and 489,000 bytes of them while it is edited', async ({
  page,
}) => {
  await edit(page, { path: OVERVIEW })
  await page.waitForLoadState('networkidle')
  const sizes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/assets\/author\/.*\.js$/.test(name))
      .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
  )
  expect(sizes.length).toBeGreaterThan(10)
  expect(sizes.length).toBeLessThanOrEqual(45)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(489_000)
})

test.describe('what cannot be shown says so, and the rest of the page works', () => {
  test('an unknown type, broken JSON, a missing field', async ({ page }) => {
    const main = [
      heading('before'),
      placed('tea-urn', 'unknown', {}),
      placed('__proto__', 'proto', {}),
      placed('heading', 'broken', {}, '{"text":'),
      placed('hero-banner', 'bare', { text: '<p>By the sea</p>' }),
      heading('after'),
    ]
    await edit(page, { main: main.join('') })
    await expect(note(page, 'unknown')).toContainText('Unknown component: tea-urn')
    await expect(note(page, 'proto')).toContainText('Unknown component: __proto__')
    await expect(note(page, 'broken')).toContainText('Invalid properties: ')
    await expect(note(page, 'bare')).toContainText('Hero banner')
    await expect(note(page, 'bare')).toContainText(
      'Visitors do not see this component: it has no “Heading”.',
    )
    for (const id of ['before', 'after'])
      await expect(component(page, id).getByRole('heading')).toHaveText(`Heading ${id}`)
  })

  test('what visitors do not see is not shown as there, from the first and after a patch', async ({
    page,
  }) => {
    const image = { src: '/media/hotels/NYCAB/1.jpg', alt: '' }
    await edit(page, {
      main:
        placed('hero-banner', 'bare', { heading: 'By the sea' }) +
        placed('hero-banner', 'whole', { heading: 'By the lake', image }) +
        heading('after'),
    })
    const title = (id: string) => component(page, id).getByRole('heading')
    const said = 'Visitors do not see this component: it has no “Picture” or “Video”.'
    await expect(note(page, 'bare')).toContainText(said)
    await expect(title('bare')).toHaveCount(0)
    await expect(title('whole')).toBeVisible()
    await expect(note(page, 'whole')).toHaveCount(0)
    // An editor leads to the field by its name in the sentence.
    const field = note(page, 'bare').locator('[data-aue-prop="image"]')
    await expect(field).toHaveAttribute('data-aue-label', 'Picture')

    await patch(page, 'bare', 'image', image)
    await expect(title('bare')).toHaveText('By the sea')
    await expect(note(page, 'bare')).toHaveCount(0)
    await patch(page, 'whole', 'image', null)
    await expect(note(page, 'whole')).toContainText(said)
    await expect(title('whole')).toHaveCount(0)
    await expect(title('after')).toBeVisible()
  })

  test('an empty component shows its name and what is missing', async ({ page }) => {
    await edit(page, { main: placed('language-selector', 'languages', { regions: [] }) })
    await expect(note(page, 'languages')).toContainText('Language selector')
    const box = await component(page, 'languages').boundingBox()
    expect(box?.height).toBeGreaterThan(40)
  })

  test('a component for certain visitors is shown to its author, with the condition', async ({
    page,
  }) => {
    const props = { text: 'For members', audience: ['authenticated'], hideOn: ['XS', 'XL'] }
    await edit(page, { main: placed('heading', 'members', props) })
    await expect(component(page, 'members').getByRole('heading')).toBeVisible()
    await expect(note(page, 'members')).toContainText('Only for members')
    await expect(note(page, 'members')).toContainText('Not on phones and desktops')
  })
})

test.describe('a patch', () => {
  test('of scheme, widths or anchor changes the placeholder at once', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await edit(page, { main: heading('a') })
    const placeholder = component(page, 'a')
    await patch(page, 'a', 'theme', 'dark')
    await expect(placeholder).toHaveCSS('color-scheme', 'dark')
    await patch(page, 'a', 'theme', 'light')
    await expect(placeholder).not.toHaveAttribute('data-theme')
    await patch(page, 'a', 'hideOn', ['XL'])
    await expect(placeholder).toHaveAttribute('data-hide-on', 'XL')
    // The author still sees it.
    await expect(placeholder.getByRole('heading')).toBeVisible()
    await patch(page, 'a', 'anchorId', 'rooms')
    await expect(page.locator('#a > #rooms')).toHaveCount(1)
    await patch(page, 'a', 'anchorId', 'dining')
    await expect(page.locator('#rooms')).toHaveCount(0)
    await expect(page.locator('#a > #dining')).toHaveCount(1)
  })

  test('changes a text in place: the same element, the same scroll', async ({ page }) => {
    await edit(page, { main: Array.from({ length: 30 }, (_, i) => heading(`h${i}`)).join('') })
    await page.evaluate(() => scrollTo(0, 400))
    const shown = await component(page, 'h9').getByRole('heading').elementHandle()
    await patch(page, 'h9', 'text', 'Another heading')
    expect(await shown?.evaluate((element) => [element.isConnected, element.textContent])).toEqual([
      true,
      'Another heading',
    ])
    expect(await page.evaluate(() => scrollY)).toBe(400)
  })

  test('changes one list item and leaves the others as they are', async ({ page }) => {
    await edit(page, { main: questions() })
    const first = summaryOf(page, 'First')
    const shown = await first.elementHandle()
    await patch(page, 'questions', 'items/1/title', 'The other')
    await expect(summaryOf(page, 'The other')).toBeVisible()
    const third = { title: 'Third', body: '<p>Of the third</p>', children: [] }
    await patch(page, 'questions', 'items/2', third)
    await expect(summaryOf(page, 'Third')).toBeVisible()
    expect(await shown?.evaluate((element) => element.isConnected)).toBe(true)
    await patch(page, 'questions', 'items/0', null)
    await expect(first).toHaveCount(0)
  })

  test('that breaks the component leaves it as it was, and shows the error', async ({ page }) => {
    const image = { src: '/media/hotels/NYCAB/1.jpg', alt: '' }
    await edit(page, { main: placed('hero-banner', 'a', { heading: 'By the sea', image }) })
    const title = component(page, 'a').getByRole('heading')
    await patch(page, 'a', 'align', 'upside down')
    await expect(title).toHaveText('By the sea')
    await expect(note(page, 'a')).toContainText('Side of the text')
    // Another field can still be changed.
    await patch(page, 'a', 'heading', 'By the lake')
    await expect(title).toHaveText('By the lake')
    await expect(note(page, 'a')).toContainText('Side of the text')
    await patch(page, 'a', 'heading', null)
    await expect(title).toBeHidden()
    await expect(note(page, 'a')).toContainText('Heading:')
    await patch(page, 'a', 'heading', 'By the river')
    await patch(page, 'a', 'align', 'center')
    await expect(title).toHaveText('By the river')
    await expect(note(page, 'a')).toHaveCount(0)
  })

  test('makes a heading the page’s main one, and reports a second one', async ({ page }) => {
    await edit(page, { main: heading('a') + heading('b') })
    await patch(page, 'a', 'level', 1)
    await expect(component(page, 'a').getByRole('heading', { level: 1 })).toHaveCount(1)
    await patch(page, 'b', 'level', 1)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(component(page, 'b')).toContainText('main heading')
  })

  test('that arrives before edit mode is loaded is not lost', async ({ page }) => {
    const scripts = await hold(page, /\/author\/edit-/)
    const shown = edit(page, { main: heading('a', 'Before') })
    await expect.poll(() => scripts.asked.length).toBe(1)
    await patch(page, 'a', 'text', 'After')
    scripts.release()
    await shown
    await expect(component(page, 'a').getByRole('heading')).toHaveText('After')
  })

  test('of a text edited in place is reported by its element', async ({ page }) => {
    await edit(page, { main: links('links') })
    const title = component(page, 'links').locator('[data-aue-prop="title"]')
    await expect(title).toHaveText('See also')
    await title.evaluate((element) =>
      element.dispatchEvent(
        new CustomEvent('aue:content-update', { bubbles: true, detail: { value: 'Read on' } }),
      ),
    )
    await expect(title).toHaveText('Read on')
  })

  test('of a nested component keeps the one around it', async ({ page }) => {
    const child = { type: 'heading', id: 'inner', props: { text: 'Inside' } }
    await edit(page, { main: questions([child]) })
    await patch(page, 'inner', 'text', 'Inside, changed')
    await patch(page, 'questions', 'items/0/title', 'First, changed')
    await expect(component(page, 'inner')).toContainText('Inside, changed')
    await expect(summaryOf(page, 'First, changed')).toHaveCount(1)
  })

  test('with a hostile text or name does no harm', async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => void errors.push(error.message))
    await edit(page, {
      main: `${heading('a')}${placed('rich-text', 'b', { html: '<p>Text</p>' })}`,
    })
    await patch(page, 'a', 'text', '<img src=x onerror=alert(1)>')
    await expect(component(page, 'a')).toContainText('<img src=x')
    await patch(page, 'b', 'html', '<p>New<img src=x onerror=alert(1)></p>')
    await expect(component(page, 'b').locator('[onerror]')).toHaveCount(0)
    expect(await page.evaluate(() => 'polluted' in {})).toBe(false)
    await patch(page, 'a', '__proto__/polluted', 'yes').catch(() => {})
    expect(await page.evaluate(() => 'polluted' in {})).toBe(false)
    await expect(component(page, 'a')).toContainText('<img src=x')
    expect(errors).toEqual([])
  })
})

test.describe('components are added, removed and moved without a reload', () => {
  const order = (page: Parameters<typeof edit>[0]) =>
    page.locator('main > foyer-widget').evaluateAll((all) => all.map(({ id }) => id))

  test('on the page', async ({ page }) => {
    await edit(page, { main: ['a', 'b', 'c'].map((id) => heading(id)).join('') })
    await page.evaluate(() => Object.assign(window, { same: true }))
    const added = {
      request: { target: { resource: MAIN }, before: resourceOf('b') },
      response: update(
        'new',
        heading('new').replace(
          '<foyer-widget',
          `<foyer-widget data-aue-resource="${resourceOf('new')}"`,
        ),
      ),
    }
    await tell(page, 'aue:content-add', added, MAIN)
    await expect(component(page, 'new').getByRole('heading')).toHaveText('Heading new')
    expect(await order(page)).toEqual(['a', 'new', 'b', 'c'])

    const moving = await component(page, 'a').getByRole('heading').elementHandle()
    const move = { from: MAIN, component: resourceOf('a'), to: MAIN, before: resourceOf('c') }
    await tell(page, 'aue:content-move', move, MAIN)
    expect(await order(page)).toEqual(['new', 'b', 'a', 'c'])
    expect(await moving?.evaluate((element) => element.isConnected)).toBe(true)

    const copy = {
      source: { resource: resourceOf('b') },
      target: { resource: MAIN },
      response: update('b-2', heading('b-2', 'A copy')),
    }
    await tell(page, 'aue:content-copy', copy, resourceOf('b'))
    await expect(component(page, 'b-2')).toContainText('A copy')
    expect(await order(page)).toEqual(['new', 'b', 'b-2', 'a', 'c'])

    await tell(page, 'aue:content-remove', { resource: resourceOf('new') }, resourceOf('new'))
    expect(await order(page)).toEqual(['b', 'b-2', 'a', 'c'])
    expect(await page.evaluate(() => 'same' in window)).toBe(true)
  })

  test('the HTML of a container adds its new components', async ({ page }) => {
    await edit(page, { main: ['a', 'b'].map((id) => heading(id)).join('') })
    const named = (id: string) =>
      heading(id).replace('<foyer-widget', `<foyer-widget data-aue-resource="${resourceOf(id)}"`)
    const content = `<main data-aue-resource="${MAIN}" data-aue-type="container">${['a', 'new', 'b'].map(named).join('')}</main>`
    const kept = await component(page, 'b').elementHandle()
    await tell(
      page,
      'aue:content-add',
      {
        request: { target: { resource: MAIN } },
        response: { updates: [{ resource: MAIN, type: 'container', content }] },
      },
      MAIN,
    )
    await expect(component(page, 'new').getByRole('heading')).toHaveText('Heading new')
    expect(await order(page)).toEqual(['a', 'new', 'b'])
    await expect(page.locator('main')).toHaveCount(1)
    expect(await kept?.evaluate((element) => element.isConnected)).toBe(true)
  })

  test('the first one of an empty list, and of an empty page', async ({ page }) => {
    await edit(page, { main: questions([{ type: 'heading', id: 'x', props: { text: 'X' } }]) })
    const list = `${PAGE}#questions/items/1/children`
    const container = page.locator(`[data-aue-resource="${list}"]`)
    await expect(container).toHaveAttribute('data-aue-type', 'container')
    await expect(container).toHaveAttribute('data-aue-label', /\S/)
    await expect(component(page, 'x')).toHaveAttribute('data-aue-label', 'Heading')
    await expect(container).toContainText('Nothing stands here yet')
    const added = { request: { target: { resource: list } }, response: update('y', heading('y')) }
    await tell(page, 'aue:content-add', added, list)
    await expect(component(page, 'y')).toHaveText('Heading y')
    await expect(container).not.toContainText('Nothing stands here yet')
    await expect(container.locator('foyer-widget')).toHaveCount(1)
    await tell(page, 'aue:content-remove', { resource: resourceOf('y') }, resourceOf('y'))
    await expect(container).toContainText('Nothing stands here yet')

    await tell(
      page,
      'aue:content-remove',
      { resource: resourceOf('questions') },
      resourceOf('questions'),
    )
    const main = await page.locator('main').boundingBox()
    expect(main?.height).toBeGreaterThan(100)
  })

  test('into another component, and out of it', async ({ page }) => {
    const child = (id: string) => ({ type: 'heading', id, props: { text: `Heading ${id}` } })
    await edit(page, { main: questions([child('x'), child('y')]) + heading('z') })
    const first = `${PAGE}#questions/items/0/children`
    const second = `${PAGE}#questions/items/1/children`
    const inner = component(page, 'questions').locator('foyer-widget[data-aue-type=component]')
    const ids = () => inner.evaluateAll((all) => all.map(({ id }) => id))

    await tell(page, 'aue:content-move', {
      component: resourceOf('y'),
      to: first,
      before: resourceOf('x'),
    })
    expect(await ids()).toEqual(['y', 'x'])
    await tell(page, 'aue:content-move', { component: resourceOf('x'), to: second })
    expect(await ids()).toEqual(['y', 'x'])
    await tell(page, 'aue:content-move', { component: resourceOf('z'), to: second })
    await expect(component(page, 'z')).toHaveCount(1)
    expect(await ids()).toEqual(['y', 'x', 'z'])
    await tell(page, 'aue:content-move', { component: resourceOf('y'), to: MAIN })
    expect(await ids()).toEqual(['x', 'z'])
    await expect(page.locator('main > foyer-widget')).toHaveCount(2)
    await tell(page, 'aue:content-remove', { resource: resourceOf('x') }, resourceOf('x'))
    expect(await ids()).toEqual(['z'])
    await expect(component(page, 'z')).toContainText('Heading z')
  })
})

test('numbers and booleans are accepted as text, and entries after the last', async ({ page }) => {
  await edit(page, { main: questions([]) + links('links') })
  await patch(page, 'questions', 'headingLevel', '3')
  await expect(
    component(page, 'questions').getByRole('heading', { level: 3 }).first(),
  ).toBeVisible()
  await expect(note(page, 'questions')).toHaveCount(0)
  await patch(page, 'links', 'items/3/linkLabel', 'Fourth')
  await patch(page, 'links', 'items/2', { linkLabel: 'Third', linkURL: '/third' })
  await patch(page, 'links', 'items/1', { linkLabel: 'Second', linkURL: '/second' })
  await patch(page, 'links', 'items/3/linkURL', '/fourth')
  await expect(component(page, 'links').getByRole('link', { name: 'Fourth' })).toBeVisible()
})

test('links, buttons and forms do nothing while the page is edited', async ({ page }) => {
  await edit(page, { main: links('links') })
  const link = page.getByRole('link', { name: 'One' })
  await expect(link).toHaveAttribute('aria-disabled', 'true')
  await link.click({ force: true })
  await expect(page).toHaveURL(/\/sandbox\/nested$/)
})

test('a selected component is opened and scrolled into view', async ({ page }) => {
  const far = '<div class="far"></div><details><summary>More</summary>'
  await edit(page, {
    main: `${Array.from({ length: 20 }, (_, i) => heading(`h${i}`)).join('')}${far}${heading('inner')}</details>`,
  })
  await expect(component(page, 'inner')).toBeHidden()
  const detail = { resource: resourceOf('inner'), selected: true }
  await tell(page, 'aue:ui-select', detail, resourceOf('inner'))
  await expect(component(page, 'inner')).toBeInViewport()
})

test('every visible text names its field', async ({ page }) => {
  await edit(page, { main: links('links') })
  const shown = component(page, 'links').locator('[data-aue-prop]')
  expect(
    await shown.evaluateAll((all) =>
      all.map((element) => [element.getAttribute('data-aue-prop'), element.textContent]),
    ),
  ).toEqual([
    ['title', 'See also'],
    ['items/0/linkLabel', 'One'],
  ])
})

test('another state of a component can be shown, and reset', async ({ page }) => {
  await edit(page, { main: placed('hotel-overview', 'overview', {}) })
  const resource = resourceOf('overview')
  await tell(page, 'foyer:look', { name: 'loading' }, resource)
  await expect(component(page, 'overview').locator('[aria-hidden=true]').first()).toBeVisible()
  await tell(page, 'foyer:look', { name: 'locale:ar-SA' }, resource)
  await expect(component(page, 'overview').locator('[dir=rtl]')).toHaveCount(1)
  await tell(page, 'foyer:look', { name: null }, resource)
  await expect(component(page, 'overview').locator('[dir=rtl]')).toHaveCount(0)
})
