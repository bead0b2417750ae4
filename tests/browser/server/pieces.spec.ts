/**
 * A page comes in pieces over a slow network, and the parser paints what it has. What stands at an
 * end or in the middle of a row must not be seen before the whole row is there.
 */
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as textOf } from 'node:stream/consumers'
import { expect } from '@playwright/test'
import { test as base, layoutShifts, OVERVIEW, RATES, watch } from '../site'

/** Bytes, and milliseconds between them: about what a phone gets on the edge of a network. */
const PIECE = 2_000
const PAUSE_MS = 25

const test = base.extend<object, { slowSite: string }>({
  slowSite: [
    async ({ browser: _ }, use) => {
      const server = passOnInPieces(Number(process.env.PORT))
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
      server.closeAllConnections()
      server.close()
    },
    { scope: 'worker' },
  ],
})

// As most visitors have it: what moves may push what stands.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

for (const path of [
  '/homepage-searchform.mi',
  OVERVIEW,
  '/hotels/alderway-new-york-midtown/reviews',
  RATES,
]) {
  test(`${path} in pieces: nothing moves`, async ({ page, slowSite }) => {
    await watch(page)
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(slowSite + path)
      expect([width, await layoutShifts(page)]).toEqual([width, []])
    }
  })
}

/** Passes everything on to the site; its pages in pieces. */
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

/** Cut between tags: a centred text that comes in two moves its first half, whatever its page does. */
function* piecesOf(html: string): Generator<string> {
  for (let at = 0, end = 0; at < html.length; at = end) {
    const next = html.indexOf('<', at + PIECE)
    end = next < 0 ? html.length : next
    yield html.slice(at, end)
  }
}
