import {
  type BlockLink,
  element,
  type LocalPath,
  type Picture,
  renderLink,
  renderPicture,
} from './html'

/** The page's title over its lead picture. */
export interface HeroProps {
  eyebrow?: string
  heading: string
  text?: string
  picture: Picture
  link?: BlockLink
  height: 'tall' | 'low'
}

// The picture covers a box that is taller than 16:9 on narrow screens.
const SIZES = { tall: 'max(100vw, 70rem)', low: 'max(100vw, 50rem)' }

export function renderHero(props: HeroProps, localPath: LocalPath): string {
  const { eyebrow, heading, text, picture, link, height } = props
  return (
    renderPicture(picture, { sizes: SIZES[height], isLead: true }) +
    `<div class="hero-text">${element('p', eyebrow, 'eyebrow')}${element('h1', heading)}` +
    `${element('p', text, 'lead')}${link ? renderLink(link, localPath, 'button') : ''}</div>`
  )
}
