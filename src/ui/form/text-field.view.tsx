import type { ComponentPropsWithRef, ReactNode } from 'react'
import { input, label as labelStyle, withEnd } from './field.styles'
import { Below, type Counter, descriptionOf, type FieldProps, Hint, Mandatory } from './field.view'

export interface TextFieldProps
  extends FieldProps,
    Omit<ComponentPropsWithRef<'input'>, keyof FieldProps> {
  label: string
  counter?: Counter | undefined
  /** A button at the end of the field. */
  end?: ReactNode
}

/** Input types that are written from left to right in every language. */
const LEFT_TO_RIGHT = ['email', 'tel', 'password', 'number', 'url']

/**
 * A text field with label, star, hint, error and counter. Other props go to the `<input>`:
 * `register('name')`, `autoComplete`, `disabled`, `ref`.
 */
export function TextField(props: TextFieldProps) {
  const { id, label, hint, error, counter, end, isMandatory, labels, ...others } = props
  const { type = 'text', ...rest } = others
  // A native number field rejects Arabic digits and drops text that it cannot parse.
  const isNumber = type === 'number'
  const control = (
    <input
      id={id}
      className={input}
      type={isNumber ? 'text' : type}
      inputMode={isNumber ? 'decimal' : undefined}
      dir={LEFT_TO_RIGHT.includes(type) ? 'ltr' : undefined}
      aria-required={isMandatory || undefined}
      aria-invalid={Boolean(error)}
      aria-describedby={descriptionOf(id, { hint, error, counter })}
      {...rest}
    />
  )
  return (
    <div>
      <label htmlFor={id} className={labelStyle}>
        {label}
        {isMandatory && <Mandatory label={labels.required} />}
      </label>
      <Hint id={id}>{hint}</Hint>
      {end ? (
        <div className={withEnd}>
          {control}
          {end}
        </div>
      ) : (
        control
      )}
      <Below id={id} error={error} counter={counter} />
    </div>
  )
}
