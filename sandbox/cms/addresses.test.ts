import Fastify from 'fastify'
import { apiPlugin } from '../api/api-plugin'
import { openTestDatabase } from '../database/testing/test-database'
import { hotels } from '../seed/hotels'
import { seedPages } from '../seed/pages'
import { BAD_ADDRESS, isCall, readable } from './addresses'
import { siteLocale, withoutContextPath } from './locales'

test('every call of the API is one, and no page is', async () => {
  const database = await openTestDatabase()
  const fastify = Fastify()
  const urls: string[] = []
  fastify.addHook('onRoute', ({ url }) => void urls.push(url))
  await fastify.register(apiPlugin, { database, operations: { regular: {}, dtt: {} } })
  await fastify.close()
  await database.close()
  expect(urls.length).toBeGreaterThan(40)
  // A link on a page of the sandbox's own.
  expect(urls.filter((url) => !isCall(url))).toEqual(['/sandbox/invitation', '/sandbox/invitation'])
  expect(seedPages(hotels).filter(({ path }) => isCall(path))).toEqual([])
})

test.each(['/%', '/%zz', '/a%', '/hotels/%C3', '/%ff?a=b', '/%00', '/a?b=%00'])(
  '%s cannot be read, in no language',
  (url) => {
    for (const root of ['', '/de-DE']) {
      const request = { url: root + url, headers: {} }
      expect(withoutContextPath(request as never)).toBe(BAD_ADDRESS)
      expect(siteLocale(request)).toBe(root ? 'de-DE' : 'en-US')
    }
  },
)

test.each(['/', '/a?b=%', '/%E6%9D%B1%E4%BA%AC', '/mi/%', '/assets/%'])('%s stays', (url) => {
  expect(readable(url)).toBe(url)
})
