import { escapeHtml } from '../../../src/server/print/json-script'
import { each, element } from './html'

interface Quote {
  /** 1 to 5; missing where ratings are not shown. */
  stars?: number
  /** The text for screen readers, in place of the stars. */
  starsText: string
  title: string
  text: string
  author: string
  detail: string
}

/** Quotes of guests. */
export interface QuotesProps {
  heading: string
  quotes: Quote[]
  note?: string
}

const MOST = 5

export function renderQuotes({ heading, quotes, note }: QuotesProps): string {
  const items = each(
    quotes,
    (quote) =>
      `<li><figure class="quote">${stars(quote)}<blockquote>${element('p', quote.title, 'quote-title')}` +
      `${element('p', quote.text)}</blockquote><figcaption>${element('b', quote.author)} ` +
      `${element('span', quote.detail)}</figcaption></figure></li>`,
  )
  return `${element('h2', heading)}<ul class="quote-list" role="list">${items}</ul>${element('p', note, 'note')}`
}

function stars({ stars: count, starsText }: Quote): string {
  if (count === undefined) return ''
  const full = Math.min(MOST, Math.max(0, Math.round(count)))
  return (
    `<p class="stars" role="img" aria-label="${escapeHtml(starsText)}">` +
    `${'★'.repeat(full)}${'☆'.repeat(MOST - full)}</p>`
  )
}
