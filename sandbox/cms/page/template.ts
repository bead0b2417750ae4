import { textDirection } from '../../../src/rules/locale/locale'
import { escapeHtml } from '../../../src/server/print/json-script'
import { LOCALES, type Locale } from '../../seed/seed-types'
import { contextPathOf, DEFAULT_LOCALE } from '../locales'

export interface DocumentStart {
  locale: Locale
  path: string
  origin: string
  title: string
  description: string
  chainName: string
  /** For the head, from the renderer. */
  links: string
  /** Only its visitor can open it: nothing in it is for search engines or for previews of links. */
  isPrivate?: boolean | undefined
  /** The browser sends the privacy signal; of a private page only, because a cache would tell others so. */
  isOptedOut?: boolean | undefined
}

/** The start of the chain's HTML document, before the page's own parts; it needs no answer of the API. */
export function renderStart(parts: DocumentStart): string {
  const { locale, chainName } = parts
  const title = `${parts.title} | ${chainName}`
  return `<!doctype html>
<html lang="${locale}" dir="${textDirection(locale)}" data-foyer-page${parts.isOptedOut ? ' data-privacy-signal' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(parts.description)}">
${parts.isPrivate ? NOT_LISTED : publicMeta(parts)}
<meta name="theme-color" content="#fff" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#121a29" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/media/favicon.svg" type="image/svg+xml">
${parts.links}
<link rel="stylesheet" href="/site.css">
<link rel="stylesheet" href="/theme.css">
</head>
<body>
`
}

const NOT_LISTED = '<meta name="robots" content="noindex">'

/** What search engines and previews of links read. */
function publicMeta(parts: DocumentStart): string {
  const { locale, path, origin, chainName } = parts
  const here = (target: Locale) => escapeHtml(origin + contextPathOf(target) + path)
  const alternates = LOCALES.map(
    (target) => `<link rel="alternate" hreflang="${target}" href="${here(target)}">`,
  )
  return `<link rel="canonical" href="${here(locale)}">
${alternates.join('\n')}
<link rel="alternate" hreflang="x-default" href="${here(DEFAULT_LOCALE)}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${escapeHtml(chainName)}">
<meta property="og:title" content="${escapeHtml(parts.title)}">
<meta property="og:description" content="${escapeHtml(parts.description)}">
<meta property="og:url" content="${here(locale)}">
<meta property="og:locale" content="${locale.replace('-', '_')}">`
}

interface DocumentParts extends DocumentStart {
  contextScript: string
  header: string
  main: string
  footer: string
}

/** The whole document, from complete parts. */
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
