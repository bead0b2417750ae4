import Fastify, { type FastifyInstance } from 'fastify'
import { offlinePage, pageContext } from '../fixtures/pages'
import { testApi } from '../sandbox/api/testing/test-api'
import { cookieOf } from '../sandbox/api/testing/test-server'
import { withoutContextPath } from '../sandbox/cms/locales'
import { registerCoBrand } from '../sandbox/cms/redirects/co-brand-routes'
import { registerRedirectPage } from '../sandbox/cms/redirects/redirect-page'
import { registerRedirects } from '../sandbox/cms/redirects/redirects'
import { SEED_PASSWORD } from '../sandbox/database/seeding/seed-accounts'
import { testHotel } from '../sandbox/database/testing/test-hotels'
import { seedPages } from '../sandbox/seed/pages'
import { signInCall } from '../src/rules/site/account-calls'
import { pageIdOfPath } from '../src/rules/site/page-of-path'
import { withQuery } from '../src/rules/site/query'
import { prepareWidget } from '../src/server/print/placeholder'
import { printPlaceholder } from '../src/server/print/print-placeholder'
import { readAemPage } from '../src/server/service/aem-page'
import { callsByName, hasHotel, pathsByName, secondSite, usualAddresses } from './second-site'
import { fixturesOf, types, widgetOf } from './widgets'

jest.mock('../sandbox/site', () => ({ site: require('./second-site').secondSite }))

const api = testApi()
const opened: FastifyInstance[] = []
afterAll(() => Promise.all(opened.map((fastify) => fastify.close())))

/** There is no order here, and no page of the guests that a payment returns to: both are 404. */
const FINDS_NOTHING: string[] = ['calendar', 'paymentReturn']

test('the API answers each call at the site’s address, and nowhere else', async () => {
  const isThere = async (path: string) => {
    const answers = await Promise.all([api.server.get(path), api.server.post(path, {})])
    const texts = await Promise.all(answers.map((answer) => answer.text()))
    // A call that finds nothing is 404 as well.
    return answers.some(
      ({ status }, index) => status !== 404 || !/"Route /.test(texts[index] ?? ''),
    )
  }
  const lost: string[] = []
  const left: string[] = []
  for (const [name, call] of callsByName) {
    const usual = call({ rest: { base: '' } })
    if (!FINDS_NOTHING.includes(name) && !(await isThere(call(secondSite)))) lost.push(name)
    if (await isThere(usual)) left.push(usual)
  }
  expect({ lost, left }).toEqual({ lost: [], left: [] })
  expect(callsByName.length).toBe(45)
})

test('a form without a script uses the site’s own pages and parameter names', async () => {
  const submit = async (password: string) => {
    const body = new URLSearchParams({ userId: 'maria@example.com', password, returnTo: '/stay' })
    const origin = { origin: api.server.url, 'sec-fetch-site': 'same-origin' }
    const answer = await fetch(api.server.url + signInCall(secondSite), {
      method: 'POST',
      headers: origin,
      body,
      redirect: 'manual',
    })
    return { next: answer.headers.get('location'), cookie: cookieOf(answer) }
  }
  expect((await submit('wrong-Password-1')).next).toBe(
    '/harbour/sign-in-error?h-back=%2Fstay&h-type=standard&h-wrong=true',
  )
  expect((await submit(SEED_PASSWORD)).next).toMatch(/^\/(stay|harbour\/sign-in-code\?)/)
})

test('the server’s own pages and redirects use the site’s addresses', async () => {
  const fastify = Fastify({ rewriteUrl: withoutContextPath, forceCloseConnections: true })
  opened.push(fastify)
  registerRedirects(fastify, api)
  registerRedirectPage(fastify)
  registerCoBrand(fastify)
  const origin = await fastify.listen({ port: 0, host: '127.0.0.1' })
  const go = async (path: string) => {
    const answer = await fetch(origin + path, { redirect: 'manual' })
    return { status: answer.status, to: answer.headers.get('location'), html: await answer.text() }
  }
  const { paths } = secondSite
  expect((await go(`${paths.login}?h-back=%2Fstay`)).to).toBe('/harbour/sign-in?h-back=%2Fstay')
  expect((await go(`/en-US${paths.login}`)).to).toBe('/en-US/harbour/sign-in')
  expect((await go(`${paths.redirect}?h-back=%2Fstay`)).html).toContain('href="/stay"')
  const card = withQuery(secondSite, `${paths['cobrand-amex']}`, { destinationURL: '/stay' })
  expect((await go(card)).status).toBe(200)
  expect((await go(`${paths['cobrand-amex']}`)).to).toBe('/harbour/error')
})

test('every page of the sandbox is at the site’s path and links to the site’s pages', () => {
  // The sandbox's own pages show fixtures, which belong to its own chain.
  const pages = seedPages([testHotel('NYCAB')]).filter(({ path }) => !/^\/sandbox\//.test(path))
  expect(pages.filter(({ path }) => !path.startsWith('/harbour/'))).toEqual([])
  const links = JSON.stringify(pages).match(/"\/[^"\s]*"/g) ?? []
  expect(links.filter((link) => isUsual(link.slice(1, -1)))).toEqual([])
})

test.each(pathsByName)('the render service knows the page %s by its path', (name, path) => {
  if (name === 'quick-view') return
  const own = path(secondSite, 'harbour')
  expect(pageIdOfPath(own, secondSite)).toBe(name)
  const page = readAemPage(
    { path: `${own}.html`, headers: {} },
    { ':items': {} },
    'https://harbour.example',
    secondSite,
  )
  expect(page.page?.id).toBe(name)
  expect(pageIdOfPath(path({ paths: {} }, 'harbour'), secondSite)).toBeNull()
  expect(hasHotel(name)).toBe(own.includes('/of/harbour'))
})

test.each(types)('%s links to no page of another chain', async (type) => {
  const widget = widgetOf(type)
  const location = () => new URL('https://harbour.example/harbour/stay')
  for (const [name, fixture] of fixturesOf(type)) {
    const context = pageContext(fixture.page)
    const node = { type, id: `${type}-${name}`, props: fixture.props as Record<string, unknown> }
    const log = () => {}
    const prepared = await prepareWidget(node, context, log)
    const html = printPlaceholder(
      { ...prepared, widget },
      offlinePage(context, { location }).store,
      log,
    )
    const authored = JSON.stringify(fixture)
    const links = [...html.matchAll(/(?:href|action|src)="([^"]*)"/g)].map(([, link]) => `${link}`)
    const foreign = links.filter(
      (link) => isUsual(link) && !authored.includes(link.replace(/^\/ar-SA/, '')),
    )
    expect([name, foreign]).toEqual([name, []])
  }
})

/** True for an address of the default site, with or without a query. */
function isUsual(address: string): boolean {
  const [path = ''] = address.split(/[?#]/, 1)
  return (
    usualAddresses.includes(path) || /^\/(mi|phoenix-\w+)\/|^\/hotels\/[^/]+\/\w+$|\.mi$/.test(path)
  )
}
