import Fastify from 'fastify'
import * as bookingPaths from '../../../src/rules/site/booking-paths'
import * as pagePaths from '../../../src/rules/site/page-paths'
import * as paths from '../../../src/rules/site/paths'
import { tellPayment } from '../../api/order/payment-of'
import { sandboxProvider } from '../../api/order/sandbox-provider'
import { createLedger } from '../../payment/ledger'
import { site } from '../../site'
import { urlOf } from '../../site-address'
import { withoutContextPath } from '../locales'
import { reserveNonce } from './nonce'
import { allowPayment, sendSecurityHeaders } from './security'

const PROVIDER = 'https://pay.example'
const GUEST_INFO = bookingPaths.guestInfoPath(site)
/** A change of a booked stay may take a difference. */
const OF_A_CHANGE = bookingPaths.reviewGuestInfoPath(site)

function pages(origin: string | null) {
  const fastify = Fastify({ rewriteUrl: withoutContextPath })
  if (origin) tellPayment(fastify, sandboxProvider(createLedger(), { origin: () => origin }))
  sendSecurityHeaders(fastify)
  fastify.get('/*', async (request, reply) => {
    allowPayment(request, urlOf(request).pathname)
    reserveNonce(reply)
    return reply.type('text/html').send('<p>a page</p>')
  })
  return fastify
}

/** Values of the first policy, by directive: the one that is kept with the page. */
async function policyOf(path: string, origin: string | null = PROVIDER) {
  const { headers } = await pages(origin).inject({ url: path })
  const [kept = ''] = String(headers['content-security-policy']).split(', ')
  const directives = kept.split('; ').map((one) => one.split(/ (.*)/s))
  return { ...Object.fromEntries(directives), features: String(headers['permissions-policy']) }
}

it.each([GUEST_INFO, `/de-DE${GUEST_INFO}`, `${GUEST_INFO}?cart=abc`, OF_A_CHANGE])(
  'lets the page that takes a payment frame the provider, and send its form there: %s',
  async (path) => {
    const policy = await policyOf(path)
    expect(policy['frame-src']).toBe(`'self' ${PROVIDER}`)
    expect(policy['form-action']).toBe(`'self' ${PROVIDER}`)
    expect(policy.features).toContain(`payment=(self "${PROVIDER}")`)
    // Nothing else of the policy names it.
    const named = Object.entries(policy).filter(([, value]) => String(value).includes(PROVIDER))
    expect(named.map(([name]) => name)).toEqual(['form-action', 'frame-src', 'features'])
  },
)

const others = Object.values({ ...paths, ...bookingPaths, ...pagePaths })
  .map((pathOf) => (pathOf as typeof paths.hotelOverviewPath)(site, 'hotel'))
  .filter((path) => path !== GUEST_INFO && path !== OF_A_CHANGE)

it.each([
  ...new Set(others),
  ...[`${GUEST_INFO}/more`, `${GUEST_INFO}x`, `/x${GUEST_INFO}`, `/?page=${GUEST_INFO}`],
])('lets no other page: %s', async (path) => {
  const policy = await policyOf(path)
  expect(policy['frame-src']).toBe("'self'")
  expect(policy['form-action']).toBe("'self'")
  expect(policy.features).toContain('payment=()')
  expect(JSON.stringify(policy)).not.toContain(PROVIDER)
})

it('names nobody where there is no provider', async () => {
  const policy = await policyOf(GUEST_INFO, null)
  expect([policy['frame-src'], policy['form-action']]).toEqual(["'self'", "'self'"])
})
