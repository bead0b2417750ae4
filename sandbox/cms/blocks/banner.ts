import { type BlockLink, each, element, type LocalPath, renderLink } from './html'
import { openerScriptTag } from './opener'

/** A call to action on a dark background. */
export interface BannerProps {
  eyebrow?: string
  heading: string
  text: string
  links: BlockLink[]
}

export function renderBanner(
  { eyebrow, heading, text, links }: BannerProps,
  localPath: LocalPath,
  nonce: string,
) {
  return (
    `<div class="banner-text">${element('p', eyebrow, 'eyebrow')}${element('h2', heading)}${element('p', text, 'lead')}` +
    `<p class="banner-links">${each(links, (link) => renderLink(link, localPath, 'button'))}</p></div>` +
    (links.some(({ opens }) => opens) ? openerScriptTag(nonce) : '')
  )
}
