import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { setImmediate as nextRound } from 'node:timers/promises'
import { deflateSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { site } from '../../../sandbox/site'
import { defineSite } from '../../rules/site/define-site'
import { createAdmission } from './admission'
import type { ServiceConfig } from './config'
import { createMetrics } from './metrics'
import { createService } from './service'
import { runService } from './worker'

const asset = (name: string) => ({ js: `${name}.js`, imports: [] })

const config: ServiceConfig = {
  host: '127.0.0.1',
  port: 0,
  healthPort: 0,
  workers: 0,
  manifest: {
    css: 'widgets.css',
    loader: asset('loader'),
    mount: asset('mount'),
    widgets: { heading: asset('heading'), modal: asset('modal') },
  },
  site,
  ask: () => async () => ({ alerts: [] }),
  log: () => {},
  onListening: () => {},
  // No test waits for these limits, which a busy machine exceeds, unless it sets its own.
  limitMs: 600_000,
  answerWithinMs: 600_000,
  requestTimeoutMs: 600_000,
  bodyLimitBytes: 4096,
  drainMs: 5000,
}

const open: FastifyInstance[] = []

afterEach(async () => {
  await Promise.all(open.splice(0).map((fastify) => fastify.close()))
})

interface Ask {
  url: string
  payload?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
}

/** A service on its own port, and a function that calls it: by POST with a payload, else by GET. */
async function service(
  changes: Partial<ServiceConfig> = {},
  isDraining = false,
  mostMs = Number.POSITIVE_INFINITY,
) {
  const admission = createAdmission({ mostMs })
  const metrics = createMetrics(admission.backlogMs)
  const fastify = await createService({
    config: { ...config, ...changes },
    metrics,
    admission,
    readAll: async () => metrics.read(),
    isDraining: () => isDraining,
  })
  open.push(fastify)
  const address = await fastify.listen({ host: config.host, port: config.port })
  return async ({ url, payload, headers = {}, signal }: Ask) => {
    const isText = typeof payload === 'string' || payload instanceof Uint8Array
    const answer = await fetch(address + url, {
      ...(payload === undefined
        ? {}
        : { method: 'POST', body: isText ? (payload as string) : JSON.stringify(payload) }),
      headers: { 'content-type': 'application/json', ...headers },
      signal: signal ?? null,
    })
    const body = await answer.text()
    const json = () => JSON.parse(body)
    return { status: answer.status, headers: Object.fromEntries(answer.headers), body, json }
  }
}

const place = {
  url: 'https://www.alderway.example/hotels/x/overview',
  page: { id: 'hotel-overview', propertyId: 'NYCAB' },
}
const heading = { type: 'heading', id: 'title', props: { text: 'Rooms', level: 1 } }

it('renders one placeholder, with its links and answers', async () => {
  const ask = await service()
  const { status, headers, body } = await ask({
    url: '/placeholder',
    payload: { ...place, widget: heading },
  })
  expect(status).toBe(200)
  expect(headers['content-type']).toMatch(/^application\/json/)
  expect(JSON.parse(body)).toEqual({
    html: expect.stringMatching(/^<foyer-widget type="heading" id="title".*<h1.*Rooms/s),
    links: expect.stringMatching(/href="\/assets\/widgets.css".*"heading.js"/),
    answers: [],
    isWhole: true,
  })
})

it('streams a page with the CDN’s cache keys for page, hotel and locale', async () => {
  const ask = await service()
  const widgets = [
    heading,
    { type: 'modal', id: 'm', props: { title: 'More' }, children: [heading] },
  ]
  const { status, headers, body } = await ask({
    url: '/page',
    payload: { ...place, locale: 'de-DE', widgets },
  })
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control':
      'public, max-age=0, s-maxage=300, stale-while-revalidate=300, stale-if-error=86400',
    'surrogate-key': 'hotel-overview NYCAB de-DE',
  })
  expect(body).toMatch(
    /heading.js.*id="foyer-page".*"de-DE".*<foyer-widget type="heading".*<foyer-widget type="modal".*<dialog.*<foyer-widget type="heading"/s,
  )
})

it('returns a page’s parts to a request for JSON', async () => {
  const ask = await service()
  const answer = await ask({
    url: '/page',
    headers: { accept: 'application/json' },
    payload: { ...place, widgets: [heading] },
  })
  expect(answer.json()).toMatchObject({
    links: expect.stringContaining('loader.js'),
    contextScript: expect.stringContaining('"mainHeading":"title"'),
    placeholders: { title: expect.stringContaining('Rooms') },
  })
})

it('allows no cache for an author’s page, and only a short one for an incomplete page', async () => {
  const ask = await service({ ask: () => () => Promise.reject(new Error('down')) })
  const cacheOf = async (more: object) => {
    const widgets = [{ type: 'hotel-alerts', id: 'a', props: {} }]
    const payload = { ...place, widgets, ...more }
    return (await ask({ url: '/page', payload })).headers['cache-control']
  }
  expect(await cacheOf({})).toBe(
    'public, max-age=0, s-maxage=10, stale-while-revalidate=10, stale-if-error=86400',
  )
  expect(await cacheOf({ mode: 'edit' })).toBe('private, no-store')
})

describe('a page by its address', () => {
  const widgets = [{ type: 'hotel-alerts', id: 'a', props: {} }]
  // A search counts from today on.
  const dayIn = (days: number) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const dates = `fromDate=${dayIn(40)}&toDate=${dayIn(42)}`

  /** The headers and the page context of a page at this address, and the cookies that the API got. */
  async function pageAt(path: string, id = 'rate-list') {
    const cookies: unknown[] = []
    const ask = await service({
      ask: (_locale, cookie) => {
        cookies.push(cookie)
        return async () => ({ alerts: [] })
      },
    })
    const url = `https://www.alderway.example${path}`
    const page = { id, propertyId: 'NYCAB' }
    const { headers, body } = await ask({
      url: '/page',
      payload: { url, page, widgets, cookie: 'session=s-1' },
    })
    const [, json = '{}'] = /id="foyer-page">(.*?)<\/script>/.exec(body) ?? []
    return { cache: headers['cache-control'], cookies, page: JSON.parse(json).page }
  }

  it('of one visitor is rendered with the visitor’s cookie, and nobody keeps it', async () => {
    const withCart = await pageAt('/reservation/rateListMenu.mi?cart=0a1b2c3d-4e5f')
    expect(withCart).toMatchObject({ cache: 'private, no-store', cookies: ['session=s-1'] })
    expect(withCart.page).toMatchObject({ cart: '0a1b2c3d-4e5f' })
    const review = await pageAt('/reservation/reviewDetails.mi', 'review-details')
    expect(review).toMatchObject({ cache: 'private, no-store', cookies: ['session=s-1'] })
  })

  it('of everybody is rendered without a cookie, and with dates kept for half a minute', async () => {
    const dated = await pageAt(`/reservation/rateListMenu.mi?${dates}`)
    expect(dated.cache).toContain(' s-maxage=30, ')
    expect(dated.cookies).toEqual([undefined])
    const plain = await pageAt('/reservation/rateListMenu.mi?cart=%22no%20cart')
    expect(plain.cache).toContain(' s-maxage=300, ')
    expect(plain.page.cart).toBeUndefined()
  })

  it('tells its widgets the search that the address has, and no more', async () => {
    const { page } = await pageAt(`/reservation/rateListMenu.mi?utm_source=x&numRooms=2&${dates}`)
    expect(page.search).toBe(`${dates}&numRooms=2`)
    expect((await pageAt('/?fromDate=2020-01-01&toDate=2020-01-02')).page.search).toBeUndefined()
  })
})

describe('AEM’s remote renderer', () => {
  const model = {
    ':path': '/content/alderway/en/overview',
    ':type': 'foyer/components/page',
    language: 'de-DE',
    propertyId: 'NYCAB',
    ':items': {
      root: {
        ':type': 'wcm/foundation/components/responsivegrid',
        ':itemsOrder': ['title', 'dialog'],
        ':items': {
          dialog: {
            ':type': 'foyer/components/modal',
            id: 'more',
            title: 'More',
            ':itemsOrder': ['inner'],
            ':items': { inner: { ':type': 'foyer/components/heading', text: 'Inside' } },
          },
          title: { ':type': 'foyer/components/heading', text: 'Zimmer', level: 1 },
        },
      },
    },
    ':itemsOrder': ['root'],
  }
  const url = '/hotels/alderway-muenchen-isarufer/overview.html'
  const headers = {
    'wcm-mode': 'PREVIEW',
    'page-model-root-url': 'https://www.alderway.example/content/alderway/en.model.json',
  }

  it('receives a fragment for a page model', async () => {
    const ask = await service()
    const { status, body } = await ask({ url, headers, payload: model })
    expect(status).toBe(200)
    expect(body).not.toMatch(/<html|<body/)
    expect(body).toMatch(/"locale":"de-DE".*"id":"hotel-overview".*"mode":"preview"/s)
    expect(body).toMatch(
      /id="root-title".*Zimmer.*id="more".*<dialog.*id="root-dialog-inner".*Inside/s,
    )
  })

  it('may compress the page model with zlib', async () => {
    const ask = await service()
    const packed = { ...headers, 'content-type': 'application/octet-stream' }
    const payload = deflateSync(JSON.stringify(model))
    const answer = await ask({ url, headers: packed, payload })
    expect(answer.body).toContain('Zimmer')
    const bomb = deflateSync(Buffer.alloc(1_000_000))
    expect((await ask({ url, headers: packed, payload: bomb })).status).toBe(413)
    const broken = await ask({ url, headers: packed, payload: Buffer.from('zip?') })
    expect(broken.status).toBe(400)
    expect(broken.json()).toMatchObject({ error: { code: 'invalid-zlib' } })
  })

  it('is refused a body that is no page model', async () => {
    const ask = await service()
    const answer = await ask({ url, payload: { title: 'Nothing' } })
    expect(answer.status).toBe(400)
    expect(answer.json().error).toEqual({
      code: 'invalid-page-model',
      message: 'The body is no page model: it has no `:items`.',
    })
  })
})

it.each([
  ['no JSON', '/page', '{"a":', 'application/json', 400, 'invalid-json'],
  ['nothing', '/page', ' ', 'application/json', 400, 'invalid-json'],
  ['too much', '/page', `"${'x'.repeat(5000)}"`, 'application/json', 413, 'too-large'],
  ['XML', '/page', '<a/>', 'text/xml', 415, 'unsupported-media-type'],
  ['no widgets', '/page', JSON.stringify(place), 'application/json', 400, 'invalid-body'],
  [
    'no address',
    '/placeholder',
    `{"widget":${JSON.stringify(heading)}}`,
    'application/json',
    400,
    'invalid-body',
  ],
] as const)('refuses %s', async (_what, url, payload, type, status, code) => {
  const ask = await service()
  const answer = await ask({ url, payload, headers: { 'content-type': type } })
  expect(answer.status).toBe(status)
  expect(answer.json()).toEqual({ error: { code, message: expect.stringMatching(/\S/) } })
})

it('reports the problems of a body by field', async () => {
  const ask = await service()
  const payload = { ...place, url: 'javascript:alert(1)', widget: { type: '', id: 'a' } }
  const { message } = (await ask({ url: '/placeholder', payload })).json().error
  expect(message).toMatch(/url: .*; widget\.type: /)
})

it('counts rendered, refused and degraded requests for Prometheus', async () => {
  const ask = await service()
  const widgets = [{ type: 'no-such-widget', id: 'x', props: {} }]
  await ask({ url: '/page', payload: { ...place, widgets } })
  await ask({ url: '/page', payload: {} })
  const { headers, body } = await ask({ url: '/metrics' })
  expect(headers['content-type']).toMatch(/^text\/plain/)
  expect(body).toContain('# TYPE foyer_render_seconds histogram\n')
  expect(body).toContain('foyer_renders_total{kind="page"} 1\n')
  expect(body).toContain('foyer_render_seconds_bucket{kind="page",le="+Inf"} 1\n')
  expect(body).toContain('foyer_refused_total{code="invalid-body"} 1\n')
  expect(body).toContain('foyer_degraded_total{reason="unknown-type"} 1\n')
  expect(body).toMatch(/foyer_event_loop_lag_seconds\{worker="\d+"\} [\d.e-]+\n/)
})

it('is ready until it drains, and healthy at all times', async () => {
  const ready = await service()
  expect((await ready({ url: '/health' })).json()).toEqual({ status: 'ready' })
  const draining = await service({}, true)
  const answer = await draining({ url: '/health' })
  expect(answer.status).toBe(503)
  expect(answer.json()).toEqual({ status: 'draining' })
  expect((await draining({ url: '/health/live' })).status).toBe(200)
})

it('stops gracefully: it finishes running requests and accepts no others', async () => {
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  let isAsked = () => {}
  const begun = new Promise<void>((resolve) => {
    isAsked = resolve
  })
  const running = await runService({
    ...config,
    ask: () => async () => {
      isAsked()
      await asked
      return { alerts: [] }
    },
  })
  const page = fetch(`${running.address}/page`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...place,
      widgets: [{ type: 'hotel-alerts', id: 'a', props: {} }, heading],
    }),
  })
  await begun
  const stopped = running.stop()
  await expect(fetch(`${running.address}/health`)).rejects.toThrow()
  answer()
  expect(await (await page).text()).toContain('Rooms')
  expect(await stopped).toBe(true)
})

it('stops within its time limit even if a request never ends', async () => {
  let isAsked = () => {}
  const begun = new Promise<void>((resolve) => {
    isAsked = resolve
  })
  const running = await runService({
    ...config,
    drainMs: 5,
    limitMs: 500,
    ask: () => () => {
      isAsked()
      return new Promise(() => {})
    },
  })
  const page = fetch(`${running.address}/page`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...place, widgets: [{ type: 'hotel-alerts', id: 'a', props: {} }] }),
  })
  await begun
  expect(await running.stop()).toBe(false)
  expect((await page).status).toBe(200)
  await (await page).text()
})

it('treats an empty list as no props, because PHP encodes an empty object so', async () => {
  const ask = await service()
  const payload = { ...place, widget: { ...heading, props: [] } }
  const { status, json } = await ask({ url: '/placeholder', payload })
  expect(status).toBe(200)
  expect(json().html).toMatch(/^<foyer-widget type="heading" id="title"/)
})

it('renders a page without a node that it cannot read, and logs that node', async () => {
  const problems: string[] = []
  const ask = await service({ log: (level, message) => problems.push(`${level}: ${message}`) })
  const widgets = [{ type: 'heading', props: {} }, 7, heading, { ...heading, id: 'b', props: 'x' }]
  const { status, json } = await ask({
    url: '/page',
    payload: { ...place, widgets },
    headers: { accept: 'application/json' },
  })
  expect(status).toBe(200)
  expect(Object.keys(json().placeholders)).toEqual(['title'])
  expect(json().isWhole).toBe(false)
  expect(problems.filter((line) => line.startsWith('error: invalid-node'))).toHaveLength(3)
})

/** Props in as many objects, one in the other, as JSON text: an object of that depth has no literal. */
const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`

it.each([3_000, 30_000])('renders a page without a node of %d levels', async (levels) => {
  const problems: string[] = []
  const log = (_level: string, message: string) => void problems.push(message)
  const ask = await service({ log, bodyLimitBytes: 1_000_000 })
  const deep = `{"type":"heading","id":"deep","props":${nested(levels)}}`
  const { widgets: _, ...page } = { ...place, widgets: [] }
  const payload = JSON.stringify(page).replace(
    /}$/,
    `,"widgets":[${JSON.stringify(heading)},${deep}]}`,
  )
  const accept = { accept: 'application/json' }
  const { status, json } = await ask({ url: '/page', payload, headers: accept })
  expect(status).toBe(200)
  expect(Object.keys(json().placeholders)).toEqual(['title'])
  expect(problems.join()).toContain('nested in more than 100 levels')
  const alone = JSON.stringify(page).replace(/}$/, `,"widget":${deep}}`)
  expect((await ask({ url: '/placeholder', payload: alone })).status).toBe(400)
  const model = `{":items":{"root":${nested(levels)}}}`
  expect((await ask({ url: '/content/page.html', payload: model })).status).toBe(400)
})

it('renders a page of many widgets, and refuses 20,000', async () => {
  const ask = await service({ bodyLimitBytes: 10_000_000 })
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ ...heading, id: `h-${at}` }))
  const headers = { accept: 'application/json' }
  const page = (count: number) =>
    ask({ url: '/page', payload: { ...place, widgets: many(count) }, headers })
  expect((await page(300)).status).toBe(200)
  const refused = await page(20_000)
  expect(refused.status).toBe(413)
  expect(refused.json().error).toMatchObject({ code: 'too-many-widgets' })
  const inside = [{ type: 'modal', id: 'm', props: {}, children: many(1_000) }]
  expect((await ask({ url: '/page', payload: { ...place, widgets: inside } })).status).toBe(413)
})

it('keeps both of two nodes with the same id, and logs it', async () => {
  const problems: string[] = []
  const ask = await service({ log: (_level, message) => problems.push(message) })
  const widgets = [heading, { ...heading, props: { text: 'Dining', level: 2 } }]
  const { json } = await ask({
    url: '/page',
    payload: { ...place, widgets },
    headers: { accept: 'application/json' },
  })
  expect(Object.keys(json().placeholders)).toEqual(['title', 'title-2'])
  expect(json().placeholders['title-2']).toMatch(/id="title-2".*Dining/s)
  expect(problems.join()).toContain('same-id')
})

it('prints the response’s nonce on a page’s scripts, and refuses an invalid nonce', async () => {
  const ask = await service()
  const payload = { ...place, widgets: [heading] }
  const { body } = await ask({ url: '/page', payload: { ...payload, nonce: 'aB3+/=' } })
  expect(body).toMatch(/<script[^>]* nonce="aB3\+\/="/)
  const { status } = await ask({ url: '/page', payload: { ...payload, nonce: '"><b>' } })
  expect(status).toBe(400)
})

/** An API whose responses the test releases, and the number of its requests. */
function heldApi() {
  let answer = () => {}
  const logged = new Promise<void>((resolve) => {
    answer = resolve
  })
  let asked = 0
  const ask = () => async () => {
    asked += 1
    await logged
    return { alerts: [] }
  }
  return { ask, answer, asked: () => asked }
}

it('refuses at once a request that it would answer too late, and accepts more after it has finished', async () => {
  const api = heldApi()
  // The first widgets are estimated at 10 ms each.
  const ask = await service({ ask: api.ask }, false, 30)
  const payload = { ...place, widgets: [{ type: 'hotel-alerts', id: 'a', props: {} }] }
  const page = () => ask({ url: '/page', payload })
  const accepted = [page(), page(), page()]
  while (api.asked() < 3) await nextRound()

  for (const url of ['/page', '/placeholder', '/hotels/x/overview.html']) {
    const refused = await ask({ url, payload })
    expect([url, refused.status]).toEqual([url, 503])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1)
    expect(refused.json().error).toEqual({
      code: 'overloaded',
      message: expect.stringMatching(/\S/),
    })
  }
  expect((await ask({ url: '/health' })).status).toBe(200)
  const { body } = await ask({ url: '/metrics' })
  expect(body).toContain('foyer_refused_total{code="overloaded"} 3\n')
  expect(body).toMatch(/foyer_backlog_seconds\{worker="\d+"\} 0\.03\n/)
  expect(api.asked()).toBe(3)

  api.answer()
  for (const { status } of await Promise.all(accepted)) expect(status).toBe(200)
  expect((await page()).status).toBe(200)
})

it('counts nested components, and accepts the largest page when it is idle', async () => {
  const api = heldApi()
  const ask = await service({ ask: api.ask }, false, 30)
  const alerts = { type: 'hotel-alerts', id: 'a', props: {} }
  const children = ['b', 'c', 'd'].map((id) => ({ ...heading, id }))
  const widgets = [alerts, { type: 'modal', id: 'm', props: { title: 'More' }, children }]
  const large = ask({ url: '/page', payload: { ...place, widgets } })
  while (api.asked() < 1) await nextRound()
  expect((await ask({ url: '/metrics' })).body).toMatch(/foyer_backlog_seconds\{.*\} 0\.05\n/)
  expect((await ask({ url: '/placeholder', payload: { ...place, widget: heading } })).status).toBe(
    503,
  )
  api.answer()
  expect((await large).status).toBe(200)
})

it('frees capacity when a client disconnects before its page is complete', async () => {
  const api = heldApi()
  const ask = await service({ ask: api.ask }, false, 10)
  const payload = { ...place, widget: { type: 'hotel-alerts', id: 'a', props: {} } }
  const control = new AbortController()
  const left = ask({ url: '/placeholder', payload, signal: control.signal })
  left.catch(() => {})
  while (api.asked() < 1) await nextRound()
  expect((await ask({ url: '/placeholder', payload })).status).toBe(503)
  control.abort()
  await expect(left).rejects.toThrow()
  let status = 503
  const next = { ...place, widget: heading }
  while (status === 503) status = (await ask({ url: '/placeholder', payload: next })).status
  expect(status).toBe(200)
  api.answer()
})

it.each(['/page', '/placeholder', '/hotels/x/overview.html'])(
  '%s: a request whose body never ends is ended with 408',
  async (path) => {
    await service({ requestTimeoutMs: 1000 })
    const [fastify] = open
    const { port = 0 } = (fastify?.server.address() ?? {}) as Partial<AddressInfo>
    const socket = connect(port, config.host)
    const pieces: string[] = []
    socket.on('data', (piece) => void pieces.push(String(piece)))
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{"url":`,
    )
    await once(socket, 'close')
    expect(pieces.join('')).toMatch(/^HTTP\/1\.1 408 /)
  },
)

describe('a service of several hosts', () => {
  const north = defineSite({
    brand: { chainName: 'North' },
    locales: ['fr-FR'],
    assetBase: 'https://north.example/assets/',
    texts: { 'fr-FR': { 'link-banner': { newTab: 'nouvel onglet' } } },
  })
  const json = { accept: 'application/json' }
  const page = { ...place, widgets: [heading] }

  it('renders for the site that a request names, with its texts and its assets', async () => {
    const ask = await service({ sites: { north } })
    const items = [{ title: 'Almanac', href: 'https://a.example/', newTab: true }]
    const widgets = [{ type: 'link-banner', id: 'a', props: { items } }]
    const answer = await ask({
      url: '/page',
      headers: json,
      payload: { ...page, site: 'north', widgets },
    })
    const { links, contextScript, placeholders } = answer.json()
    expect(links).toContain('href="https://north.example/assets/widgets.css"')
    expect(contextScript).toContain('"chainName":"North"')
    expect(contextScript).toContain('"locale":"fr-FR"')
    expect(placeholders.a).toContain('nouvel onglet<')
  })

  it.each(['south', '__proto__', 'toString'])('refuses the site “%s”', async (site) => {
    const ask = await service({ sites: { north } })
    const answer = await ask({ url: '/page', payload: { ...page, site } })
    expect(answer.status).toBe(400)
    expect(answer.json().error.code).toBe('unknown-site')
  })

  it('prints the assets’ address and the nonce of a request', async () => {
    const ask = await service()
    const payload = { ...page, assetBase: 'https://cdn.example/foyer/', nonce: 'abc123' }
    const { links } = (await ask({ url: '/page', headers: json, payload })).json()
    expect(links).toContain('href="https://cdn.example/foyer/widgets.css"')
    expect(links).toContain('src="https://cdn.example/foyer/loader.js" nonce="abc123"')
  })

  it.each([
    ...['javascript:alert(1)', '//cdn.example/', 'https://cdn.example', '/a"b/', 'data:,x/'],
    ...['/\\evil/', '/a\\..\\b/', 'https://cdn.example\\@evil.example/'],
  ])('refuses “%s” for the assets’ address', async (assetBase) => {
    const ask = await service()
    const answer = await ask({ url: '/page', payload: { ...page, assetBase } })
    expect(answer.status).toBe(400)
    expect(answer.json().error.message).toContain('assetBase')
  })

  it('asks for its secret, before it reads a body', async () => {
    const ask = await service({ secret: 'right' })
    const call = (headers: Record<string, string>, url = '/page') =>
      ask({ url, headers, payload: url === '/page' ? page : '{' })
    for (const authorization of ['', 'right', 'Bearer wrong', 'Bearer right2']) {
      const { status, body } = await call({ authorization }, '/placeholder')
      expect([authorization, status]).toEqual([authorization, 401])
      expect(body).not.toContain('right')
    }
    expect((await call({ authorization: 'Bearer right' })).status).toBe(200)
    expect((await ask({ url: '/health' })).status).toBe(200)
  })

  it('describes its calls', async () => {
    const ask = await service({ secret: 'right' })
    const { openapi, paths, components } = (await ask({ url: '/openapi.json' })).json()
    expect(openapi).toBe('3.1.0')
    expect(Object.keys(paths)).toEqual(['/page', '/placeholder', '/health'])
    const names = Object.keys(components.schemas.Page.properties)
    expect(names).toEqual(expect.arrayContaining(['url', 'page', 'site', 'assetBase', 'nonce']))
    expect(components.schemas.Page.required).toEqual(['url', 'page', 'widgets'])
  })
})
