import { toJsonScript } from '../../../../src/server/print/json-script'
import { Html, html } from '../../../control/html'
import type { Locale } from '../../../seed/seed-types'
import { type MailSection, sectionHtml, sectionText } from './mail-sections'
import { mailTexts as text } from './mail-texts'

interface MailHtml {
  subject: string
  greeting: string
  sections: readonly MailSection[]
  locale: Locale
  link: string | null
  /** Reservations of schema.org. */
  data: readonly object[]
}

/**
 * A mail as HTML: one column, system fonts, styles in its head and no picture, so that a blocked one
 * leaves nothing out. Dark where the reader's mail program is.
 */
export function mailHtml({ subject, greeting, sections, locale, link, data }: MailHtml): string {
  const dir = locale === 'ar-SA' ? 'rtl' : 'ltr'
  return html`<!doctype html>
<html lang="${locale}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${subject}</title>
<style>${new Html(STYLES)}</style>
${data.map((one) => html`<script type="application/ld+json">${new Html(toJsonScript(one))}</script>`)}
</head>
<body>
<main>
<p class="brand">Alderway Hotels</p>
<h1>${subject}</h1>
<p>${greeting}</p>
${sections.map(sectionHtml)}
${link && html`<p><a class="button" href="${link}">${text.manage[locale]}</a></p>`}
</main>
</body>
</html>
`.text
}

/** The same as plain text. */
export function mailText({ greeting, sections }: Pick<MailHtml, 'greeting' | 'sections'>): string {
  return [greeting, ...sections.map(sectionText)].join('\n\n')
}

const STYLES = `
body{margin:0;background:#f5f2ec;color:#1f2623;font:16px/1.5 Georgia,"Noto Serif",serif}
main{max-width:34rem;margin:0 auto;padding:2rem 1.25rem}
.brand{margin:0 0 2rem;letter-spacing:.14em;text-transform:uppercase;font-size:.8rem;color:#6d5a34}
h1{margin:0 0 1rem;font-size:1.75rem;line-height:1.2;font-weight:400}
h2{margin:0 0 .5rem;font-size:1.125rem;font-weight:400}
section{margin:1.5rem 0;padding:1.25rem;background:#fff;border:1px solid #e2dccf;border-radius:6px}
p{margin:.5rem 0;overflow-wrap:anywhere}
.number span{display:block;font-size:.85rem;color:#5c625e}
.number bdi{font-size:1.5rem;letter-spacing:.06em}
.quiet{color:#5c625e;font-size:.9rem}
table{border-collapse:collapse;width:100%}
th,td{padding:.35rem 0;text-align:start;vertical-align:top;font-weight:400}
th{padding-inline-end:1rem;color:#5c625e;white-space:nowrap}
.money td{text-align:end;font-variant-numeric:tabular-nums}
.money tr:first-child td,.money tr:first-child th{font-size:1.125rem;color:inherit}
.button{display:inline-block;padding:.75rem 1.5rem;border-radius:4px;background:#1f4d3f;color:#fff;text-decoration:none}
@media (prefers-color-scheme:dark){
body{background:#151917;color:#ece8df}
section{background:#1e2421;border-color:#38403c}
.brand{color:#cdb27a}.number span,.quiet,th{color:#b4bab6}
.button{background:#a8d5c2;color:#10231c}
}
`
