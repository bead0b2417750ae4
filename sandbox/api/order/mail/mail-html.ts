import { toJsonScript } from '../../../../src/server/print/json-script'
import { Html, html } from '../../../control/html'
import type { Locale } from '../../../seed/seed-types'
import { mailTexts as text } from './mail-texts'
import type { StayFacts } from './stay-facts'

interface MailHtml {
  facts: StayFacts
  subject: string
  greeting: string
  locale: Locale
  link: string | null
  /** Reservations of schema.org. */
  data: readonly object[]
}

/**
 * A mail as HTML: one column, system fonts, styles in its head and no picture, so that a blocked one
 * leaves nothing out. Dark where the reader's mail program is.
 */
export function mailHtml({ facts, subject, greeting, locale, link, data }: MailHtml): string {
  const { hotel, address, phone, from, until, rooms, money, note } = facts
  const row = (name: string, value: string) =>
    html`<tr><th scope="row">${name}</th><td>${value}</td></tr>`
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
${rooms.map(
  ({ title, number, name, policy }) => html`<section>
<h2>${title}</h2>
<p class="number"><span>${text.number[locale]}</span> <bdi>${number}</bdi></p>
<p>${name}</p>
<p class="quiet">${text.cancelling[locale]}: ${policy}</p>
</section>`,
)}
<section>
<h2>${hotel}</h2>
<table><tbody>
${row(text.checkIn[locale], from)}
${row(text.checkOut[locale], until)}
${row(text.address[locale], address)}
<tr><th scope="row">${text.phone[locale]}</th><td><bdi dir="ltr">${phone}</bdi></td></tr>
</tbody></table>
</section>
${
  (money.length > 0 || note !== '') &&
  html`<section>
<table class="money"><tbody>${money.map(([name, amount]) => row(name, amount))}</tbody></table>
${note && html`<p class="quiet">${note}</p>`}
</section>`
}
${link && html`<p><a class="button" href="${link}">${text.manage[locale]}</a></p>`}
</main>
</body>
</html>
`.text
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
