import { safeHref } from '../../src/rules/urls'
import { escapeHtml } from '../../src/server/json-script'
import { cleanRichText } from '../../src/server/rich-text'

export interface Picture {
  src: string
  /** Candidates for `srcset`, each with its width. */
  srcset: { src: string; width: number }[]
  width: number
  height: number
  alt: string
}

/** What the CMS itself can place on a page, without any script: text, pictures, cards. */
export type NativeBlock = { id: string } & (
  | { type: 'cms/text'; props: { html: string } }
  | { type: 'cms/hero'; props: { heading: string; text: string; picture: Picture } }
  | { type: 'cms/picture'; props: { picture: Picture } }
  | {
      type: 'cms/cards'
      props: {
        heading: string
        cards: { title: string; text: string; href: string; picture: Picture }[]
      }
    }
)

/** A native block's HTML; `localPath` puts the site's sub-directory before its links. */
export function renderNativeBlock(block: NativeBlock, localPath: (path: string) => string): string {
  switch (block.type) {
    case 'cms/text':
      return `<section class="text">${cleanRichText(block.props.html)}</section>`
    case 'cms/picture':
      return `<figure class="picture">${picture(block.props.picture, '100vw')}</figure>`
    case 'cms/hero': {
      const { heading, text, picture: image } = block.props
      return (
        `<section class="hero">${picture(image, '100vw', 'eager')}` +
        `<div class="hero-text"><h1>${escapeHtml(heading)}</h1><p>${escapeHtml(text)}</p></div></section>`
      )
    }
    case 'cms/cards': {
      const cards = block.props.cards.map(({ title, text, href, picture: image }) => {
        const link = escapeHtml(safeHref(localPath(href)) ?? '')
        return (
          `<li class="card">${picture(image, '(min-width: 992px) 380px, (min-width: 576px) 50vw, 100vw')}` +
          `<h3><a href="${link}">${escapeHtml(title)}</a></h3><p>${escapeHtml(text)}</p></li>`
        )
      })
      return `<section class="cards"><h2>${escapeHtml(block.props.heading)}</h2><ul>${cards.join('')}</ul></section>`
    }
  }
}

function picture(image: Picture, sizes: string, loading: 'lazy' | 'eager' = 'lazy'): string {
  const srcset = image.srcset.map(({ src, width }) => `${src} ${width}w`).join(', ')
  return (
    `<img src="${escapeHtml(image.src)}" srcset="${escapeHtml(srcset)}" sizes="${sizes}"` +
    ` width="${image.width}" height="${image.height}" alt="${escapeHtml(image.alt)}"` +
    ` loading="${loading}"${loading === 'eager' ? ' fetchpriority="high"' : ''} decoding="async">`
  )
}
