/** `foyer upgrade-aem` against Sling's servlets over HTTP (sling-servlets.ts). */
import { createServer } from 'node:http'
import { oldContent } from '../../fixtures/old-content'
import { upgraderOf } from '../../src/mapping/upgrader'
import { fieldsOfComponents } from '../../tooling/export/aem'
import { kindsOf, storedProps } from '../../tooling/export/aem-fields'
import { exported } from '../../tooling/export/widgets'
import { propsReader } from '../../tooling/upgrade-aem/props-reader'
import type { RepositoryNode } from '../../tooling/upgrade-aem/repository-node'
import { upgradeAem } from '../../tooling/upgrade-aem/upgrade-aem'
import { types, widgetOf } from '../widgets'
import { textAt } from './aem-package'
import { emptyNode, fromJcr, type Stored } from './aem-repository'
import { nodeAt, PASSWORD, printed, type SlingServer, startSling, USER } from './sling-servlets'

const readerScript = textAt('/apps/foyer/components/widget/reader.js')
const read = propsReader(
  readerScript,
  fieldsOfComponents(types.map((type) => exported(widgetOf(type)))),
)

/** A node of the repository: texts are properties, objects are nodes, and lists of objects are items. */
function node(props: object): Stored {
  return fromJcr(storedProps({ fields: [] }, props))
}

const widget = (type: string, props: object) =>
  node({ 'sling:resourceType': `foyer/components/${type}`, ...props })

const within = (children: Record<string, Stored>): Stored => ({
  ...emptyNode(),
  children: new Map(Object.entries(children)),
})

/** A page's widgets at /content/site/home/jcr:content/root. */
const site = (children: Record<string, Stored>) =>
  within({
    content: within({
      site: within({ home: within({ 'jcr:content': within({ root: within(children) }) }) }),
    }),
  })

const ROOT = '/content/site/home/jcr:content/root'

const banner = () =>
  widget('hero-banner', { heading: 'Rooms', ctaLabel: 'Book', ctaHref: '/rooms' })
const links = () => widget('links-list', { title: 'More', links: [{ text: 'Spa', url: '/spa' }] })

let sling: SlingServer
afterEach(() => sling.close())

const lines: string[] = []
beforeEach(() => lines.splice(0))

function run(settings: Partial<Parameters<typeof upgradeAem>[0]> = {}) {
  return upgradeAem({
    url: new URL(sling.url),
    path: '/content/site',
    authorization: `Basic ${Buffer.from(`${USER}:${PASSWORD}`).toString('base64')}`,
    timeoutMs: 600_000,
    isDryRun: false,
    readerScript,
    print: (line) => lines.push(line),
    ...settings,
  })
}

/** The props of a widget as its page reads them. */
function shown(path: string): object {
  const found = printed(nodeAt(sling.root, path) ?? emptyNode()) as RepositoryNode
  const type = String(found['sling:resourceType']).replace('foyer/components/', '')
  return read(found, type, kindsOf(exported(widgetOf(type)).tree.fields))
}

const valuesAt = (path: string) => nodeAt(sling.root, path)?.values

test.each(oldContent)('$title: is upgraded once, and nothing is lost', async ({ type, props }) => {
  sling = await startSling(site({ old: widget(type, props) }))
  expect(await run()).toMatchObject({ widgets: 1, upgraded: 1, leftAlone: 0 })
  const upgrade = await upgraderOf(type)
  expect(shown(`${ROOT}/old`)).toEqual(upgrade(props))
  const { length } = sling.posts()
  expect(await run()).toMatchObject({ widgets: 1, upgraded: 0, leftAlone: 0 })
  expect(sling.posts()).toHaveLength(length)
})

test('a dry run says what would change, and changes nothing', async () => {
  sling = await startSling(site({ banner: banner(), links: links() }))
  const before = JSON.stringify(printed(sling.root))
  expect(await run({ isDryRun: true })).toMatchObject({ widgets: 2, upgraded: 2 })
  expect(JSON.stringify(printed(sling.root))).toBe(before)
  expect(sling.received.filter(({ method }) => method !== 'GET')).toEqual([])
  expect(lines).toEqual([
    `${ROOT}/banner (hero-banner)`,
    ...['- ctaLabel', '- ctaHref', '+ cta/', '+ cta/label = "Book"', '+ cta/href = "/rooms"'].map(
      (line) => `  ${line}`,
    ),
    `${ROOT}/links (links-list)`,
    ...['- links', '+ items/', '+ items/item0/'].map((line) => `  ${line}`),
    ...['+ items/item0/linkLabel = "Spa"', '+ items/item0/linkURL = "/spa"'].map(
      (line) => `  ${line}`,
    ),
  ])
})

test('what is of no schema stays: properties, nodes, components of others', async () => {
  const old = banner()
  Object.assign(old.values, { 'cq:styleIds': ['1'], tracking: 'spring' })
  old.children.set('cq:responsive', node({ default: { width: '6' } }))
  old.children.set('notes', node({ author: 'Anna' }))
  const foreign = node({ 'sling:resourceType': 'wcm/foundation/components/text', ctaLabel: 'A' })
  const unknown = widget('room-note', { ctaLabel: 'B' })
  sling = await startSling(site({ banner: old, foreign, unknown }))
  expect(await run()).toEqual({
    widgets: 1,
    upgraded: 1,
    leftAlone: 0,
    unknownTypes: ['room-note'],
  })
  expect(valuesAt(`${ROOT}/banner`)).toMatchObject({ 'cq:styleIds': ['1'], tracking: 'spring' })
  expect(valuesAt(`${ROOT}/banner/cq:responsive/default`)).toEqual({ width: '6' })
  expect(valuesAt(`${ROOT}/banner/notes`)).toEqual({ author: 'Anna' })
  expect(valuesAt(`${ROOT}/foreign`)).toHaveProperty('ctaLabel', 'A')
  expect(valuesAt(`${ROOT}/unknown`)).toHaveProperty('ctaLabel', 'B')
})

test('a part that holds what no field reads is left alone, and the command says so', async () => {
  const old = links()
  old.children.get('links')?.children.get('item0')?.children.set('inside', banner())
  sling = await startSling(site({ links: old }))
  // The banner inside is a component of its own.
  expect(await run()).toMatchObject({ upgraded: 1, leftAlone: 1 })
  expect(valuesAt(`${ROOT}/links/links/item0`)).toMatchObject({ text: 'Spa', url: '/spa' })
  expect(valuesAt(`${ROOT}/links/links/item0/inside/cta`)).toMatchObject({ label: 'Book' })
  expect(lines.join()).toContain('"links/item0/inside", which no field reads')
})

test('widgets inside of a widget are upgraded with it', async () => {
  const modal = widget('modal', {})
  modal.children.set('children', within({ banner: banner(), links: links() }))
  sling = await startSling(site({ modal, links: links() }))
  expect(await run()).toMatchObject({ widgets: 4, upgraded: 3, leftAlone: 0 })
  expect(valuesAt(`${ROOT}/modal/children/banner/cta`)).toMatchObject({ label: 'Book' })
})

test('a tree with more nodes than the server gives at once is read in parts', async () => {
  const all = Array.from({ length: 30 }, (_, index) => [`w${index}`, banner()] as const)
  const deep = within({ column: within({ row: within({ links: links() }) }) })
  sling = await startSling(site({ ...Object.fromEntries(all), deep }), 10)
  expect(await run()).toMatchObject({ widgets: 31, upgraded: 31, leftAlone: 0 })
  for (const [name] of all)
    expect(valuesAt(`${ROOT}/${name}/cta`)).toMatchObject({ label: 'Book', href: '/rooms' })
  expect(valuesAt(`${ROOT}/deep/column/row/links/items/item0`)).toHaveProperty('linkLabel', 'Spa')
})

test('a widget with more nodes than the server gives at once is read whole', async () => {
  const many = Array.from({ length: 25 }, (_, index) => ({ text: `${index}`, url: `/${index}` }))
  sling = await startSling(
    site({ links: widget('links-list', { title: 'More', links: many }) }),
    10,
  )
  expect(await run()).toMatchObject({ upgraded: 1, leftAlone: 0 })
  expect(shown(`${ROOT}/links`)).toMatchObject({
    items: many.map(({ text, url }) => ({ linkLabel: text, linkURL: url })),
  })
})

test('a server that does not even list children is told apart', async () => {
  sling = await startSling(site({ banner: banner() }))
  sling.intercept = ({ url }) => {
    const isRoot = url.startsWith(`${ROOT}.`)
    if (isRoot) return { status: 300, body: '["/content/evil.0.json", 7]' }
    return url.startsWith('/content/site.') ? { status: 300, body: '[]' } : undefined
  }
  await expect(run()).rejects.toThrow(/more children than the server lists.*json\.maximumresults/)
})

test('a list with more entries than Sling takes parameters stays whole', async () => {
  const many = Array.from({ length: 4000 }, (_, index) => ({ text: `${index}` }))
  sling = await startSling(site({ links: widget('links-list', { title: '', links: many }) }), 1e6)
  expect(await run()).toMatchObject({ upgraded: 0, leftAlone: 1 })
  expect(sling.posts()).toEqual([])
  expect(lines.join()).toMatch(/changes, more than Sling takes at once/)
})

test('hostile texts of 60 KB arrive as they are, and do not reach the terminal', async () => {
  const texts = [
    '<'.repeat(61_440),
    `"\r\n--foyer\r\nContent-Disposition: form-data; name="./heading"\r\n\r\nEvil\r\n${'a\n'.repeat(30_000)}`,
    `\u001b]0;owned\u0007\u202e\ud83d\ude00ü\u0000${'&amp; '.repeat(10_000)}`,
    ' '.repeat(61_440),
  ]
  for (const ctaLabel of texts) {
    sling?.close()
    sling = await startSling(site({ banner: widget('hero-banner', { heading: 'A', ctaLabel }) }))
    expect(await run()).toMatchObject({ upgraded: 1, leftAlone: 0 })
    expect(valuesAt(`${ROOT}/banner`)).toHaveProperty('heading', 'A')
    expect(valuesAt(`${ROOT}/banner/cta`)).toHaveProperty('label', ctaLabel)
  }
  expect(lines.join('')).not.toMatch(/[\p{Cc}\u202e]/u)
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(400)
})

test('half of a character cannot be written: the widget is left alone', async () => {
  const broken = { heading: 'A', ctaLabel: 'Book \ud800' }
  sling = await startSling(site({ banner: widget('hero-banner', broken) }))
  expect(await run()).toMatchObject({ upgraded: 0, leftAlone: 1 })
  expect(valuesAt(`${ROOT}/banner`)).toMatchObject(broken)
})

describe('a run that ends half way', () => {
  const three = () => site({ a: banner(), b: banner(), c: links() })

  test('goes on after a change that the server refuses, and says which one', async () => {
    sling = await startSling(three())
    sling.intercept = ({ method, url }) =>
      method === 'POST' && url === `${ROOT}/b`
        ? {
            status: 500,
            body: '{"status.message":"javax.jcr.lock.LockException: locked\\u001b[2J"}',
          }
        : undefined
    expect(await run()).toMatchObject({ upgraded: 2, leftAlone: 1 })
    expect(lines.join('\n')).toMatch(
      /b \(hero-banner\)\n.*500, javax\.jcr\.lock\.LockException: locked\\u001b/,
    )
    expect(valuesAt(`${ROOT}/b`)).toMatchObject({ ctaLabel: 'Book', ctaHref: '/rooms' })
    sling.intercept = () => undefined
    expect(await run()).toMatchObject({ upgraded: 1, leftAlone: 0 })
    expect(valuesAt(`${ROOT}/b/cta`)).toMatchObject({ label: 'Book', href: '/rooms' })
  })

  test('ends where the connection ends; the next run does the rest', async () => {
    sling = await startSling(three())
    sling.intercept = ({ method, url }) =>
      method === 'POST' && url === `${ROOT}/b` ? 'hang up' : undefined
    await expect(run()).rejects.toThrow(
      /cannot be reached: .*\. Whether .*\/b was changed is not known: run the command again/,
    )
    expect(valuesAt(`${ROOT}/a/cta`)).toMatchObject({ label: 'Book' })
    sling.intercept = () => undefined
    expect(await run()).toMatchObject({ upgraded: 2, leftAlone: 0 })
  })

  test('a part of the tree that may not be read is named, and the rest is upgraded', async () => {
    sling = await startSling(three(), 1)
    sling.intercept = ({ url }) =>
      url.startsWith(`${ROOT}/b.`) ? { status: 403, body: '' } : undefined
    expect(await run()).toMatchObject({ upgraded: 2, leftAlone: 1 })
    expect(lines).toContain(`${ROOT}/b: ${ROOT}/b may not be read with these credentials.`)
  })
})

test('what an author has changed since it was read is not overwritten', async () => {
  sling = await startSling(site({ banner: banner(), links: links() }))
  let reads = 0
  sling.intercept = ({ url }) => {
    if (url === `${ROOT}/banner.infinity.json` && reads++ === 0)
      Object.assign(valuesAt(`${ROOT}/banner`) ?? {}, { ctaLabel: 'Book now' })
    return undefined
  }
  expect(await run()).toMatchObject({ upgraded: 1, leftAlone: 1 })
  expect(lines.join()).toContain('changed since it was read: run the command again')
  expect(valuesAt(`${ROOT}/banner`)).toHaveProperty('ctaLabel', 'Book now')
  expect(await run()).toMatchObject({ upgraded: 1, leftAlone: 0 })
  expect(valuesAt(`${ROOT}/banner/cta`)).toHaveProperty('label', 'Book now')
})

test('a change of a component inside of a widget is no change of the widget', async () => {
  const outer = banner()
  outer.children.set('inside', widget('heading', { text: 'A' }))
  sling = await startSling(site({ banner: outer }))
  sling.intercept = ({ url }) => {
    if (url === `${ROOT}/banner.infinity.json`)
      Object.assign(valuesAt(`${ROOT}/banner/inside`) ?? {}, { text: 'B' })
    return undefined
  }
  expect(await run()).toMatchObject({ upgraded: 1, leftAlone: 0 })
  expect(valuesAt(`${ROOT}/banner/inside`)).toHaveProperty('text', 'B')
})

test('a change that the server has taken and not made is noticed', async () => {
  sling = await startSling(site({ banner: banner() }))
  sling.intercept = ({ method }) => (method === 'POST' ? { status: 200, body: '' } : undefined)
  expect(await run()).toMatchObject({ upgraded: 0, leftAlone: 1 })
  expect(lines.join()).toContain('reads differently')
})

describe('a server that', () => {
  beforeEach(async () => {
    sling = await startSling(site({ banner: banner() }))
  })

  test('refuses the credentials', async () => {
    const wrong = run({ authorization: 'Basic d3Jvbmc6c2VjcmV0' })
    await expect(wrong).rejects.toThrow(/refuses the credentials: set AEM_USER/)
    await expect(wrong).rejects.not.toThrow(/d3Jvbmc|secret/)
  })

  test('lacks the path', async () => {
    await expect(run({ path: '/content/other' })).rejects.toThrow('/content/other is not there')
  })

  test('lets the user read and not change', async () => {
    sling.intercept = ({ method }) => (method === 'POST' ? { status: 403, body: '' } : undefined)
    expect(await run()).toMatchObject({ upgraded: 0, leftAlone: 1 })
    expect(lines.join()).toContain('403, the user may not change it, or the server has refused')
  })

  test('answers with a page to sign in', async () => {
    const headers = { 'content-type': 'text/html' }
    sling.intercept = () => ({ status: 200, headers, body: '\n<!DOCTYPE html><title>Sign in' })
    await expect(run()).rejects.toThrow(/HTML, for example a page to sign in/)
  })

  test.each(['[]', '"text"', 'null', '7'])(
    'answers with JSON that is no node: %s',
    async (body) => {
      sling.intercept = () => ({ status: 200, body })
      await expect(run()).rejects.toThrow(/JSON that is no node/)
    },
  )

  test('answers with a node of 5,000 levels', async () => {
    sling.intercept = () => ({ status: 200, body: `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}` })
    await expect(run()).rejects.toThrow(/nested deeper than 200 levels/)
  })

  test('redirects to its own page to sign in', async () => {
    const headers = { location: '/libs/granite/core/content/login.html' }
    sling.intercept = () => ({ status: 302, headers, body: '' })
    await expect(run()).rejects.toThrow(/redirects to another page, for example to sign in/)
  })

  test('redirects to another host gets nobody’s credentials sent there', async () => {
    const seen: unknown[] = []
    const other = createServer((request, response) => {
      seen.push(request.headers)
      response.end('{}')
    })
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const address = other.address()
    const location = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/a.json`
    for (const status of [301, 302, 307, 308]) {
      sling.intercept = () => ({ status, headers: { location }, body: '' })
      await expect(run()).rejects.toThrow(new URL(location).origin)
    }
    other.close()
    expect(seen).toEqual([])
  })

  test('does not answer', async () => {
    sling.intercept = () => 'silence'
    await expect(run({ timeoutMs: 200 })).rejects.toThrow(/has not answered within 200 ms/)
  })

  test('is not there', async () => {
    sling.close()
    await expect(run()).rejects.toThrow(/cannot be reached: .*ECONNREFUSED/)
  })
})
