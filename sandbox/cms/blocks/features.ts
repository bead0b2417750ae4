import { each, element } from './html'

/** Short texts about features, in columns. */
export interface FeaturesProps {
  heading: string
  text?: string
  items: { title: string; text: string }[]
}

export function renderFeatures({ heading, text, items }: FeaturesProps): string {
  return (
    `<div class="section-head">${element('h2', heading)}${element('p', text)}</div>` +
    `<ul class="feature-list" role="list">${each(
      items,
      (item) => `<li>${element('h3', item.title)}${element('p', item.text)}</li>`,
    )}</ul>`
  )
}
