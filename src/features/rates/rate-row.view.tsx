import type { ReactNode } from 'react'
import { PriceBlock, type PriceBlockProps } from './price-block.view'
import type { RowRate } from './rate-row.model'
import { badges, notice as noticeStyle, rate as rateStyle, terms } from './rate-row.styles'

interface RateRowProps extends Omit<PriceBlockProps, 'pricing' | 'compared' | 'difference'> {
  rate: RowRate
  /** Of the rate's name. */
  headingLevel: number
  /** Leads to all terms of the rate. */
  details?: ReactNode
  /** What a visitor can do with the rate. */
  action: ReactNode
  /** Why it was not done. */
  notice?: ReactNode
}

/** A rate of a room: what it promises, its price, and its button (W19). */
export function RateRow(props: RateRowProps) {
  const { labels, rate, headingLevel, nights, locale, convert, details, action, notice } = props
  const Title = `h${headingLevel}` as 'h4'
  return (
    <>
      <div className={rateStyle}>
        <div>
          <p className={badges}>
            {rate.badges.map((badge) => (
              <b key={badge}>{badge}</b>
            ))}
          </p>
          <Title>{rate.name}</Title>
          <ul className={terms}>
            {rate.terms.map((term) => (
              <li key={term}>{term}</li>
            ))}
            {rate.left && <li data-part="left">{rate.left}</li>}
          </ul>
          {details}
        </div>
        <PriceBlock
          {...{ labels, nights, locale, convert }}
          pricing={rate.pricing}
          compared={rate.compared}
          difference={rate.difference}
        />
        {action}
      </div>
      {notice && <div className={noticeStyle}>{notice}</div>}
    </>
  )
}
