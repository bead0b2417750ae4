import { safeHref } from '../../../src/rules/pages/urls'
import { escapeHtml } from '../../../src/server/print/json-script'
import { type Opener, openerAttributes } from './opener'

/** A picture with all its available sizes; `width` and `height` are those of `src`. */
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
  /** The dialog that the link opens with a script; the block contains that dialog. */
  opens?: Opener
}

/** Puts the site's sub-directory before a path; returns every other address unchanged. */
export type LocalPath = (path: string) => string

interface PictureOptions {
  /** Its width on the page, as the attribute `sizes`. */
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

/** A picture in a box whose aspect ratio is fixed while the picture loads. */
export function renderFrame(picture: Picture, options: PictureOptions): string {
  return `<div class="frame">${renderPicture(picture, options)}</div>`
}

/** A link, or only its text if the address is unsafe. */
export function renderLink(link: BlockLink, localPath: LocalPath, className = ''): string {
  const href = safeHref(localPath(link.href))
  const label = escapeHtml(link.label)
  const name = className ? ` class="${className}"` : ''
  const direction = href?.startsWith('tel:') ? ' dir="ltr"' : ''
  const opens = link.opens ? openerAttributes(link.opens) : ''
  return href ? `<a href="${escapeHtml(href)}"${name}${direction}${opens}>${label}</a>` : label
}

/** An element with a plain text; nothing without a text. */
export function element(tag: string, text: string | undefined, className = ''): string {
  if (!text) return ''
  return `<${tag}${className ? ` class="${className}"` : ''}>${escapeHtml(text)}</${tag}>`
}

/** Joins parts to one string. */
export function each<Item>(items: readonly Item[], render: (item: Item) => string): string {
  return items.map(render).join('')
}
