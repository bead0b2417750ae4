import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  COBRAND_PAGES,
  type CoBrandProgram,
  coBrandDestination,
} from '../../../src/features/co-brand/co-brand.rules'
import { COBRAND_PARAMETERS } from '../../../src/rules/codes/codes'
import { errorPath } from '../../../src/rules/site/page-paths'
import { asked } from '../../../src/rules/site/query'
import { html } from '../../control/html'
import { PARTNERS } from '../../seed/co-brand-cards'
import { site } from '../../site'
import { urlOf } from '../../site-address'
import { siteLocale } from '../locales'
import { plainPage } from '../page/plain-page'
import { sendsPrivacySignal } from '../page/privacy-signal'
import { NO_SCRIPTS_POLICY } from '../security/security'
import { CO_BRAND_STYLES, coBrandTexts } from './co-brand-texts'
import { go, siteOf } from './redirects'

const STYLESHEET = '/co-brand.css'

/** The parameters that are forwarded to the card's page (C.20). */
const [DESTINATION, ...PASSED_ON] = COBRAND_PARAMETERS

/** Those that tell a partner who the visitor is: no browser that sends the privacy signal passes them on. */
const OF_THE_VISITOR: readonly string[] = ['alt_cust_id', 'cookie_id']

/**
 * The pages of the co-brand cards: each names the card's issuer and the address of the card's page,
 * and continues there with the link's other parameters, which it does not show. A `destinationURL`
 * that is not in the site's list leads to the error page.
 */
export function registerCoBrand(fastify: FastifyInstance) {
  fastify.get(STYLESHEET, (_request, reply) => reply.type('text/css').send(CO_BRAND_STYLES))
  fastify.register(async (pages) => {
    // The form has no fields: all values are in the address.
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async () => null,
    )
    for (const program of Object.keys(COBRAND_PAGES) as CoBrandProgram[]) {
      pages.get(COBRAND_PAGES[program](site), (request, reply) => {
        const target = targetOf(request)
        if (!target) return go(request, reply, { status: 307, target: errorPath(site) })
        return reply
          .header('cache-control', 'no-store')
          .header('content-security-policy', policyFor(target))
          .type('text/html; charset=utf-8')
          .send(landingPage(request, program, target))
      })
      pages.post(COBRAND_PAGES[program](site), (request, reply) => {
        const target = targetOf(request)
        if (!target) return go(request, reply, { status: 307, target: errorPath(site) })
        const isOptedOut = sendsPrivacySignal(request)
        for (const name of PASSED_ON) {
          if (isOptedOut && OF_THE_VISITOR.includes(name)) continue
          const value = asked(siteOf(urlOf(request)), name)
          if (value) target.searchParams.set(name, value)
        }
        const isOwn = target.origin === urlOf(request).origin
        const href = isOwn ? target.pathname + target.search + target.hash : target.href
        return go(request, reply, { status: 302, target: href })
      })
    }
  })
}

/** The link's target; null if it is not allowed. */
function targetOf(request: FastifyRequest): URL | null {
  const page = siteOf(urlOf(request))
  const destination = coBrandDestination(asked(page, DESTINATION), page)
  return destination === null ? null : new URL(destination, page.location())
}

/** Browsers apply `form-action` to the redirect after a form as well. */
function policyFor({ origin }: URL): string {
  return NO_SCRIPTS_POLICY.replace("form-action 'self'", `form-action 'self' ${origin}`)
}

function landingPage(
  request: FastifyRequest,
  program: CoBrandProgram,
  { host, origin }: URL,
): string {
  const locale = siteLocale(request)
  const isOwn = origin === urlOf(request).origin
  const texts = coBrandTexts(locale, { partner: PARTNERS[program], host, ...site.brand })
  return plainPage({
    locale,
    title: texts.title,
    stylesheet: STYLESHEET,
    main: html`<div class="card" aria-hidden="true"><span>${PARTNERS[program]}</span></div>
<h1>${texts.title}</h1>
<p>${texts.text}</p>
<form method="post"><button>${texts.goOn}</button></form>
${!isOwn && html`<p class="quiet">${texts.sandbox}</p>`}`,
  })
}
