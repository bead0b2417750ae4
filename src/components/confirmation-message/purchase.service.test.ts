import { webcrypto } from 'node:crypto'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { noteOrder } from './purchase.service'

beforeEach(() => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })
})

it('counts each of two orders once, however often their confirmations are opened in turn', async () => {
  const { page } = offlinePage(pageContext())
  const opened = []
  for (const number of ['70123450', '70123451', '70123450', '70123451'])
    opened.push(await noteOrder(page, number))
  expect(opened).toEqual([true, true, false, false])
  expect(page.storage.local.get('purchase.sent')).not.toContain('7012345')
})

it('knows the order that was noted as the only one before there was a list', async () => {
  const { page } = offlinePage(pageContext())
  await noteOrder(page, '70123450')
  const [hash = ''] = page.storage.local.get('purchase.sent')?.split(' ') ?? []
  page.storage.local.set('purchase.sent', hash)
  expect(await noteOrder(page, '70123450')).toBe(false)
})
