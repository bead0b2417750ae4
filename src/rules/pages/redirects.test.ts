import { fc, runs } from '../../../tests/random'
import { safeTarget } from './redirects'

const ORIGIN = 'https://www.alderway.example'
const PARTNER = 'https://partner.alderway.example'

const site = {
  location: () => new URL(`${ORIGIN}/sign-in.mi?returnTo=/loyalty`),
  site: { query: {}, auth: { redirectAllowList: [PARTNER, 'not an address'] } },
}

test.each([
  ['/loyalty/myAccount/profile.mi', '/loyalty/myAccount/profile.mi'],
  ['/hotels/münchen/overview?a=b#c', '/hotels/m%C3%BCnchen/overview?a=b#c'],
  [`${ORIGIN}/loyalty`, '/loyalty'],
  ['/a/../loyalty', '/loyalty'],
  ['/sign-in.mi?returnTo=%2Floyalty', '/sign-in.mi?returnTo=%2Floyalty'],
  ['/sign-in.mi?returnTo=', '/sign-in.mi?returnTo='],
  [`${PARTNER}/offer?a=b`, `${PARTNER}/offer?a=b`],
])('allows %s', (address, target) => {
  expect(safeTarget(address, site)).toBe(target)
})

const EVIL = 'evil.example'

test.each([
  `//${EVIL}`,
  `///${EVIL}`,
  `/\\${EVIL}`,
  `\\\\${EVIL}`,
  `/\\/${EVIL}`,
  `/\t/${EVIL}`,
  `\t//${EVIL}`,
  ` //${EVIL}`,
  `/%2f${EVIL}`,
  `/%5c${EVIL}`,
  `/%252f%252f${EVIL}`,
  `/a//${EVIL}`,
  `/.//${EVIL}`,
  `/x/..//${EVIL}`,
  `/%2e%2e//${EVIL}`,
  `/／${EVIL}`,
  `／／${EVIL}`,
  `/＼${EVIL}`,
  `/\u0000/${EVIL}`,
  `/\u200b/${EVIL}`,
  `/\u202e/${EVIL}`,
  `https://${EVIL}`,
  `https:${EVIL}`,
  `https:/${EVIL}`,
  `https:///${EVIL}`,
  `https:\\\\${EVIL}`,
  `HTTPS://${EVIL}`,
  `${ORIGIN}@${EVIL}`,
  `${ORIGIN}.${EVIL}`,
  `${ORIGIN}:444/`,
  `http://www.alderway.example/`,
  `https://user:pass@${EVIL}/`,
  `https://user@partner.alderway.example/`,
  `${PARTNER}@${EVIL}`,
  `${PARTNER}.${EVIL}`,
  `${PARTNER}\\@${EVIL}`,
  `${PARTNER}:8443/`,
  'http://partner.alderway.example/',
  'https://partner.alderway.example．evil.example/',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'javascript://www.alderway.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://www.alderway.example/1',
  'file:///etc/passwd',
  'intent://x#Intent;end',
  'loyalty',
  '?a=b',
  '#a',
  '',
  '/\r\nset-cookie: a=b',
  `/sign-in.mi?returnTo=//${EVIL}`,
  `/sign-in.mi?returnTo=https%3A%2F%2F${EVIL}`,
  `/sign-in.mi?RETURNTO=${encodeURIComponent(`/login?returnUrl=//${EVIL}`)}`,
  `/sign-in.mi?a=b&returnTo=/ok&returnTo=%2f%5c${EVIL}`,
  `${PARTNER}/?returnTo=javascript:alert(1)`,
])('refuses %j', (address) => {
  expect(safeTarget(address, site)).toBeNull()
})

test.each([null, undefined, 7, {}, [], ['/a'], new String('/a'), { toString: () => '/a' }])(
  'returns null for %p',
  (address) => {
    expect(safeTarget(address, site)).toBeNull()
  },
)

test('nested targets do not slow the check down', () => {
  let address = '/loyalty'
  for (let depth = 0; depth < 12; depth += 1)
    address = `/login?returnTo=${encodeURIComponent(address)}`
  expect(safeTarget(address, site)).toBeNull()
})

const PIECES = [
  ...'/ \\ : . ? # @ % & ; = \t \n \r \u0000 \u00a0 \u200b \u202e ／ ＼ ． 。 returnTo= /login?returnTo='.split(
    ' ',
  ),
  ...[' ', '//', '/./', '/../', '%2f', '%5C', '%252f', '%09', '%2e', '%00', '%E2%80%8B'],
  ...['javascript:', 'data:', 'http:', 'https://', 'https:', 'blob:'],
  ...['www.alderway.example', 'partner.alderway.example', EVIL, 'user:pass@', ORIGIN, PARTNER],
]
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'binary' }), fc.webUrl()), {
    maxLength: 8,
  })
  .map((pieces) => pieces.join(''))

test('a browser reads each allowed target as this origin or a listed one', () => {
  fc.assert(
    fc.property(hostile, (address) => {
      const target = safeTarget(address, site)
      if (target === null) return
      const url = new URL(target, site.location())
      expect([ORIGIN, PARTNER]).toContain(url.origin)
      expect(`${url.username}${url.password}`).toBe('')
      expect(target).not.toMatch(/^\/[/\\]|[\\\p{Cc}]/u)
      // A second check returns the same target.
      expect(safeTarget(target, site)).toBe(target)
      // A proxy or server that decodes the path gets no other host.
      const once = decodeURIComponent(url.pathname.replace(/%(?![\da-f]{2})/gi, '%25'))
      if (url.origin === ORIGIN) expect(new URL(once, ORIGIN).origin).toBe(ORIGIN)
    }),
    { numRuns: runs(3_000) },
  )
})

test('a plain path of this origin is always allowed', () => {
  const segment = fc.stringMatching(/^[\w~-][\w.~-]{0,11}$/)
  fc.assert(
    fc.property(fc.array(segment, { minLength: 1, maxLength: 5 }), (segments) => {
      const path = `/${segments.join('/')}`
      expect(safeTarget(path, site)).toBe(path)
      expect(safeTarget(ORIGIN + path, site)).toBe(path)
    }),
  )
})
