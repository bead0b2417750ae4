import type { ComponentPropsWithRef } from 'react'
import { input, label as labelStyle } from '../../ui/form/field.styles'
import { Below, descriptionOf, type FieldProps, Hint, Mandatory } from '../../ui/form/field.view'
import { select } from '../../ui/form/select-field.styles'
import { entry } from './phone-field.styles'
import type { CallingCodesModel } from './use-calling-codes'

interface PhoneFieldProps
  extends FieldProps,
    Omit<ComponentPropsWithRef<'input'>, keyof FieldProps> {
  label: string
  /** Of the choice before the number, for screen readers. */
  codeLabel: string
  codeName?: string
  codes: CallingCodesModel
}

/** A mobile number; once the calling codes are known, with a choice of them in the same row. */
export function PhoneField(props: PhoneFieldProps) {
  const {
    id,
    label,
    codeLabel,
    codeName = 'phoneCode',
    codes,
    hint,
    error,
    isMandatory,
    labels,
    ...rest
  } = props
  const { list, offered, onChoose } = codes
  return (
    <div>
      <label htmlFor={id} className={labelStyle}>
        {label}
        {isMandatory && <Mandatory label={labels.required} />}
      </label>
      <Hint id={id}>{hint}</Hint>
      <div className={entry}>
        {list.length > 0 && (
          <select
            key={offered}
            name={codeName}
            form={rest.form}
            aria-label={codeLabel}
            className={`${input} ${select}`}
            defaultValue={offered}
            onChange={(event) => onChoose(event.currentTarget.value)}
          >
            {list.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        )}
        <input
          id={id}
          className={input}
          type="tel"
          dir="ltr"
          autoComplete={list.length > 0 ? 'tel-national' : 'tel'}
          aria-required={isMandatory || undefined}
          aria-invalid={Boolean(error)}
          aria-describedby={descriptionOf(id, { hint, error })}
          {...rest}
        />
      </div>
      <Below id={id} error={error} />
    </div>
  )
}
