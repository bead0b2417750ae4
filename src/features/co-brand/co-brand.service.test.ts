import { offlinePage, pageContext } from '../../../fixtures/pages'
import { coBrandIds } from './co-brand.service'

const html: { dataset: Record<string, string> } = { dataset: {} }
Object.assign(globalThis, { document: { documentElement: html }, navigator: {} })
afterEach(() => {
  html.dataset = {}
})

function visit(session: object | null, encryption: unknown) {
  const sent: unknown[] = []
  const { page } = offlinePage(pageContext({ contextPath: '/de-DE' }), {
    fetch: async (url, init) => {
      if (!String(url).includes('encrypt'))
        return session ? Response.json({ data: session }) : new Response('', { status: 503 })
      sent.push(JSON.parse(String(init?.body)))
      if (typeof encryption === 'number') return new Response('', { status: encryption })
      return Response.json(encryption)
    },
  })
  return { page, sent }
}

test('returns the encrypted customer and a hash of the session, neither unencrypted', async () => {
  const { page, sent } = visit(
    { consumerID: 'C1', sessionId: 'S1', testCell: 'B' },
    { encryptedValue: 'x9' },
  )
  expect(await coBrandIds(page)).toEqual({
    altCustId: 'x9',
    cookieId: expect.stringMatching(/^[\da-f]{64}$/),
    cell: 'B',
  })
  expect(sent).toEqual([{ valueToEncrypt: 'C1', client_id: 'foyer-web' }])
})

test.each([
  ['the browser sends the privacy signal', { privacySignal: '' }, null],
  ['the visitor has refused marketing', {}, { analytics: true, marketing: false }],
])('a partner gets no id when %s', async (_when, dataset, consent) => {
  html.dataset = dataset as Record<string, string>
  const session = { consumerID: 'C1', sessionId: 'S1', testCell: 'B' }
  const { page, sent } = visit(session, { encryptedValue: 'x9' })
  if (consent) page.storage.local.set('consent', JSON.stringify(consent))
  expect(await coBrandIds(page)).toEqual({ cell: 'B' })
  expect(sent).toEqual([])
})

test.each([[{}], [null]])('encrypts nothing for an unknown visitor (%j)', async (session) => {
  const { page, sent } = visit(session, {})
  expect(await coBrandIds(page)).toEqual({ altCustId: '', cookieId: '', cell: '' })
  expect(sent).toEqual([])
})

test.each([500, null, { encryptedValue: 7 }, []])(
  'returns no id when the encryption answers %j',
  async (answer) => {
    const { page } = visit({ consumerID: 'C1' }, answer)
    expect(await coBrandIds(page)).toEqual({ altCustId: '', cookieId: '', cell: '' })
  },
)
