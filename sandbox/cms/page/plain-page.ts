import { type Html, html } from '../../control/html'
import type { Locale } from '../../seed/seed-types'

interface PlainPage {
  locale: Locale
  title: string
  /** Its one stylesheet. */
  stylesheet: string
  /** Redirects there automatically. */
  goesTo?: string
  main: Html
}

/** A page of the site without widgets or scripts, for no search engine. */
export function plainPage({ locale, title, stylesheet, goesTo, main }: PlainPage): string {
  return html`<!doctype html>
<html lang="${locale}" dir="${locale.startsWith('ar') ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${goesTo !== undefined && html`<meta http-equiv="refresh" content="0; url=${goesTo}">`}
<title>${title}</title>
<link rel="icon" href="/media/favicon.svg">
<link rel="stylesheet" href="${stylesheet}">
</head>
<body>
<main>
${main}
</main>
</body>
</html>
`.text
}
