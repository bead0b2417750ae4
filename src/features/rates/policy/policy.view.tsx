import { policy as box, left } from './policy.styles'
import type { ShownPolicy } from './policy-sentences'

interface PolicyProps {
  policy: ShownPolicy
  /** Whether the time that is left can be shown: a page may be older than its visitor's clock. */
  isLive: boolean
}

/** How a room can be cancelled, in the words of rate, review and confirmation (C.15). */
export function PolicyView({ policy: { state, sentences }, isLive }: PolicyProps) {
  return (
    <div className={box} data-free={state === 'free' || undefined}>
      {sentences.map((sentence) => (
        <p key={sentence.text}>
          {sentence.text}
          {sentence.left && (
            <span className={left} data-live={isLive || undefined}>{` ${sentence.left}`}</span>
          )}
        </p>
      ))}
    </div>
  )
}
