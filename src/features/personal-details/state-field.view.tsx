import { SelectField } from '../../ui/form/select-field.view'
import { TextField } from '../../ui/form/text-field.view'
import type { StatesModel } from './use-states'

interface StateFieldProps {
  id: string
  label: string
  /** Of the choice of none. */
  chooseLabel: string
  labels: { required: string }
  error: string | undefined
  states: StatesModel
}

/** A state or province: a list if the API has one for the country, else text. */
export function StateField({ chooseLabel, states, ...field }: StateFieldProps) {
  const common = { ...field, name: 'state', autoComplete: 'address-level1' }
  if (states.list.length === 0) {
    return <TextField {...common} maxLength={80} onFocus={states.onText} onChange={states.onText} />
  }
  return (
    <SelectField {...common}>
      <option value="">{chooseLabel}</option>
      {states.list.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
