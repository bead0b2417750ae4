/**
 * The published client of Universal Editor runs in the canvas, and a Penpal parent replaces the
 * editor: the client's side of the protocol is the real one.
 */
import { readFileSync } from 'node:fs'
import { expect, type FrameLocator, type Page } from '@playwright/test'
import { widgetFixtures } from '../../../fixtures/widget-fixtures'
import { nativeFields } from '../../../sandbox/author/editing/native-fields'
import { isWide } from '../../cases'
import { componentLists, type EditorField, editorPatches } from '../../editors/editor-patches'
import { test } from '../sandbox'
import { OVERVIEW } from '../site'

const CANVAS = `/author/canvas${OVERVIEW}`
const PAGE = `urn:foyer:/en-US${OVERVIEW}`
const penpal = readFileSync('node_modules/penpal/dist/penpal.min.js', 'utf8')

interface Editable {
  id: string
  type: string
  resource: string
  prop: string
  label: string
  parentid: string
  rect: { width: number; height: number }
}

interface Host {
  child: Record<string, (...parts: unknown[]) => Promise<unknown>>
  editables: Editable[]
  repaints: number
  led: string[]
}

/** A page of the same origin with the canvas in a frame, as in an editor. */
async function host(page: Page): Promise<FrameLocator> {
  await page.context().request.post('/author/session', { form: { name: 'Anna' }, maxRedirects: 0 })
  await page.route('**/host', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><body><script>${penpal}</script>`,
    }),
  )
  await page.goto('/host')
  await page.evaluate(async (src) => {
    const { Penpal } = window as never as {
      Penpal: { connectToChild(options: object): { promise: Promise<Host['child']> } }
    }
    const state: Host = { child: {}, editables: [], repaints: 0, led: [] }
    Object.assign(window, { host: state })
    const iframe = Object.assign(document.createElement('iframe'), {
      src,
      width: 1200,
      height: 900,
    })
    const connection = Penpal.connectToChild({
      iframe,
      methods: {
        setUrnMapping() {},
        updateFrameDetails() {},
        closeRTE() {},
        trackCorsVersion() {},
        navigateTo({ href }: { href: string }) {
          state.led.push(href)
        },
        repaintEditables({ editables }: { editables: { editables: Map<string, Editable> } }) {
          state.repaints += 1
          state.editables = [...editables.editables.values()]
        },
      },
    })
    document.body.append(iframe)
    state.child = await connection.promise
  }, CANVAS)
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('foyer-widget:not([status=mounted], [status=failed])')).toHaveCount(0)
  return frame
}

const of = (page: Page) => ({
  trigger: (name: string, selector: string, detail: object) =>
    page.evaluate(
      (parts) => (window as never as { host: Host }).host.child.triggerEvent?.(...parts),
      [name, selector, detail],
    ),
  mode: (mode: string) =>
    page.evaluate(
      (next) => (window as never as { host: Host }).host.child.updateAppMode?.(next),
      mode,
    ),
  editables: () => page.evaluate(() => (window as never as { host: Host }).host.editables),
  repaints: () => page.evaluate(() => (window as never as { host: Host }).host.repaints),
})

const at = (id: string) => `[data-aue-resource="${PAGE}#${id}"]`

test('the editor’s client lists every component and text of the page', async ({ page }) => {
  await host(page)
  const { editables } = of(page)
  const found = async () =>
    (await editables()).map(({ resource, prop }) => `${resource} ${prop}`.trim())
  await expect.poll(found).toContain('heading')
  const all = await editables()
  const components = all.filter(({ type }) => type === 'component')
  expect(components.map(({ resource }) => resource)).toEqual(
    expect.arrayContaining(
      ['property-bar', 'hero', 'alerts', 'overview', 'rates', 'footer'].map(
        (id) => `${PAGE}#${id}`,
      ),
    ),
  )
  for (const { label, rect, resource } of components) {
    expect(label, resource).toMatch(/\S/)
    expect(rect.height, resource).toBeGreaterThan(10)
  }
  expect(all.filter(({ type }) => type === 'container').map(({ resource }) => resource)).toEqual(
    expect.arrayContaining(['header', 'main', 'footer'].map((area) => `${PAGE}/${area}`)),
  )
})

test('an idle page is painted once, and again after each change', async ({ page }) => {
  const frame = await host(page)
  const { trigger, repaints } = of(page)
  await expect.poll(repaints).toBeGreaterThan(0)
  const before = await repaints()
  const request = { target: { resource: `${PAGE}#hero` } }
  await trigger('aue:content-patch', at('hero'), {
    patch: { name: 'heading', value: 'By the sea' },
    request,
  })
  await expect(frame.locator('#hero').getByRole('heading')).toHaveText('By the sea')
  await expect.poll(repaints).toBeGreaterThan(before)
})

test('every event of the editor takes effect without a reload', async ({ page }) => {
  const frame = await host(page)
  const { trigger, mode } = of(page)
  await frame.locator('main').evaluate(() => Object.assign(window, { same: true }))
  const main = `${PAGE}/main`
  const inMain = `[data-aue-resource="${main}"]`
  const order = () => frame.locator('main > *').evaluateAll((all) => all.map(({ id }) => id))
  const [first, second] = ['hero', 'alerts']
  expect((await order()).slice(0, 2)).toEqual([first, second])

  const target = { resource: `${PAGE}#overview`, prop: 'heading' }
  await trigger('aue:content-update', at('overview'), {
    value: 'All about it',
    prop: 'heading',
    request: { target },
  })
  await expect(frame.locator('#overview')).toContainText('All about it')

  await trigger('aue:content-move', inMain, {
    from: main,
    component: `${PAGE}#alerts`,
    to: main,
    before: `${PAGE}#hero`,
  })
  expect((await order()).slice(0, 2)).toEqual([second, first])

  const html = (id: string, text: string) =>
    `<foyer-widget type="heading" id="${id}" data-aue-resource="${PAGE}#${id}" data-aue-type="component"><script type="application/json">{"text":"${text}"}</script></foyer-widget>`
  const updates = (id: string, text: string) => [
    { resource: `${PAGE}#${id}`, type: 'component', content: html(id, text) },
  ]
  await trigger('aue:content-add', inMain, {
    request: { target: { resource: main }, before: `${PAGE}#hero` },
    response: { updates: updates('fresh', 'Fresh') },
  })
  await expect(frame.locator('#fresh').getByRole('heading')).toHaveText('Fresh')

  await trigger('aue:content-copy', at('fresh'), {
    source: { resource: `${PAGE}#fresh`, container: main },
    target: { container: main },
    response: { resource: `${PAGE}#fresh-2`, updates: updates('fresh-2', 'Fresh again') },
  })
  await expect(frame.locator('#fresh-2').getByRole('heading')).toHaveText('Fresh again')
  expect((await order()).slice(0, 4)).toEqual(['alerts', 'fresh', 'fresh-2', 'hero'])

  await trigger('aue:content-remove', at('fresh'), { resource: `${PAGE}#fresh` })
  expect((await order()).slice(0, 3)).toEqual(['alerts', 'fresh-2', 'hero'])

  await trigger('aue:ui-select', at('footer'), { resource: `${PAGE}#footer`, selected: true })
  await expect(frame.locator('#footer')).toBeInViewport()

  await mode('preview')
  await trigger('aue:ui-preview', 'body', {})
  await expect(frame.locator('html')).toHaveAttribute('data-foyer-author', 'preview')
  await mode('edit')
  await trigger('aue:ui-edit', 'body', {})
  await expect(frame.locator('html')).toHaveAttribute('data-foyer-author', 'edit')
  expect(await frame.locator('main').evaluate(() => 'same' in window)).toBe(true)
})

interface Definitions {
  component: { groups: { components: { id: string; model: string; title: string }[] }[] }
  model: { id: string; fields: EditorField[] }[]
  filter: { id: string; components: string[] }[]
}

const definitions = (page: Page) =>
  page.evaluate(() =>
    (window as never as { host: Host }).host.child.getDefinitions?.(),
  ) as Promise<Definitions>

test('the client answers with the definitions of every component, model and filter', async ({
  page,
}) => {
  const frame = await host(page)
  const { component, model, filter } = await definitions(page)
  const types = Object.keys(widgetFixtures).sort()
  const placed = component.groups.flatMap(({ components }) => components)
  expect(placed.map(({ id }) => id).sort()).toEqual(types)
  const native = Object.keys(nativeFields)
  expect(model.map(({ id }) => id).sort()).toEqual([...types, ...native].sort())
  // What the page's elements name is defined.
  const named = (name: string) =>
    frame
      .locator(`[data-aue-${name}]`)
      .evaluateAll(
        (all, of) => [...new Set(all.map((one) => one.getAttribute(of)))],
        `data-aue-${name}`,
      )
  for (const id of await named('filter')) expect(filter.map((one) => one.id)).toContain(id)
  for (const id of await named('model')) expect(model.map((one) => one.id)).toContain(id)
})

interface Tried {
  type: string
  name: string
  props: Record<string, unknown>
}

const everyFixture = Object.entries(widgetFixtures).flatMap(([type, fixtures]) =>
  Object.entries(fixtures as Record<string, { props: object }>).map(
    ([name, { props }]): Tried => ({ type, name, props: JSON.parse(JSON.stringify(props)) }),
  ),
)

/** The fullest fixture of each widget; in a wide run every fixture, which takes minutes. */
const tried = isWide
  ? everyFixture
  : Object.keys(widgetFixtures).map((type) =>
      everyFixture
        .filter((one) => one.type === type)
        .reduce((one, other) =>
          JSON.stringify(one.props).length >= JSON.stringify(other.props).length ? one : other,
        ),
    )

test('the form of each model gives the props of the widgets’ fixtures', async ({ page }) => {
  const frame = await host(page)
  const { trigger } = of(page)
  const { model } = await definitions(page)
  const main = `${PAGE}/main`
  const element = (id: string, type: string, inside = '{}') =>
    `<foyer-widget type="${type}" id="${id}" data-aue-resource="${PAGE}#${id}" data-aue-type="component"><script type="application/json">${inside}</script></foyer-widget>`
  for (const { type, name, props } of tried) {
    const id = `tried-${type}`
    const resource = `${PAGE}#${id}`
    await trigger('aue:content-add', `[data-aue-resource="${main}"]`, {
      request: { target: { resource: main } },
      response: { updates: [{ resource, type: 'component', content: element(id, type) }] },
    })
    await expect(frame.locator(`foyer-widget[id="${id}"]`)).toHaveAttribute(
      'status',
      /mounted|failed/,
    )
    const fields = model.find((one) => one.id === type)?.fields ?? []
    for (const patch of editorPatches(fields, props))
      await trigger('aue:content-patch', at(id), { patch, request: { target: { resource } } })
    for (const [path, nodes] of componentLists(props))
      for (const node of nodes as { type: string; id: string; props: object }[]) {
        const inside = JSON.stringify(node.props).replace(/</g, '\\u003c')
        const target = { resource: `${resource}/${path}` }
        await trigger('aue:content-add', at(id), {
          request: { target },
          response: {
            updates: [
              {
                resource: `${PAGE}#${node.id}`,
                type: 'component',
                content: element(node.id, node.type, inside),
              },
            ],
          },
        })
      }
    const raw = await frame
      .locator(`foyer-widget[id="${id}"]`)
      .evaluate((placed) => (placed as never as { raw: unknown }).raw)
    expect.soft(raw, `${type} ${name}`).toEqual(props)
    await trigger('aue:content-remove', at(id), { resource })
  }
})
