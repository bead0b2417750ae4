import { visuallyHidden } from '../../../ui/text/hidden.styles'

/** A number that is read digit by digit: a number of millions is of no use. */
export function SpelledNumber({ number, className }: { number: string; className?: string }) {
  return (
    <span>
      <bdi className={className} aria-hidden="true">
        {number}
      </bdi>
      <span className={visuallyHidden}>{[...number].join(' ')}</span>
    </span>
  )
}
