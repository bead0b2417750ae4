import type { ReactNode } from 'react'
import { groupTitle } from '../../../ui/layout/section.styles'
import { FactsLine } from '../../../ui/text/facts-line.view'
import { chip, facts, hotel } from './listed-stay.styles'
import type { ListedStay } from './listed-stay-facts'

interface ListedStayProps {
  stay: ListedStay
  /** Id of the hotel's name, which names the card. */
  titleId: string
  headingLevel: number
  /** After the nights and rooms, in the same line. */
  more?: string
  /** Below the facts. */
  children?: ReactNode
}

/** The facts of a stay on its card. */
export function ListedStayFacts({ stay, titleId, headingLevel, more, children }: ListedStayProps) {
  const Name = `h${headingLevel}` as 'h3'
  return (
    <div className={facts}>
      <p className={chip} data-kind={stay.state.kind}>
        {stay.state.text}
      </p>
      <Name id={titleId} className={`${groupTitle} ${hotel}`}>
        {stay.hotel}
      </Name>
      {stay.place && <p>{stay.place}</p>}
      <p>
        <b>{stay.span}</b>
      </p>
      <p>
        <FactsLine facts={[...stay.facts, more ?? ''].filter(Boolean)} />
      </p>
      {children}
    </div>
  )
}
