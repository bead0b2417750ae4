import { fieldBlock } from '../../ui/form/field.styles'
import { TextField } from '../../ui/form/text-field.view'
import { section } from '../../ui/layout/section.styles'
import { fillText } from '../../ui/text/fill-text'
import type { TextInputModel } from './text-input.model'
import type { TextInputProps } from './text-input.schema'

export function TextInput({ props, model }: { props: TextInputProps; model: TextInputModel }) {
  const { labels, label, maxLength: max } = props
  const { count } = model
  return (
    <div className={`${section} ${fieldBlock}`}>
      <TextField
        // The initial value changes in author mode only; the key then recreates the field.
        key={props.value}
        ref={model.inputRef}
        id={`${props.id}-field`}
        name={props.name}
        label={label}
        labels={labels}
        hint={props.hint}
        error={model.error ? errorText(props, model.error) : ''}
        counter={
          props.counter
            ? {
                count,
                max,
                text: fillText(max === undefined ? labels.count : labels.countOf, {
                  count,
                  max: max ?? '',
                }),
              }
            : undefined
        }
        type={props.type}
        {...(model.isNumeric ? { inputMode: 'numeric' } : {})}
        isMandatory={props.mandatory}
        required={props.mandatory}
        maxLength={max}
        autoComplete={props.autocomplete || undefined}
        defaultValue={props.value || undefined}
        readOnly={props.readOnly}
        disabled={model.isDisabled}
        {...model.handlers}
      />
    </div>
  )
}

function errorText(
  { labels, label, maxLength, errorMessages }: TextInputProps,
  rule: NonNullable<TextInputModel['error']>,
): string {
  return errorMessages[rule] || fillText(labels[`${rule}Error`], { label, max: maxLength ?? '' })
}
