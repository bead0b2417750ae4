import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CLIENT_HOST } from '../../../src/author/universal-editor'
import { guestInfoPath, reviewGuestInfoPath } from '../../../src/rules/site/booking-paths'
import { site } from '../../site'
import { isEncrypted } from '../../site-address'
import { createNonce, NONCE_TOKEN, withNonce } from './nonce'
import { POLICY_REPORTS_PATH } from './policy-reports'

/** Allows only resources of the site itself, nothing inline, and no strings as markup. */
const OWN_ONLY = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "form-action 'self'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
].join('; ')

const REPORTED = `report-uri ${POLICY_REPORTS_PATH}`

/** The headers of every answer. */
const STRICT = `${OWN_ONLY}; ${REPORTED}`

/** Scripts of this site; the sanitiser's is the only Trusted Types policy. */
const OWN_SCRIPTS = ownScripts()

function ownScripts(...hosts: string[]): string {
  return `script-src ${["'self'", ...hosts].join(' ')} 'report-sample'; trusted-types dompurify`
}

/**
 * The policy of a cacheable page (ADR 0008): it needs no nonce, because no inline script is allowed.
 * The legacy sign-in dialog frames the sign-in page (W57).
 */
const KEPT_POLICY = `${STRICT}; ${OWN_SCRIPTS}; frame-src 'self'; frame-ancestors 'self'`

/** Origins of payment providers, by the requests whose pages take a payment. */
const takingPayment = new WeakMap<FastifyRequest, string>()

/**
 * Lets the page that takes a payment, and no other, frame the payment provider and send its form on to
 * the provider's own page (docs/decisions/0046). Browsers differ in whether `form-action` counts for a
 * redirect. `path`: of the page that answers the request.
 */
export function allowPayment(request: FastifyRequest, path: string): void {
  const origin = request.server.paymentProvider?.origin
  const takes = path === guestInfoPath(site) || path === reviewGuestInfoPath(site)
  if (origin && takes) takingPayment.set(request, origin)
}

function policyOf(request: FastifyRequest): string {
  const origin = takingPayment.get(request)
  if (!origin) return KEPT_POLICY
  return sendingTo(origin, KEPT_POLICY).replace("frame-src 'self'", `frame-src 'self' ${origin}`)
}

function sendingTo(origin: string, policy: string): string {
  return policy.replace("form-action 'self'", `form-action 'self' ${origin}`)
}

/** The policy of a page without scripts whose form may lead on to a payment, where `allowPayment` says so. */
export function noScriptsPolicy(request: FastifyRequest): string {
  const origin = takingPayment.get(request)
  return origin ? sendingTo(origin, NO_SCRIPTS_POLICY) : NO_SCRIPTS_POLICY
}

/** The policy of HTML without scripts. */
export const NO_SCRIPTS_POLICY = `${STRICT}; script-src 'none'; trusted-types 'none'; frame-ancestors 'none'`

/**
 * The second policy, which the edge adds to the cached one; a script must pass both (ADR 0015).
 * `'self'` is for browsers without support for `'strict-dynamic'`.
 */
function noncePolicy(nonce: string): string {
  return `${scriptsWith(nonce)}; ${REPORTED}`
}

function scriptsWith(nonce: string): string {
  return `script-src 'nonce-${nonce}' 'strict-dynamic' 'self' 'report-sample'; object-src 'none'; base-uri 'none'`
}

/** Both policies of a page of the author tier, which is not cacheable. */
export const authorPolicies = {
  /** The canvas: the policy of the published page. */
  preview: (nonce: string) => `${KEPT_POLICY}, ${noncePolicy(nonce)}`,
  /**
   * The same policy without reports. The vendor's client requests its rich text editor from its own
   * host (src/author/universal-editor.ts has the Trusted Types policy that the request needs). For our
   * own editor the policy blocks it, and the client continues without it. Reports of it would hide
   * real violations. `editors`: the origins of other editors that may frame the page; the vendor's
   * scripts are then allowed.
   */
  edit: (nonce: string, editors: readonly string[] = []) => {
    const scripts = editors.length > 0 ? ownScripts(CLIENT_HOST) : OWN_SCRIPTS
    const ancestors = ["'self'", ...editors].join(' ')
    return `${OWN_ONLY}; ${scripts} default; frame-ancestors ${ancestors}, ${scriptsWith(nonce)}`
  },
  /**
   * The editor, which frames a page and may not be framed. Its rich text field has the second Trusted
   * Types policy, for pasted content.
   */
  shell: (nonce: string) =>
    `${STRICT}; ${OWN_SCRIPTS} ProseMirrorClipboard; frame-src 'self'; frame-ancestors 'none', ${noncePolicy(nonce)}`,
}

/** A year. Not for subdomains, which other systems may serve. */
const HSTS_SECONDS = 31_536_000

/** Browser features that no widget uses, so that no injected script can. */
const OF_EVERY_ANSWER = {
  'x-content-type-options': 'nosniff',
  'permissions-policy': [
    ...['accelerometer', 'camera', 'display-capture'],
    ...['gyroscope', 'hid', 'magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb'],
  ]
    .map((feature) => `${feature}=()`)
    // The search asks where a visitor is who taps “Near me”; no frame does.
    .concat('geolocation=(self)')
    .join(', '),
}

/** Pages of other origins may use scripts, styles and pictures, and nothing else. */
function corpOf({ url }: FastifyRequest): string {
  return /^\/(assets|media)\//.test(url) ? 'cross-origin' : 'same-origin'
}

/** For the page of a mailed link: its token must not be in the Referer of other requests. */
const WITH_SECRET = /[?&](token|activation|emailToken|rand)=/

/**
 * Sends the site's security headers with every HTML answer. For a cacheable page with a token
 * (`reserveNonce`) it also replaces the token as an edge would, unless the request comes from an edge.
 */
export function sendSecurityHeaders(fastify: FastifyInstance): void {
  fastify.addHook('onSend', async (request, reply, payload) => {
    reply.headers(OF_EVERY_ANSWER)
    if (isEncrypted(request)) reply.header('strict-transport-security', `max-age=${HSTS_SECONDS}`)
    if (!reply.hasHeader('cross-origin-resource-policy'))
      reply.header('cross-origin-resource-policy', corpOf(request))
    reply.header(
      'referrer-policy',
      WITH_SECRET.test(request.url) ? 'strict-origin' : 'strict-origin-when-cross-origin',
    )
    if (!String(reply.getHeader('content-type')).startsWith('text/html')) return payload
    reply.header('cross-origin-opener-policy', 'same-origin')
    const token = reply.getHeader(NONCE_TOKEN)
    if (typeof token !== 'string') {
      if (!reply.hasHeader('content-security-policy'))
        reply.header('content-security-policy', NO_SCRIPTS_POLICY)
      return payload
    }
    const kept = policyOf(request)
    reply.header('content-security-policy', kept)
    const paid = takingPayment.get(request)
    if (paid) {
      const features = OF_EVERY_ANSWER['permissions-policy']
      const allowed = features.replace('payment=()', `payment=(self "${paid}")`)
      reply.header('permissions-policy', allowed)
    }
    if (isEdge(request)) return payload
    const nonce = createNonce()
    reply.header('content-security-policy', `${kept}, ${noncePolicy(nonce)}`)
    // An answer with a nonce is for one visit, so no cache may store it.
    if (!String(reply.getHeader('cache-control')).startsWith('private'))
      reply.header('cache-control', 'private, no-cache')
    for (const name of [NONCE_TOKEN, 'etag', 'last-modified']) reply.removeHeader(name)
    return withNonce(payload, token, nonce)
  })
}

/** A CDN whose edge inserts nonces announces it in this header. */
export function isEdge(request: FastifyRequest): boolean {
  return /\bnonce\/1\.0\b/.test(String(request.headers['surrogate-capability']))
}
