import { memo, type ReactNode } from 'react'
import { groupTitle } from '../../ui/layout/section.styles'
import { Picture } from '../../ui/media/picture.view'
import { skeletonText } from '../../ui/text/skeleton.styles'
import { SkeletonLines } from '../../ui/text/skeleton.view'
import type { CardRoom } from './room-card.model'
import {
  card,
  facts,
  photo,
  room as roomStyle,
  skeletonCard,
  skeletonRates,
  words,
} from './room-card.styles'

interface RoomCardProps {
  /** Id of the room's name. */
  titleId: string
  /** Where links to the room lead; for the card of a list. */
  anchor?: string
  room: CardRoom
  /** Of the room's name. */
  headingLevel: number
  /** With one rate: the words stand above it, beside the picture. */
  isSingle?: boolean
  /** Leads to all of the room. */
  details?: ReactNode
  /** What the room costs. */
  children: ReactNode
}

/** A room type, and beside it what it costs (W19). */
export function RoomCard(props: RoomCardProps) {
  const { titleId, anchor, room, headingLevel, isSingle = false, details, children } = props
  return (
    <article
      id={anchor}
      className={card}
      aria-labelledby={titleId}
      data-single={isSingle || undefined}
    >
      <div className={roomStyle}>
        <Photo image={room.image} />
        <div className={words}>
          <Facts {...{ titleId, room, headingLevel }} />
          {details}
        </div>
      </div>
      <div>{children}</div>
    </article>
  )
}

/** Does not change while rates are sorted, as the facts. */
const Photo = memo(
  ({ image }: Pick<CardRoom, 'image'>) =>
    image && (
      <div className={photo}>
        <Picture image={image} />
      </div>
    ),
)

type FactsProps = Pick<RoomCardProps, 'titleId' | 'room' | 'headingLevel'>

const Facts = memo(({ titleId, room, headingLevel }: FactsProps) => {
  const Title = `h${headingLevel}` as 'h3'
  return (
    <>
      <Title id={titleId} className={groupTitle}>
        {room.name}
      </Title>
      <ul className={facts}>
        {room.list.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {room.text && <p>{room.text}</p>}
    </>
  )
})

interface SoldOutProps {
  titleId: string
  name: string
  /** Why, and what would be free. */
  children: ReactNode
}

/** A room type of which nothing is sold. */
export const SoldOutCard = ({ titleId, name, children }: SoldOutProps) => (
  <article className={card} aria-labelledby={titleId} data-sold-out>
    <div className={words}>
      <h4 id={titleId} className={groupTitle}>
        {name}
      </h4>
      {children}
    </div>
  </article>
)

interface SkeletonProps {
  /** Says what is on its way; once among several. */
  text: string
  rates: number
}

export const SkeletonCard = ({ text, rates }: SkeletonProps) => (
  <div className={`${card} ${skeletonCard}`}>
    <div className={roomStyle}>
      <div className={`${photo} ${skeletonText}`}>{text}</div>
      <div className={words}>
        <SkeletonLines />
      </div>
    </div>
    <div className={skeletonRates}>
      {Array.from({ length: rates }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <SkeletonLines key={index} />
      ))}
    </div>
  </div>
)
