import { safeHref } from '../../../src/rules/pages/urls'
import { escapeHtml } from '../../../src/server/print/json-script'
import { type Opener, openerAttributes } from './opener'

/** A picture with every size it is to be had in; `width` and `height` are those of `src`. */
export interface Picture {
  src: string
  srcset: { src: string; width: number }[]
  width: number
  height: number
  /** Empty for a decorative picture. */
  alt: string
}

export interface BlockLink {
  label: string
  href: string
  /** The dialog that it opens with a script; its block includes that dialog. */
  opens?: Opener
}

/** Puts the site's sub-directory before a path; leaves every other address alone. */
export type LocalPath = (path: string) => string

interface PictureOptions {
  /** How wide the page shows it, as the attribute `sizes`. */
  sizes: string
}

export function renderPicture(picture: Picture, { sizes }: PictureOptions): string {
  const src = safeHref(picture.src)
  if (!src) return ''
  const srcset = picture.srcset
    .flatMap(({ src: candidate, width }) => {
      const address = safeHref(candidate)
      return address && !/[\s,]/.test(address) ? `${address} ${Number(width)}w` : []
    })
    .join(', ')
  return (
    `<img src="${escapeHtml(src)}" srcset="${escapeHtml(srcset)}" sizes="${escapeHtml(sizes)}"` +
    ` width="${Number(picture.width)}" height="${Number(picture.height)}"` +
    ` alt="${escapeHtml(picture.alt)}" loading="lazy" decoding="async">`
  )
}

/** A picture in a box that keeps its shape while the picture loads. */
export function renderFrame(picture: Picture, options: PictureOptions): string {
  return `<div class="frame">${renderPicture(picture, options)}</div>`
}

/** A link, or its bare text where the address is none that may be followed. */
export function renderLink(link: BlockLink, localPath: LocalPath, className = ''): string {
  const href = safeHref(localPath(link.href))
  const label = escapeHtml(link.label)
  const name = className ? ` class="${className}"` : ''
  const direction = href?.startsWith('tel:') ? ' dir="ltr"' : ''
  const opens = link.opens ? openerAttributes(link.opens) : ''
  return href ? `<a href="${escapeHtml(href)}"${name}${direction}${opens}>${label}</a>` : label
}

/** An element around a plain text; nothing where there is no text. */
export function element(tag: string, text: string | undefined, className = ''): string {
  if (!text) return ''
  return `<${tag}${className ? ` class="${className}"` : ''}>${escapeHtml(text)}</${tag}>`
}

/** One string out of many parts. */
export function each<Item>(items: readonly Item[], render: (item: Item) => string): string {
  return items.map(render).join('')
}
