import { SpelledNumber } from '../order/spelled-number.view'
import { facts as factsStyle, number as numberStyle } from './stay-block.styles'
import type { StayFact } from './stay-facts'

/** The facts of a stay (W30); in two columns where `isWide` and the window has room. */
export function StayFacts({ facts, isWide }: { facts: readonly StayFact[]; isWide: boolean }) {
  return (
    <dl className={factsStyle} data-wide={isWide || undefined}>
      {facts.map(({ name, text, day, time, numbers }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {numbers?.map((number) => (
              <span key={number} className={numberStyle}>
                <SpelledNumber number={number} />
              </span>
            ))}
            {day ? <time dateTime={day}>{text}</time> : text}
            {time && <small>{` ${time}`}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
