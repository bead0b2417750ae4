import { pageContext } from '../../fixtures/pages'
import type { PageMode } from '../services/page/page-context'
import type { Manifest } from './manifest'
import type { Ask } from './preload'
import { renderPage, renderPlaceholder, renderWidgets } from './render'

const asset = (name: string) => ({ js: `${name}.js`, imports: [] })

const manifest: Manifest = {
  css: 'widgets.css',
  loader: asset('loader'),
  mount: asset('mount'),
  widgets: { 'hotel-gallery-viewer': asset('viewer') },
}

async function show(mode: PageMode) {
  const { links, placeholders } = await renderWidgets({
    context: pageContext({ mode }),
    widgets: [{ type: 'hotel-gallery-viewer', id: 'viewer', props: {} }],
    url: new URL('https://www.alderway.example/hotels/x/overview'),
    manifest,
    assetBase: '/assets/',
    ask: () => new Promise((_, reject) => reject(new Error('offline'))),
    log: () => {},
  })
  return { links, html: placeholders.get('viewer') }
}

it('a closed overlay has no cost: it waits for an event', async () => {
  const { links, html } = await show('publish')
  expect(html).toMatch(/^<foyer-widget [^>]*when="open"/)
  // The empty dialog exists, so that a button's command can open it.
  expect(html).toMatch(/<dialog [^>]*id="viewer-dialog"/)
  expect(html).not.toMatch(/<dialog [^>]* open|<img/)
  expect(links).not.toMatch(/<link [^>]*viewer/)
  expect(links).toContain('widgets.css')
})

it('mounts an overlay for its author, who sees it in the page', async () => {
  const { html } = await show('edit')
  expect(html).toMatch(/^<foyer-widget [^>]*when="idle"/)
})

describe('a page in parts', () => {
  const alerts = { type: 'hotel-alerts', id: 'alerts', props: {} }
  const heading = (id: string) => ({ type: 'heading', id, props: { text: `Of ${id}`, level: 1 } })

  function start(widgets: object[], ask: Ask, limitMs = 10_000) {
    const problems: string[] = []
    const page = renderPage({
      context: pageContext(),
      widgets: widgets as never,
      url: new URL('https://www.alderway.example/hotels/x/overview'),
      manifest,
      assetBase: '/assets/',
      ask,
      log: (level, message) => problems.push(`${level}: ${message}`),
      limitMs,
    })
    return { page, problems }
  }

  it('prints two nodes with the same id, each in its place and with its own id', async () => {
    const dining = { type: 'heading', id: 'a', props: { text: 'Dining', level: 2 } }
    const { page, problems } = start([heading('a'), dining], async () => ({}))
    expect(await page.placeholder('a')).toMatch(/ id="a".*Of a/s)
    expect(await page.placeholder('a')).toMatch(/ id="a-2".*Dining/s)
    expect(problems).toEqual([expect.stringContaining('same-id||heading#a|')])
  })

  it('has the head before the API answers, and then the rest', async () => {
    let answer = (_data: unknown) => {}
    const asked = new Promise((resolve) => {
      answer = resolve
    })
    const { page } = start([alerts, heading('a')], () => asked)
    expect(await page.links).toContain('widgets.css')
    expect(page.placeholder('a')).toBeInstanceOf(Promise)
    answer({ alerts: [{ id: '1', title: 'Pool closed', body: '', severity: 'warning' }] })
    expect(await page.contextScript).toContain('Pool closed')
    expect(await page.placeholder('alerts')).toContain('Pool closed')
    expect(page.placeholder('a')).toMatch(/<h1/)
    expect(page.isWhole()).toBe(true)
  })

  it('does not wait longer than its limit: a widget without an answer shows its loading state', async () => {
    let signal: AbortSignal | undefined
    const { page, problems } = start(
      [alerts, heading('a')],
      (_name, _variables, _hash, call) => {
        signal = call.signal
        return new Promise(() => {})
      },
      5,
    )
    expect(await page.placeholder('alerts')).toMatch(/<div>.*<\/div><\/foyer-widget>/s)
    expect(await page.placeholder('a')).toContain('Of a')
    expect(await page.contextScript).not.toContain('"answers"')
    expect(signal?.aborted).toBe(true)
    expect(problems).toEqual(['error: preload|time-limit|Alerts|Error: It took longer than 5 ms.'])
    expect(page.isWhole()).toBe(false)
  })

  it('names the component with the h1 in the page, before the first placeholder', async () => {
    const { page } = start([heading('a'), heading('b')], async () => null)
    expect(await page.contextScript).toContain('"mainHeading":"a"')
    expect(await page.placeholder('a')).toMatch(/<h1/)
    expect(await page.placeholder('b')).toMatch(/<h2/)
  })

  it('gives the h1 to the first component in reading order, also to a nested one', async () => {
    const items = [{ title: 'Open', children: [heading('inner')] }]
    const { page } = start(
      [{ type: 'accordion', id: 'outer', props: { items } }, heading('after')],
      async () => null,
    )
    expect(await page.contextScript).toContain('"mainHeading":"inner"')
    expect(await page.placeholder('outer')).toMatch(/<h1.*Of inner/s)
    expect(await page.placeholder('after')).toMatch(/<h2.*Of after/s)
  })

  it('has all parts of a long page, in any order of answers', async () => {
    const ids = Array.from({ length: 120 }, (_, index) => `h-${index}`)
    const { page } = start(ids.map(heading), async () => null)
    const html = await Promise.all(ids.toReversed().map((id) => page.placeholder(id)))
    expect(html.map((text) => /Of (h-\d+)</.exec(text)?.[1])).toEqual(ids.toReversed())
    expect(await page.placeholder('h-none')).toBe('')
  })
})

it('renders one placeholder with its links and preloaded answers', async () => {
  const { html, links, answers, isWhole } = await renderPlaceholder({
    context: pageContext(),
    widget: { type: 'hotel-alerts', id: 'alerts', props: {} },
    url: new URL('https://www.alderway.example/'),
    manifest: { ...manifest, widgets: { 'hotel-alerts': asset('alerts') } },
    assetBase: '/assets/',
    ask: async () => ({ alerts: [{ id: '1', title: 'Pool closed', body: '', severity: 'info' }] }),
    log: () => {},
  })
  expect(html).toMatch(/^<foyer-widget type="hotel-alerts" id="alerts".*Pool closed/s)
  expect(links).toContain('alerts.js')
  expect(answers).toMatchObject([{ name: 'Alerts' }])
  expect(isWhole).toBe(true)
})

describe('a page without an overlay that one of its widgets opens', () => {
  const bar = { type: 'property-bar', id: 'bar', props: {} }
  const quickView = { type: 'hotel-quick-view-modal', id: '/content/x/quick_view', props: {} }

  async function warnings(widgets: object[], address: string) {
    const logged: string[] = []
    const request = {
      context: pageContext({ page: { id: 'hotel-overview', type: null, propertyId: 'NYCAB' } }),
      url: new URL(address, 'https://www.alderway.example'),
      manifest,
      assetBase: '/assets/',
      ask: () => Promise.reject(new Error('offline')),
      log: (level: string, message: string) => {
        if (level === 'warn') logged.push(message)
      },
    }
    await renderWidgets({ ...request, widgets: widgets as never })
    return logged
  }

  it('is reported once for its URL', async () => {
    const expected = [
      'property-bar#bar on https://www.alderway.example/one: Property bar: place a component of type hotel-quick-view-modal on this page, as without the overlay “hotel-quick-view” a button here does nothing.',
    ]
    expect(await warnings([bar], '/one?a=1')).toEqual(expected)
    expect(await warnings([bar], '/one?a=2')).toEqual([])
    expect(await warnings([bar], '/two')).toHaveLength(1)
  })

  it('is not reported if it has the overlay, nor if the control is a link', async () => {
    expect(await warnings([bar, quickView], '/three')).toEqual([])
    expect(await warnings([{ type: 'sign-in', id: 'form', props: {} }], '/four')).toEqual([])
  })

  it('is not reported for a part of a page, as the rest of it may have the overlay', async () => {
    const log = jest.fn()
    await renderPlaceholder({
      context: pageContext({ page: { id: 'hotel-overview', type: null, propertyId: 'NYCAB' } }),
      widget: bar,
      url: new URL('https://www.alderway.example/five'),
      manifest,
      assetBase: '/assets/',
      ask: () => Promise.reject(new Error('offline')),
      log,
    })
    expect(log).not.toHaveBeenCalledWith('warn', expect.anything())
  })
})

it('contains the time at which the page was rendered', async () => {
  const before = Date.now()
  const { contextScript } = await renderWidgets({
    context: pageContext(),
    widgets: [],
    url: new URL('https://www.alderway.example/'),
    manifest,
    assetBase: '/assets/',
    ask: () => Promise.reject(new Error('offline')),
    log: () => {},
  })
  const { renderedAt } = JSON.parse(/>(.*)<\/script>/.exec(contextScript)?.[1] ?? '{}')
  expect(renderedAt).toBeGreaterThanOrEqual(before)
  expect(renderedAt).toBeLessThanOrEqual(Date.now())
})
