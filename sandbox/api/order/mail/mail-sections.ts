import type { Html } from '../../../control/html'
import { html } from '../../../control/html'

type Row = readonly [name: string, value: string]

/** A part of a mail, which is written as HTML and as plain text. */
export interface MailSection {
  /** Empty for amounts of money. */
  title: string
  /** A number that somebody reads out, and what it is called. */
  number?: Row
  lines?: readonly string[]
  rows?: readonly Row[]
  isMoney?: boolean
  /** In small print. */
  note?: string
}

/** Values keep their own direction. */
export function sectionHtml({ title, number, lines, rows, isMoney, note }: MailSection): Html {
  return html`<section>
${title && html`<h2>${title}</h2>`}
${number && html`<p class="number"><span>${number[0]}</span> <bdi>${number[1]}</bdi></p>`}
${(lines ?? []).map((line) => html`<p>${line}</p>`)}
${
  rows &&
  rows.length > 0 &&
  html`<table${isMoney && html` class="money"`}><tbody>
${rows.map(([name, value]) => html`<tr><th scope="row">${name}</th><td><bdi>${value}</bdi></td></tr>`)}
</tbody></table>`
}
${note && html`<p class="quiet">${note}</p>`}
</section>`
}

export function sectionText({ title, number, lines, rows, note }: MailSection): string {
  const parts = [
    ...(title ? [title] : []),
    ...(number ? [`${number[0]}: ${number[1]}`] : []),
    ...(lines ?? []),
    ...(rows ?? []).map(([name, value]) => `${name}: ${value}`),
    ...(note ? [note] : []),
  ]
  return parts.join('\n')
}
