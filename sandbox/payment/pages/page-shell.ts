import { type Html, html } from '../../control/html'
import type { Locale } from '../../seed/seed-types'

interface Shell {
  locale: Locale
  title: string
  /** How wide it is: in a frame all of it. */
  kind: 'frame' | 'page' | 'bank'
  body: Html
  script?: string
  attributes?: Html
}

/** A document of the provider or its bank. */
export function pageShell({ locale, title, kind, body, script, attributes }: Shell): string {
  return html`<!doctype html>
<html lang="${locale}" dir="${locale === 'ar-SA' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/payment.css">
${script && html`<script src="${script}" defer></script>`}
</head>
<body class="${kind}"${attributes ?? ''}>
${body}
</body>
</html>
`.text
}
