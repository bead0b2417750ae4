import { textDirection } from '../../src/rules/locale'
import {
  HOME_SEARCH_PATH,
  LOYALTY_PATH,
  SAVED_PROPERTIES_PATH,
  SIGN_IN_PATH,
  withContextPath,
} from '../../src/rules/paths'
import { escapeHtml } from '../../src/server/json-script'
import { LOCALES, type Locale } from '../seed/seed-types'
import { contextPathOf } from './locales'
import { siteTexts } from './site-texts'

export interface DocumentStart {
  locale: Locale
  path: string
  origin: string
  title: string
  description: string
  chainName: string
  programName: string
  /** For the head, from the renderer. */
  links: string
}

/** The chain's HTML document up to where the page's own parts begin: it needs no answer of the API. */
export function renderStart(parts: DocumentStart): string {
  const { locale, path, origin, chainName } = parts
  const text = siteTexts[locale]
  const here = (target: Locale) => escapeHtml(origin + contextPathOf(target) + path)
  const alternates = LOCALES.map(
    (target) => `<link rel="alternate" hreflang="${target}" href="${here(target)}">`,
  )
  const link = (target: string) => escapeHtml(withContextPath(target, contextPathOf(locale)))
  const title = `${parts.title} | ${chainName}`
  const item = (target: string, label: string, isLatin = false) =>
    `<li><a href="${link(target)}"${isLatin ? ' lang="en"' : ''}>${escapeHtml(label)}</a></li>`
  return `<!doctype html>
<html lang="${locale}" dir="${textDirection(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(parts.description)}">
<link rel="canonical" href="${here(locale)}">
${alternates.join('\n')}
<link rel="alternate" hreflang="x-default" href="${here('en-US')}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${escapeHtml(chainName)}">
<meta property="og:title" content="${escapeHtml(parts.title)}">
<meta property="og:description" content="${escapeHtml(parts.description)}">
<meta property="og:url" content="${here(locale)}">
<meta property="og:locale" content="${locale.replace('-', '_')}">
<meta name="theme-color" content="#fff" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#121a29" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/media/favicon.svg" type="image/svg+xml">
${parts.links}
<link rel="stylesheet" href="/site.css">
<link rel="stylesheet" href="/theme.css">
</head>
<body>
<a class="skip" href="#main">${escapeHtml(text.skip)}</a>
<header class="site-header"><div class="site-header-inner">
<a class="site-logo" href="${link(HOME_SEARCH_PATH)}"><img src="/media/chain.svg" width="197" height="40" alt="${escapeHtml(`${chainName}, ${text.home}`)}"></a>
<nav class="site-links" aria-label="${escapeHtml(text.siteLinks)}"><ul role="list">
${item(`${HOME_SEARCH_PATH}#hotels`, text.ourHotels)}
${item(LOYALTY_PATH, parts.programName, true)}
${item(SAVED_PROPERTIES_PATH, text.saved)}
</ul></nav>
<a class="site-account" href="${link(SIGN_IN_PATH)}">${escapeHtml(text.signIn)}</a>
</div></header>
`
}

interface DocumentParts extends DocumentStart {
  contextScript: string
  header: string
  main: string
  footer: string
}

/** The whole document, of parts that are all there. */
export function renderDocument(parts: DocumentParts): string {
  const { contextScript, header, main, footer } = parts
  return [
    renderStart(parts),
    contextScript,
    header,
    mainStart(),
    main,
    MAIN_END,
    footer,
    DOCUMENT_END,
  ].join('')
}

export function mainStart(attributes = ''): string {
  return `\n<main id="main" tabindex="-1"${attributes}>\n`
}

export const MAIN_END = '\n</main>\n'
export const DOCUMENT_END = '\n</body>\n</html>\n'
