import type { Change } from './api-types'
import {
  type AuthorClient,
  type AuthorServer,
  type Authors,
  OVERVIEW,
  startAuthors,
} from './testing/test-author'

const PAGE = `urn:foyer:/en-US${OVERVIEW}`
const HOSTILE = '"><script>hacked()</script><img src=x onerror="hacked()">]]>-->'

let authors: Authors
let server: AuthorServer
let anna: AuthorClient

beforeAll(async () => {
  authors = await startAuthors()
  server = authors.server
  anna = authors.anna
})
afterAll(() => authors.close())

const canvas = async (path: string, mode = 'edit') => {
  const answer = await anna.get(`/author/canvas${path}?mode=${mode}`)
  return { headers: answer.headers, html: await answer.text() }
}
const contextOf = (html: string) =>
  JSON.parse(
    /<script type="application\/json" id="foyer-page">(.*?)<\/script>/.exec(html)?.[1] ?? '',
  )
const policyOf = (headers: Headers) => headers.get('content-security-policy') ?? ''

describe('the canvas in edit mode', () => {
  test('has the edit mode in its page context, and marks the fields that can be edited', async () => {
    const { html } = await canvas(OVERVIEW)
    const { mode, page } = contextOf(html)
    expect([mode, page.resource]).toEqual(['edit', PAGE])
    for (const area of ['header', 'main', 'footer'])
      expect(html).toContain(
        `data-aue-resource="${PAGE}/${area}" data-aue-type="container" data-aue-filter="page" data-aue-label=`,
      )
    expect(html).toMatch(/<main id="main" tabindex="-1" data-aue-resource="[^"]*\/main"/)
    expect(html).toContain(
      `data-aue-resource="${PAGE}#hero" data-aue-type="component" data-aue-model="hero-banner"`,
    )
    expect(html).toContain(
      `id="rates" data-aue-resource="${PAGE}#rates" data-aue-type="component" data-aue-model="cms/banner" data-aue-label="Banner"`,
    )
  })

  test('runs the vendor’s client with the nonce, and contains the address of the site', async () => {
    const { html, headers } = await canvas(OVERVIEW)
    const nonce = /'nonce-([^']+)'/.exec(policyOf(headers))?.[1]
    expect(nonce).toMatch(/^[\w+/]{22}==$/)
    expect(html).toContain(
      `<script src="/author/assets/universal-editor-embedded.js" nonce="${nonce}" defer></script>`,
    )
    expect(html).toContain(
      `<meta name="urn:adobe:aue:system:foyer" content="foyer:${server.url}/author">`,
    )
    expect(html).toMatch(/<script type="module" src="\/assets\/author\/start.js"/)
    for (const [, attributes] of html.matchAll(/<script((?![^>]*json)[^>]*)>/g))
      expect(attributes).toContain(`nonce="${nonce}"`)
    expect((await canvas(OVERVIEW)).html).not.toContain(nonce)
  })

  test('is not cached, may be framed by this site only, and has the policy of the page', async () => {
    const { headers } = await canvas(OVERVIEW)
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(policyOf(headers)).toContain("frame-ancestors 'self'")
    expect(policyOf(headers)).toContain("require-trusted-types-for 'script'")
    expect(policyOf(headers)).toContain('trusted-types dompurify default;')
    expect(policyOf(headers)).not.toMatch(/report-uri|unsafe/)
  })

  test('has the locale of the address', async () => {
    const answer = await anna.get(`/de-DE/author/canvas${OVERVIEW}`)
    const html = await answer.text()
    expect(html).toContain('<html lang="de-DE"')
    expect(contextOf(html).page.resource).toBe(`urn:foyer:/de-DE${OVERVIEW}`)
  })
})

describe('the canvas as a preview', () => {
  test('contains nothing of the editor', async () => {
    const { html, headers } = await canvas(OVERVIEW, 'preview')
    expect(contextOf(html).mode).toBe('preview')
    expect(html).not.toMatch(/data-aue|urn:|universal-editor/)
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(policyOf(headers)).toContain('report-uri')
    expect(policyOf(headers)).toContain("frame-ancestors 'self'")
  })

  test('equals the page after publishing', async () => {
    const path = '/offers/spring'
    const page = await (
      await anna.send('/author/api/pages', {
        ...{ path, locale: 'en-US', title: 'Spring', pageId: 'hotel-overview' },
        propertyId: 'NYCAB',
      })
    ).json()
    const add = (type: string, props: Record<string, unknown>): Change => ({
      kind: 'add',
      into: 'main',
      node: { type, props },
    })
    const { page: built } = await (
      await anna.change(
        page,
        add('hero-banner', { heading: 'Spring', isMainHeading: true }),
        add('accordion', {
          items: [
            {
              title: 'What is in it',
              children: [{ type: 'heading', id: 'inner', props: { text: 'Breakfast' } }],
            },
          ],
        }),
        add('hotel-overview', {}),
        add('cms/text', { html: '<p>By the CMS</p>' }),
      )
    ).json()
    const preview = (await canvas(path, 'preview')).html
    await anna.step('publish', built)
    const published = await (await server.get(path)).text()
    expect(published).toContain('Breakfast')
    expect(comparable(preview)).toEqual(comparable(published))
    expect(server.problems).toEqual([])
  })

  test('for one visitor equals that for any other', async () => {
    const { cookie } = anna
    const member = await fetch(`${server.url}/sandbox/visitor`, {
      method: 'POST',
      body: new URLSearchParams({ visitor: 'member-a' }),
      redirect: 'manual',
    })
    const visitor = member.headers.getSetCookie()[0]?.split(';')[0]
    const both = { cookie: `${cookie}; ${visitor}` }
    const answer = await server.get(`/author/canvas${OVERVIEW}?mode=preview`, both)
    expect(comparable(await answer.text())).toEqual(
      comparable((await canvas(OVERVIEW, 'preview')).html),
    )
    const me = await (await server.get('/author/api/me', both)).json()
    expect(me.visitor).toBe('member-a')
  })
})

test('the published page contains nothing about authors', async () => {
  const html = await (await server.get(`${OVERVIEW}?mode=edit`)).text()
  expect(html).not.toMatch(/data-aue|urn:|universal-editor|author/)
  // A context without a mode belongs to a published page.
  expect(contextOf(html)).not.toHaveProperty('mode')
})

test.each(['edit', 'preview'])('hostile texts are shown as text in the mode %s', async (mode) => {
  const page = await anna.page(OVERVIEW)
  const answer = await anna.change(
    page,
    { kind: 'patch', id: 'hero', name: 'heading', value: HOSTILE },
    { kind: 'patch', id: 'hero', name: 'text', value: `<p onclick="hacked()">${HOSTILE}</p>` },
    { kind: 'patch', id: 'rates', name: 'heading', value: HOSTILE },
    { kind: 'patch', id: 'rates', name: 'links/0/href', value: 'javascript:hacked()' },
    { kind: 'settings', title: HOSTILE, description: HOSTILE },
    { kind: 'add', into: 'main', node: { type: 'heading', id: HOSTILE, props: { text: HOSTILE } } },
    { kind: 'add', into: 'main', node: { type: 'cms/text', props: { html: HOSTILE } } },
  )
  const { updates } = await answer.json()
  const { html } = await canvas(OVERVIEW, mode)
  for (const each of [html, ...updates.map(({ content }: { content: string }) => content)]) {
    const markup = each.replace(/<script type="application\/json"[^>]*>.*?<\/script>/gs, '')
    expect(markup).not.toMatch(/<script>|<img[^>]*onerror|<[a-z-]+[^<>"]* on\w+=|href="javascript/)
    expect(each).not.toContain('<script>hacked')
  }
})

/** The HTML without parts for visitors or search engines only, and without values that differ on each visit. */
function comparable(html: string): string[] {
  return (
    html
      .replace(/"mode":"preview",/, '')
      .replace(/"renderedAt":\d+,?/, '')
      // A page that no edge keeps has the flags of its own visitor.
      .replace(/"defaults":\{[^}]*\}/, '')
      .replace(/<link rel="modulepreload"[^>]*>/g, '')
      .replace(/<script type="module"[^>]*><\/script>/g, '')
      .replace(/<script type="application\/ld\+json">.*?<\/script>/g, '')
      .replace(/ nonce="[^"]*"/g, '')
      .split(/(?=<foyer-widget|<script|<main)/)
  )
}
