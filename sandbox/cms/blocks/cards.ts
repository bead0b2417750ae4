import { each, element, type LocalPath, type Picture, renderFrame, renderLink } from './html'

interface Card {
  eyebrow?: string
  title: string
  text: string
  href: string
  picture: Picture
}

/** Pictures that lead on; the first card is the large one. */
export interface CardsProps {
  heading: string
  text?: string
  cards: Card[]
}

const SIZES = '(min-width: 992px) 400px, (min-width: 576px) 50vw, 100vw'
const FIRST_SIZES = '(min-width: 1200px) 720px, (min-width: 768px) 60vw, 100vw'

export function renderCards({ heading, text, cards }: CardsProps, localPath: LocalPath): string {
  const items = cards.map((card, index) => {
    const { eyebrow, title, href, picture } = card
    return (
      `<li class="card">${renderFrame({ ...picture, alt: '' }, { sizes: index === 0 ? FIRST_SIZES : SIZES })}` +
      `<div class="card-text">${element('p', eyebrow, 'eyebrow')}` +
      `<h3>${renderLink({ label: title, href }, localPath)}</h3>${element('p', card.text)}</div></li>`
    )
  })
  return (
    `<div class="section-head">${element('h2', heading)}${element('p', text)}</div>` +
    `<ul class="card-list" role="list">${each(items, (item) => item)}</ul>`
  )
}
