import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { html } from '../../control/html'
import type { Database } from '../../database/database'
import { type PublicPage, publicPages } from '../../database/site/public-pages'
import { LOCALES, type Locale } from '../../seed/seed-types'
import { originOf } from '../../site-address'
import { contextPathOf, DEFAULT_LOCALE, siteLocale } from '../locales'
import { isListed } from './listed-pages'

const SITEMAP = '/sitemap.xml'
const sitemapOf = (locale: Locale) => `/sitemap-${locale}.xml`

/** As old as a kept page may be (`server/cache-headers.ts`). */
const CACHE = 'public, max-age=0, s-maxage=300'

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const PROTOCOL = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/**
 * What search engines ask for: `/robots.txt`, which names the sitemap, and one sitemap for each locale, each page
 * with the same page in other languages. A sitemap takes at most 50,000 addresses (sitemaps.org).
 */
export function registerSearchEngines(
  fastify: FastifyInstance,
  { database }: { database: Database },
): void {
  const serve = (
    path: string,
    type: string,
    write: (origin: string) => string | Promise<string>,
  ): void => {
    fastify.get(path, async (request, reply) => {
      if (!isAtRoot(request)) return reply.callNotFound()
      return kept(reply, type, await write(originOf(request)))
    })
  }
  serve('/robots.txt', 'text/plain', robots)
  serve(SITEMAP, 'application/xml', sitemapIndex)
  for (const locale of LOCALES) {
    serve(sitemapOf(locale), 'application/xml', async (origin) =>
      sitemap(origin, locale, (await publicPages(database.db)).filter(isListed)),
    )
  }
}

/** They have one address each, which is that of the default locale. */
function isAtRoot(request: FastifyRequest): boolean {
  return siteLocale(request) === DEFAULT_LOCALE
}

function kept(reply: FastifyReply, type: string, text: string) {
  return reply.type(`${type}; charset=utf-8`).header('cache-control', CACHE).send(text)
}

/** Pages of one visitor need no line: they lead a search engine elsewhere, and say that they are not for it. */
function robots(origin: string): string {
  return `User-agent: *
Disallow: /author
Disallow: /sandbox

Sitemap: ${origin}${SITEMAP}
`
}

function sitemapIndex(origin: string): string {
  const files = LOCALES.map(
    (locale) => html`<sitemap><loc>${origin + sitemapOf(locale)}</loc></sitemap>`,
  )
  return XML + html`<sitemapindex xmlns="${PROTOCOL}">\n${files}\n</sitemapindex>\n`.text
}

function sitemap(origin: string, locale: Locale, pages: readonly PublicPage[]): string {
  const localesOf = new Map<string, Locale[]>()
  for (const page of pages) {
    localesOf.set(page.path, [...(localesOf.get(page.path) ?? []), page.locale as Locale])
  }
  const entries = pages
    .filter((page) => page.locale === locale)
    .map(({ path }) => {
      const others = localesOf.get(path) ?? []
      const links = [
        ...others.map((other) => alternate(other, addressOf(origin, other, path))),
        ...(others.includes(DEFAULT_LOCALE)
          ? [alternate('x-default', addressOf(origin, DEFAULT_LOCALE, path))]
          : []),
      ]
      return html`<url><loc>${addressOf(origin, locale, path)}</loc>${links}</url>`
    })
  return (
    XML +
    html`<urlset xmlns="${PROTOCOL}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries}\n</urlset>\n`
      .text
  )
}

function alternate(language: string, href: string) {
  return html`<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`
}

function addressOf(origin: string, locale: Locale, path: string): string {
  return origin + contextPathOf(locale) + path
}
