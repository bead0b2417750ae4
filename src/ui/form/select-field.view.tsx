import type { ComponentPropsWithRef, ReactNode } from 'react'
import { input, label as labelStyle } from './field.styles'
import { Below, descriptionOf, type FieldProps, Hint, Mandatory } from './field.view'
import { select } from './select-field.styles'

interface SelectFieldProps
  extends FieldProps,
    Omit<ComponentPropsWithRef<'select'>, keyof FieldProps> {
  label: string
  /** The `<option>` elements. */
  children: ReactNode
}

/** A native select. Other props go to the `<select>`. */
export function SelectField(props: SelectFieldProps) {
  const { id, label, hint, error, isMandatory, labels, children, ...rest } = props
  return (
    <div>
      <label htmlFor={id} className={labelStyle}>
        {label}
        {isMandatory && <Mandatory label={labels.required} />}
      </label>
      <Hint id={id}>{hint}</Hint>
      <select
        id={id}
        className={`${input} ${select}`}
        aria-required={isMandatory || undefined}
        aria-invalid={Boolean(error)}
        aria-describedby={descriptionOf(id, { hint, error })}
        {...rest}
      >
        {children}
      </select>
      <Below id={id} error={error} />
    </div>
  )
}
