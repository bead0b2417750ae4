import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { FRAME } from '../loader/loader-page'

export interface StreamingServer {
  /** The address of the streamed page. */
  address: string
  /** Sends the next piece of the page; the browser may parse it before this resolves. */
  send(html: string): Promise<void>
  /** Ends the page. */
  end(): void
  close(): Promise<void>
}

/**
 * A proxy of the sandbox. One page arrives in the pieces that a test sends, with the sandbox's
 * policy.
 */
export async function startStreaming(
  site: string,
  bend: (html: string) => string,
): Promise<StreamingServer & { pieces: (...cuts: string[]) => string[] }> {
  const frame = await fetch(site + FRAME)
  const html = bend(await frame.text())
  let open: ((response: ServerResponse) => void) | undefined
  const opened = new Promise<ServerResponse>((resolve) => {
    open = resolve
  })
  const server = createServer(async ({ url = '/' }, response) => {
    if (url === FRAME) {
      const policy = frame.headers.get('content-security-policy') ?? ''
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.setHeader('content-security-policy', policy)
      return open?.(response)
    }
    const answer = await fetch(site + url, { redirect: 'manual' })
    response.statusCode = answer.status
    response.setHeader('content-type', answer.headers.get('content-type') ?? '')
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}${FRAME}`,
    pieces: (...cuts) => piecesOf(html, cuts),
    send: async (piece) => {
      const response = await opened
      await new Promise<void>((resolve) => response.write(piece, () => resolve()))
    },
    end: () => void opened.then((response) => response.end()),
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

/** Cuts a text before each of the given words. */
function piecesOf(html: string, cuts: string[]): string[] {
  const places = cuts.map((cut) => html.indexOf(cut))
  if (places.includes(-1)) throw new Error(`The page has no ${cuts[places.indexOf(-1)]}.`)
  return [0, ...places].map((start, index) => html.slice(start, places[index]))
}
