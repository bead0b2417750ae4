import { CheckboxField } from '../../ui/form/checkbox-field.view'
import { fieldBlock } from '../../ui/form/field.styles'
import { section } from '../../ui/layout/section.styles'
import { RichText } from '../../ui/text/rich-text.view'
import type { CheckboxModel } from './checkbox.model'
import type { CheckboxProps } from './checkbox.schema'

export function Checkbox({ props, model }: { props: CheckboxProps; model: CheckboxModel }) {
  const { labels, required } = props
  return (
    <div className={`${section} ${fieldBlock}`}>
      <CheckboxField
        // The initial value changes in author mode only; the key then recreates the checkbox.
        key={String(props.checked)}
        id={`${props.id}-field`}
        name={props.name}
        label={<RichText as="span" html={props.label} />}
        labels={labels}
        hint={props.description}
        error={model.isMissing ? labels.requiredError : ''}
        isMandatory={required}
        required={required}
        isDisabled={model.isDisabled}
        defaultChecked={props.checked}
        {...model.handlers}
      />
    </div>
  )
}
