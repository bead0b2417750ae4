import { SelectField } from '../../ui/form/select-field.view'
import { TextField } from '../../ui/form/text-field.view'
import type { StatesModel } from './use-states'

interface StateFieldProps {
  id: string
  name?: string
  /** The form that it belongs to by its id. */
  form?: string
  /** What was entered before: a code of the list, else text. */
  value?: string
  label: string
  /** Of the choice of none. */
  chooseLabel: string
  labels: { required: string }
  error: string | undefined
  states: StatesModel
}

/** A state or province: a list if the API has one for the country, else text. */
export function StateField({ chooseLabel, states, value = '', ...field }: StateFieldProps) {
  const common = { name: 'state', ...field, autoComplete: 'address-level1' }
  const { list, onText } = states
  const known = list.find(({ code, name }) => code === value || name === value)
  if (list.length === 0 || (value && !known)) {
    return (
      <TextField
        {...common}
        maxLength={80}
        defaultValue={value}
        onFocus={onText}
        onChange={onText}
      />
    )
  }
  return (
    <SelectField {...common} defaultValue={known?.code}>
      <option value="">{chooseLabel}</option>
      {list.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
