import { button } from '../../ui/form/button.styles'
import { fillText } from '../../ui/text/fill-text'
import type { LookupFormModel } from './lookup-form.model'
import type { LookupLabels } from './lookup-form.schema'
import { another, part, stay, stays as staysStyle } from './lookup-form.styles'

interface LookupStaysProps {
  labels: LookupLabels
  model: LookupFormModel
}

/** A choice among several stays with one number. */
export function LookupStays({ labels, model }: LookupStaysProps) {
  const { stays, isSending } = model
  if (stays.length === 0) return null
  return (
    <div className={part}>
      <p ref={model.staysRef} tabIndex={-1}>
        {fillText(labels.several, { count: stays.length })}
      </p>
      <ul className={staysStyle}>
        {stays.map(({ key, hotel, dates, status, choose }) => (
          <li key={key}>
            <button
              type="button"
              className={stay}
              aria-disabled={isSending || undefined}
              onClick={choose}
            >
              <strong>{hotel}</strong>
              <span>{dates}</span>
              {status !== 'upcoming' && <span>{labels[status]}</span>}
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={`${button} ${another}`}
        data-kind="text"
        onClick={model.back}
      >
        {labels.back}
      </button>
    </div>
  )
}
