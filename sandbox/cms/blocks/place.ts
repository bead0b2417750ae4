import { type BlockLink, each, element, type LocalPath, renderLink } from './html'

/** Where the hotel is and how one gets there. */
export interface PlaceProps {
  heading: string
  name: string
  address: string[]
  links: BlockLink[]
  directionsHeading: string
  directions: { title: string; note: string; text: string }[]
}

export function renderPlace(props: PlaceProps, localPath: LocalPath): string {
  const { heading, name, address, links, directionsHeading, directions } = props
  const lines = [element('strong', name), ...address.map((line) => element('bdi', line))]
  const ways = each(
    directions,
    ({ title, note, text }) =>
      `<li><p class="way">${element('strong', title)} ${element('span', note)}</p>${element('p', text)}</li>`,
  )
  return (
    `<div class="place-address">${element('h2', heading)}<address>${lines.join('<br>')}</address>` +
    `<ul class="place-links" role="list">${each(links, (link) => `<li>${renderLink(link, localPath, 'more')}</li>`)}</ul></div>` +
    `<div class="place-ways">${element('h3', directionsHeading, 'eyebrow')}<ul role="list">${ways}</ul></div>`
  )
}
