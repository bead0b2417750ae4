import type { ReactNode } from 'react'
import { TextField } from '../../../ui/form/text-field.view'
import { dateFields } from './date-fields.styles'
import type { DateFieldsModel } from './use-date-fields'

interface DateFieldsProps {
  /** Start of the ids of both fields. */
  id: string
  model: DateFieldsModel
  /** Names of the fields in the address (docs/decisions/0042). */
  names: { checkIn: string; checkOut: string }
  labels: { checkIn: string; checkOut: string; required: string }
  errors?: { checkIn?: string | undefined; checkOut?: string | undefined }
  /** Earliest and latest day for the browser's own check; unknown in a page that is kept. */
  min?: string | undefined
  max?: string | undefined
  /** The calendar, while it is open. */
  children?: ReactNode
}

/** Arrival and departure as the browser's own date fields, so that the form works without a script. */
export function DateFields(props: DateFieldsProps) {
  const { id, model, names, labels, errors = {}, min, max, children } = props
  return (
    <div className={dateFields} {...model.groupProps}>
      {(['checkIn', 'checkOut'] as const).map((end) => (
        <TextField
          key={end}
          id={`${id}-${names[end]}`}
          name={names[end]}
          label={labels[end]}
          type="date"
          min={min}
          max={max}
          error={errors[end]}
          labels={labels}
          {...model.fieldProps[end]}
        />
      ))}
      {children}
    </div>
  )
}
