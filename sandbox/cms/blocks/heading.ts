import { type BlockLink, element, type LocalPath, renderLink } from './html'

/** The title of a page without a lead picture. */
export interface HeadingProps {
  eyebrow?: string
  heading: string
  text?: string
  link?: BlockLink
}

export function renderHeading(
  { eyebrow, heading, text, link }: HeadingProps,
  localPath: LocalPath,
) {
  return (
    `${element('p', eyebrow, 'eyebrow')}${element('h1', heading)}${element('p', text, 'lead')}` +
    (link ? `<p>${renderLink(link, localPath, 'more')}</p>` : '')
  )
}
