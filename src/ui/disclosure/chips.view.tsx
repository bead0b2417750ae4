import { chip, row } from './chips.styles'

export interface Chip {
  text: string
  isChosen: boolean
  choose: () => void
}

interface ChipsProps {
  /** Name of the group for screen readers. */
  label: string
  chips: readonly Chip[]
  className?: string
}

/** A single choice, in a row that scrolls when it is too long. */
export function Chips({ label, chips, className = '' }: ChipsProps) {
  return (
    <fieldset className={`${row} ${className}`} aria-label={label}>
      {chips.map(({ text, isChosen, choose }) => (
        <button
          key={text}
          type="button"
          className={chip}
          aria-pressed={isChosen}
          onClick={choose}
          // Chromium does not scroll to a partly visible element on focus.
          onFocus={({ currentTarget }) =>
            currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })
          }
        >
          {text}
        </button>
      ))}
    </fieldset>
  )
}
