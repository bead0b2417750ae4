import { offlinePage, pageContext } from '../../fixtures/pages'
import { coBrandHref } from './co-brand'

const offer = { program: 'chase', destinationURL: '/loyalty', campaign: '0513' } as const

function visit(session: object, encryption: unknown) {
  const sent: unknown[] = []
  const { page } = offlinePage(pageContext({ contextPath: '/de-DE' }), {
    fetch: async (url, init) => {
      if (!String(url).includes('encrypt')) return Response.json({ data: session })
      sent.push(JSON.parse(String(init?.body)))
      if (typeof encryption === 'number') return new Response('', { status: encryption })
      return Response.json(encryption)
    },
  })
  return { page, sent }
}

test('carries the encrypted customer and a hash of the session, never either in clear', async () => {
  const { page, sent } = visit({ consumerID: 'C1', sessionId: 'S1' }, { encryptedValue: 'x9' })
  const href = await coBrandHref(page, offer)
  expect(href).toMatch(
    /^\/de-DE\/mi\/cobrand\/chase\.mi\?destinationURL=%2Floyalty&alt_cust_id=x9&cookie_id=[\da-f]{64}&mcd=hotel-overview&rpcCode=0513$/,
  )
  expect(sent).toEqual([{ valueToEncrypt: 'C1', client_id: 'foyer-web' }])
})

test('an anonymous visitor goes without an id, and nothing is encrypted', async () => {
  const { page, sent } = visit({}, {})
  expect(await coBrandHref(page, offer)).not.toContain('alt_cust_id')
  expect(sent).toEqual([])
})

test.each([500, null, { encryptedValue: 7 }, []])(
  'so does one whose encryption says %j',
  async (answer) => {
    const { page } = visit({ consumerID: 'C1' }, answer)
    expect(await coBrandHref(page, offer)).toMatch(/destinationURL=%2Floyalty&mcd=/)
  },
)

test('nobody is led to a foreign place', async () => {
  const { page } = visit({}, {})
  expect(await coBrandHref(page, { ...offer, destinationURL: 'https://evil.example' })).toBeNull()
})
