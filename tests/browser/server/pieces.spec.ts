/**
 * Over a slow network a page arrives in pieces, and the browser paints each of them. Content at the
 * end or in the middle of a row must not be visible before the whole row has arrived.
 */
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as textOf } from 'node:stream/consumers'
import { expect } from '@playwright/test'
import { casesOf } from '../../cases'
import { ARRIVAL, DEPARTURE } from '../booking/journey-page'
import { test as base, layoutShifts, OVERVIEW, RATES, watch } from '../site'

/** Bytes, and milliseconds between them: a phone with poor reception, and cuts inside of most rows. */
const PIECE = 300
const PAUSE_MS = 20

const test = base.extend<object, { slowSite: string }>({
  slowSite: [
    async ({ sandbox }, use) => {
      const server = passOnInPieces(Number(new URL(sandbox.origin).port))
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
      server.closeAllConnections()
      server.close()
    },
    { scope: 'worker' },
  ],
})

// Each waits for its pages most of the time.
test.describe.configure({ mode: 'parallel' })

// Most visitors allow motion, and layout shifts are only visible with it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const PAGES = [
  '/homepage-searchform.mi',
  OVERVIEW,
  '/hotels/alderway-new-york-midtown/reviews',
  RATES,
  `${RATES}&fromDate=${ARRIVAL}&toDate=${DEPARTURE}&numRooms=2`,
  `/search/findHotels?destinationAddress=New+York&fromDate=${ARRIVAL}&toDate=${DEPARTURE}`,
]

for (const path of casesOf(PAGES, (one) => one === OVERVIEW || one.includes(ARRIVAL))) {
  test(`${path} in pieces: no layout shift`, async ({ page, slowSite }) => {
    await watch(page)
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(slowSite + path)
      expect([width, await layoutShifts(page)]).toEqual([width, []])
    }
  })
}

/** A proxy of the site that sends its pages in pieces. */
function passOnInPieces(port: number): Server {
  return createServer((asked, answer) => {
    const { url, method, headers } = asked
    const isPage = headers['sec-fetch-dest'] === 'document'
    const asIs = isPage ? { 'accept-encoding': 'identity' } : {}
    const onward = request(
      { port, host: '127.0.0.1', path: url, method, headers: { ...headers, ...asIs } },
      async (given) => {
        answer.writeHead(given.statusCode ?? 502, given.headers)
        if (!isPage) return given.pipe(answer)
        for (const piece of piecesOf(await textOf(given))) {
          answer.write(piece)
          await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
        }
        return answer.end()
      },
    )
    onward.on('error', () => answer.destroy())
    asked.pipe(onward)
  })
}

/** Cuts between tags: a centred text that arrives in two pieces always moves its first half. */
function* piecesOf(html: string): Generator<string> {
  for (let at = 0, end = 0; at < html.length; at = end) {
    const next = html.indexOf('<', at + PIECE)
    end = next < 0 ? html.length : next
    yield html.slice(at, end)
  }
}
