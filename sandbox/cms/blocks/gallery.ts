import { element, type Picture, renderFrame } from './html'

/** A few pictures, the first one large. */
export interface GalleryProps {
  heading: string
  pictures: Picture[]
}

export function renderGallery({ heading, pictures }: GalleryProps): string {
  const items = pictures.map((picture, index) => {
    const sizes = index === 0 ? '(min-width: 768px) 66vw, 100vw' : '(min-width: 768px) 33vw, 50vw'
    return `<li>${renderFrame(picture, { sizes })}</li>`
  })
  return `${element('h2', heading, 'visually-hidden')}<ul class="gallery-list" role="list">${items.join('')}</ul>`
}
