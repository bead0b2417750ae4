import type { ComponentPropsWithRef, ReactNode } from 'react'
import { box, more, row, words } from './checkbox-field.styles'
import { Below, descriptionOf, type FieldProps, Hint, Mandatory } from './field.view'

interface CheckboxFieldProps
  extends FieldProps,
    Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'type' | 'disabled'> {
  /** A link in the label navigates and does not tick the box. */
  label: ReactNode
  /** The box cannot be changed, but keeps the focus. */
  isDisabled?: boolean
}

/**
 * A checkbox with label, hint and error. Other props go to the `<input>`: `register('name')`,
 * `defaultChecked`, `ref`.
 */
export function CheckboxField(props: CheckboxFieldProps) {
  const { id, label, hint, error, isMandatory, isDisabled, labels, onClick, ...rest } = props
  return (
    <div className={row}>
      <input
        type="checkbox"
        id={id}
        className={box}
        aria-disabled={isDisabled || undefined}
        aria-invalid={Boolean(error)}
        aria-describedby={descriptionOf(id, { hint, error })}
        onClick={(event) => {
          if (isDisabled) event.preventDefault()
          else onClick?.(event)
        }}
        {...rest}
      />
      <label htmlFor={id} className={words} data-disabled={isDisabled || undefined}>
        {label}
        {isMandatory && <Mandatory label={labels.required} />}
      </label>
      <div className={more}>
        <Hint id={id}>{hint}</Hint>
        {(isMandatory || error) && <Below id={id} error={error} />}
      </div>
    </div>
  )
}
