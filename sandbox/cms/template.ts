import { textDirection } from '../../src/rules/locale'
import { escapeHtml } from '../../src/server/json-script'
import { LOCALES, type Locale } from '../seed/seed-types'
import { contextPathOf } from './locales'
import { siteTexts } from './site-texts'

interface TemplateParts {
  locale: Locale
  path: string
  origin: string
  title: string
  description: string
  chainName: string
  links: string
  contextScript: string
  header: string
  main: string
  footer: string
}

/** The chain's HTML document around a page's parts. */
export function renderDocument(parts: TemplateParts): string {
  const { locale, path, origin, chainName } = parts
  const text = siteTexts[locale]
  const here = (target: Locale) => escapeHtml(origin + contextPathOf(target) + path)
  const alternates = LOCALES.map(
    (target) => `<link rel="alternate" hreflang="${target}" href="${here(target)}">`,
  )
  const home = `${contextPathOf(locale)}/homepage-searchform.mi`
  return `<!doctype html>
<html lang="${locale}" dir="${textDirection(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(parts.title)} | ${escapeHtml(chainName)}</title>
<meta name="description" content="${escapeHtml(parts.description)}">
<link rel="canonical" href="${here(locale)}">
${alternates.join('\n')}
<link rel="icon" href="/media/favicon.svg" type="image/svg+xml">
${parts.links}
<link rel="stylesheet" href="/site.css">
</head>
<body>
<a class="skip" href="#main">${escapeHtml(text.skip)}</a>
${parts.contextScript}
<header class="site-header"><div class="site-header-inner">
<a class="brand" href="${home}"><img src="/media/chain.svg" width="200" height="40" alt="${escapeHtml(chainName)}"></a>
<nav aria-label="${escapeHtml(text.siteLinks)}"><ul><li><a href="${home}#hotels">${escapeHtml(text.ourHotels)}</a></li></ul></nav>
</div></header>
${parts.header}
<main id="main" tabindex="-1">
${parts.main}
</main>
${parts.footer}
</body>
</html>
`
}
