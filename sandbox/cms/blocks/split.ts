import {
  type BlockLink,
  element,
  type LocalPath,
  type Picture,
  renderFrame,
  renderLink,
} from './html'

/** A story beside its picture. */
export interface SplitProps {
  eyebrow?: string
  heading: string
  text: string
  link?: BlockLink
  picture: Picture
  /** The picture's side on wide screens. */
  pictureSide: 'start' | 'end'
}

export function renderSplit(props: SplitProps, localPath: LocalPath): string {
  const { eyebrow, heading, text, link, picture } = props
  return (
    renderFrame(picture, { sizes: '(min-width: 1200px) 660px, (min-width: 768px) 55vw, 100vw' }) +
    `<div class="split-text">${element('p', eyebrow, 'eyebrow')}${element('h2', heading)}` +
    `${element('p', text)}${link ? `<p>${renderLink(link, localPath, 'more')}</p>` : ''}</div>`
  )
}
