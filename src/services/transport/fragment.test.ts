/** @jest-environment jsdom */
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { loadFragment, takeAnswers } from './fragment'

Object.assign(AbortSignal, {
  any: (signals: AbortSignal[]) => signals.at(-1),
  timeout: () => new AbortController().signal,
})

function answering(html: string, init?: { status: number }) {
  const asked: { url: string; init: RequestInit | undefined }[] = []
  const { page } = offlinePage(pageContext({ contextPath: '/de-DE', locale: 'de-DE' }), {
    fetch: async (url, init_) => {
      asked.push({ url: `${url}`, init: init_ })
      const { status = 200 } = init ?? {}
      return { ok: status < 400, status, text: async () => html } as Response
    },
  })
  return { page, asked }
}

const signal = () => new AbortController().signal

it('requests HTML under the site’s subdirectory', async () => {
  const { page, asked } = answering('<p>Hotel</p>')
  const fragment = await loadFragment(page, '/fragments/hotels/NYCAB/quick-view', signal())
  expect(fragment.textContent).toBe('Hotel')
  expect(asked).toEqual([
    {
      url: '/de-DE/fragments/hotels/NYCAB/quick-view',
      init: expect.objectContaining({ headers: expect.objectContaining({ accept: 'text/html' }) }),
    },
  ])
  expect(asked[0]?.init?.method).toBeUndefined()
})

it('rejects an invalid response', async () => {
  const { page } = answering('<p>Not found</p>', { status: 404 })
  await expect(loadFragment(page, '/fragments/x', signal())).rejects.toMatchObject({
    kind: 'http',
    status: 404,
  })
})

it('rejects when it was aborted', async () => {
  const { page } = answering('<p>Hotel</p>')
  const stop = new AbortController()
  const loading = loadFragment(page, '/fragments/x', stop.signal)
  stop.abort()
  await expect(loading).rejects.toBeDefined()
})

it('resolves relative addresses against the fragment’s address, outside of placeholders', async () => {
  const { page } = answering(
    '<a href="rooms.html">1</a><a href="?a=1">2</a><a href="#top">3</a><a href="/abs">4</a>' +
      '<a href="https://other.example/">5</a><a href="tel:+1">6</a><img src="../a.jpg" alt="">' +
      '<form action="send"></form><foyer-widget type="t"><div><a href="?page=2">7</a></div></foyer-widget>',
  )
  const fragment = await loadFragment(page, '/fragments/hotels/NYCAB/quick-view', signal())
  const hrefs = [...fragment.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  const base = 'https://www.alderway.example/de-DE/fragments/hotels'
  expect(hrefs).toEqual([
    `${base}/NYCAB/rooms.html`,
    `${base}/NYCAB/quick-view?a=1`,
    '#top',
    '/abs',
    'https://other.example/',
    'tel:+1',
    '?page=2',
  ])
  expect(fragment.querySelector('img')?.getAttribute('src')).toBe(`${base}/a.jpg`)
  expect(fragment.querySelector('form')?.getAttribute('action')).toBe(`${base}/NYCAB/send`)
})

it('returns the fragment’s preloaded answers once', async () => {
  const answer = {
    name: 'HotelHeader',
    variables: { propertyId: 'NYCAB' },
    data: { property: null },
  }
  const json = JSON.stringify([answer]).replaceAll('"', '&quot;')
  const { page } = answering(`<article data-answers="${json}"><p>Hotel</p></article>`)
  const fragment = await loadFragment(page, '/fragments/x', signal())
  expect(takeAnswers(fragment)).toEqual([answer])
  expect(takeAnswers(fragment)).toEqual([])
  expect(fragment.querySelector('[data-answers]')).toBeNull()
})

it('sanitises preloaded responses: a fragment may come from any source', async () => {
  const alerts = [{ id: 'a', body: '<p onclick="ran()">Pool</p>' }]
  const json = JSON.stringify([{ name: 'Alerts', variables: {}, data: { alerts } }])
  const { page } = answering(`<article data-answers="${json.replaceAll('"', '&quot;')}"></article>`)
  const [answer] = takeAnswers(await loadFragment(page, '/fragments/x', signal()))
  expect(answer?.data).toEqual({ alerts: [{ id: 'a', body: '<p>Pool</p>' }] })
})

it('ignores preloaded answers that cannot be parsed', async () => {
  const { page } = answering('<article data-answers="[oops"></article>')
  expect(takeAnswers(await loadFragment(page, '/fragments/x', signal()))).toEqual([])
})
