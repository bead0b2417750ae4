import { chip, row } from './chips.styles'

export interface Chip {
  text: string
  isChosen: boolean
  choose: () => void
}

interface ChipsProps {
  /** What is chosen by them, for who cannot see what they stand beside. */
  label: string
  chips: readonly Chip[]
  className?: string
}

/** Choices of which one holds, in a row that scrolls where it is too long. */
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
          // Chromium leaves what is half in sight where it is.
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
