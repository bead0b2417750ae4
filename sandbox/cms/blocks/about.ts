import { cleanRichText } from '../../../src/server/rich-text'
import { each, element } from './html'

/** A text with its short version as a list beside it. */
export interface AboutProps {
  heading: string
  html: string
  listHeading: string
  list: string[]
}

export function renderAbout({ heading, html, listHeading, list }: AboutProps): string {
  return (
    `<div class="about-text">${element('h2', heading)}${cleanRichText(html)}</div>` +
    `<div class="about-list">${element('h3', listHeading, 'eyebrow')}` +
    `<ul role="list">${each(list, (item) => element('li', item))}</ul></div>`
  )
}
