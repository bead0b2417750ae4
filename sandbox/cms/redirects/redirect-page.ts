import type { FastifyInstance } from 'fastify'
import { safeTarget } from '../../../src/rules/pages/redirects'
import { redirectPath } from '../../../src/rules/site/page-paths'
import { asked } from '../../../src/rules/site/query'
import { html } from '../../control/html'
import type { Locale } from '../../seed/seed-types'
import { site } from '../../site'
import { urlOf } from '../../site-address'
import { contextPathOf, siteLocale } from '../locales'
import { plainPage } from '../page/plain-page'
import { siteOf } from './redirects'

const TEXTS: Record<Locale, { going: string; goOn: string }> = {
  'en-US': { going: 'One moment, we are taking you there…', goOn: 'Continue' },
  'de-DE': { going: 'Einen Moment, wir leiten Sie weiter …', goOn: 'Weiter' },
  'ja-JP': { going: 'ページを移動しています…', goOn: '続ける' },
  'zh-CN': { going: '正在为您跳转…', goOn: '继续' },
  'ar-SA': { going: 'لحظة من فضلك، ننقلك إلى الصفحة…', goOn: 'متابعة' },
  'es-ES': { going: 'Un momento, le llevamos a la página…', goOn: 'Continuar' },
}

const STYLES = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { display: grid; place-items: center; min-height: 100dvh; margin: 0 }
main { display: grid; justify-items: center; gap: 1.5rem; padding: 1rem; text-align: center }
.spinner { inline-size: 3rem; block-size: 3rem; border: .25rem solid color-mix(in srgb, currentColor 20%, transparent); border-block-start-color: currentColor; border-radius: 50%; animation: turn 1s linear infinite }
h1 { margin: 0; font: inherit }
a { display: inline-block; padding: .75rem 1rem; color: inherit; visibility: hidden; animation: show 0s 5s forwards }
a:focus-visible { outline: 2px solid; outline-offset: 2px }
@keyframes turn { to { rotate: 1turn } }
@keyframes show { to { visibility: visible } }
@media (prefers-reduced-motion: reduce) { .spinner { animation-duration: 6s } }
`

/**
 * The page `redirect`: a spinner and an automatic redirect without a script, and after 5 s a link for
 * browsers that did not follow it (A.5). An unsafe target leads to the home page.
 */
export function registerRedirectPage(fastify: FastifyInstance) {
  fastify.get('/redirect.css', (_request, reply) => reply.type('text/css').send(STYLES))
  fastify.get(redirectPath(site), (request, reply) => {
    const locale = siteLocale(request)
    const page = siteOf(urlOf(request))
    const safe = safeTarget(asked(page, 'returnTo'), page) ?? '/'
    const isLoop = safe.split(/[?#]/, 1)[0] === redirectPath(site)
    const target = safe.startsWith('/') ? contextPathOf(locale) + (isLoop ? '/' : safe) : safe
    const { going, goOn } = TEXTS[locale]
    const main = html`<div class="spinner"></div>
<h1>${going}</h1>
<a href="${target}">${goOn}</a>`
    const shown = { locale, title: going, stylesheet: '/redirect.css', goesTo: target, main }
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(plainPage(shown))
  })
}
