import { expect, type Page } from '@playwright/test'
import { oldContent } from '../../../fixtures/old-content'
import { stepsOf, withValue } from '../../../src/author/paths'
import { insert } from '../loader/loader-page'
import { test } from '../sandbox'
import { sectionOf, summaryOf } from '../site'
import { component, edit, isShown, note, patch, placed } from './author-page'

const heading = (id: string, text = `Heading ${id}`) => placed('heading', id, { text })

/** A page as another CMS prints it, on which our server does not set the author mode. */
const asPublished = (html: string) => html.replace('"mode":"edit"', '"mode":"publish"')

test.describe('the CMS sets the author mode', () => {
  const withMeta = (meta: string) => (html: string) =>
    asPublished(html).replace('</head>', `${meta}</head>`)

  test('AEM by its wcmmode', async ({ page }) => {
    await edit(page, {
      main: heading('a'),
      bend: withMeta('<meta property="cq:wcmmode" content="edit">'),
    })
    await expect(page.locator('html')).toHaveAttribute('data-foyer-author', 'edit')
  })

  test('WordPress by the body of its canvas', async ({ page }) => {
    await edit(page, {
      main: heading('a'),
      bend: (html) => asPublished(html).replace('<body', '<body class="block-editor-iframe__body"'),
    })
    await expect(page.locator('html')).toHaveAttribute('data-foyer-author', 'edit')
  })

  test('an address alone never sets it', async ({ page }) => {
    const path = '/sandbox/nested?mode=edit&wcmmode=edit&foyerAuthor=edit'
    await edit(page, {
      path,
      main: placed('links-list', 'a', { items: [{ linkLabel: 'One', linkURL: '/one' }] }),
      bend: asPublished,
    })
    await expect(page.locator('html')).toHaveAttribute('data-foyer-author', 'publish')
    await expect(page.getByRole('link', { name: 'One' })).not.toHaveAttribute('aria-disabled')
  })

  test('Universal Editor only in its frame: outside of it the page is published', async ({
    page,
  }) => {
    await edit(page, {
      main: heading('a'),
      bend: withMeta('<meta name="urn:adobe:aue:system:aem" content="aem:https://author.example">'),
    })
    await expect(page.locator('html')).toHaveAttribute('data-foyer-author', 'publish')
    await expect(component(page, 'a')).toHaveAttribute('status', /mounted|found/)
  })
})

test.describe('AEM’s page editor', () => {
  const marked = (inner: string, path: string) =>
    `<div class="cq-Editable-dom" id="wrap">${inner}<!--cq{"decorated":true}--><cq data-path="${path}" data-config='{"path":"${path}"}'></cq></div>`

  test('replaces a component’s DOM: the old one is removed, the new one mounts', async ({
    page,
  }) => {
    await edit(page, { main: marked(heading('a', 'Before'), '/content/a') })
    await expect(component(page, 'a')).toContainText('Before')
    await page.evaluate(() => document.querySelector('#wrap')?.remove())
    await insert(page, marked(heading('a', 'After'), '/content/a'))
    await isShown(page)
    await expect(component(page, 'a').getByRole('heading')).toHaveText('After')
    await expect(page.locator('#wrap > cq')).toHaveCount(1)
    await expect(component(page, 'a')).toHaveCount(1)
  })

  test('opens the panel that the author selected', async ({ page }) => {
    await page.addInitScript(() => {
      const heard: Record<string, (message: object) => void> = {}
      class MessageChannel {
        subscribeRequestMessage(name: string, hear: (message: object) => void) {
          heard[name] = hear
        }
      }
      Object.assign(window, { Granite: { author: { MessageChannel } }, heard })
    })
    const sections = Array.from({ length: 12 }, (_, index) => ({
      title: `Section ${index}`,
      body: '<p>Text</p>'.repeat(8),
    }))
    await edit(page, { main: placed('accordion', 'info', { items: sections }) })
    const last = summaryOf(page, 'Section 11')
    await expect(last).not.toBeInViewport()
    const choose = (index: number) =>
      page.evaluate(
        (at) =>
          (window as never as { heard: Record<string, (message: object) => void> }).heard[
            'cmp.panelcontainer'
          ]?.({
            data: { type: 'accordion', id: 'info', operation: 'navigate', index: at },
          }),
        index,
      )
    await choose(11)
    await expect(last).toBeInViewport()
    await expect(sectionOf(last)).toHaveAttribute('open')
    await choose(99)
    await expect(last).toBeInViewport()
  })
})

test.describe('AEM’s SPA editor', () => {
  const say = (page: Page, msg: object) =>
    page.evaluate(
      (detail) => {
        dispatchEvent(new CustomEvent('cq-pagemodel-update', { detail }))
      },
      { msg },
    )

  test('announces the new model: replaced, inserted, deleted', async ({ page }) => {
    const checkbox = placed('checkbox', 'terms', {
      name: 'terms',
      label: 'I agree',
      required: true,
      checked: true,
    })
    await edit(page, { main: checkbox + heading('b') })
    await expect(page.getByRole('checkbox')).toBeChecked()
    // AEM's SDK has turned false into ''.
    await say(page, {
      cmd: 'replace',
      path: '/content/root/terms',
      data: {
        key: 'terms',
        value: {
          ':type': 'foyer/checkbox',
          name: 'terms',
          label: 'I agree',
          required: '',
          checked: '',
        },
      },
    })
    await expect(page.getByRole('checkbox')).not.toBeChecked()
    await expect(note(page, 'terms')).toHaveCount(0)
    await say(page, {
      cmd: 'insertAfter',
      path: '/content/root/b',
      data: { key: 'c', value: { ':type': 'foyer/heading', text: 'Inserted', level: '3' } },
    })
    await expect(component(page, 'c').getByRole('heading', { level: 3 })).toHaveText('Inserted')
    expect(
      await page.locator('main > foyer-widget').evaluateAll((all) => all.map(({ id }) => id)),
    ).toEqual(['terms', 'b', 'c'])
    await say(page, { cmd: 'delete', path: '/content/root/b' })
    await expect(component(page, 'b')).toHaveCount(0)
    await say(page, { cmd: 'replace', path: '/content/root/nobody' })
    await expect(component(page, 'c')).toContainText('Inserted')
  })
})

for (const { title, type, props, name, value, stored } of oldContent)
  test(`a patch of old content keeps all of it, on the page and where it is stored: ${title}`, async ({
    page,
  }) => {
    await edit(page, { main: placed(type, 'old', props) })
    const old = component(page, 'old')
    const raw = () => old.evaluate((element) => (element as unknown as { raw: object }).raw)
    await patch(page, 'old', name, value)
    expect(await raw()).toEqual(stored)
    await old.evaluate(
      (element, given) =>
        (element as unknown as { replaceAll(raw: object): void }).replaceAll(given),
      props,
    )
    await patch(page, 'old', name, value)
    expect(await raw()).toEqual(stored)
    const upgraded = await page.evaluate(
      async ([of, given]) => {
        const module = '/assets/author/upgrades.js'
        const { upgraderOf } = await import(module)
        return (await upgraderOf(of))(given)
      },
      [type, props] as const,
    )
    expect(withValue(upgraded, stepsOf(name), value)).toEqual(stored)
  })

test('WordPress updates a block with its server’s HTML', async ({ page }) => {
  const preview = (text: string) => `<div class="block-preview">${heading('block', text)}</div>`
  await edit(page, { main: preview('One') })
  await expect(component(page, 'block')).toContainText('One')
  await page.evaluate(() => document.querySelector('.block-preview')?.remove())
  await insert(page, preview('Two'))
  await isShown(page)
  await expect(component(page, 'block').getByRole('heading')).toHaveText('Two')
})

test('a preview only reads, and changes nothing', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(new URL(request.url()).pathname)
  })
  await edit(page, {
    main: heading('a'),
    bend: (html) => html.replace('"mode":"edit"', '"mode":"preview"'),
  })
  await expect(page.locator('html')).toHaveAttribute('data-foyer-author', 'preview')
  const status = (path: string) =>
    page.evaluate(
      async (address) => (await fetch(address, { method: 'POST', body: '{}' })).status,
      path,
    )
  expect(await status('/mi/query/UpdateCustomerSavedProperties')).toBe(403)
  expect(await status('/mi/account/api/logger')).toBe(403)
  expect(await status('/mi/session')).not.toBe(403)
  expect(await page.evaluate(() => navigator.sendBeacon('/api/log', 'x'))).toBe(true)
  expect(sent.filter((path) => /Update|beacon|log/.test(path))).toEqual([])
})
