import { StateField } from '../../../features/personal-details/state-field.view'
import type { StatesModel } from '../../../features/personal-details/use-states'
import { SelectField } from '../../../ui/form/select-field.view'
import { TextField } from '../../../ui/form/text-field.view'
import type { AccountContainerProps, AccountLabels } from '../account-container.schema'
import { fields, quiet } from '../account-container.styles'
import type { AddressName } from './reach-values'

interface AddressFieldsProps {
  props: Pick<AccountContainerProps, 'labels' | 'id'>
  /** Whether the form has a field. */
  has: (name: Exclude<AddressName, 'state'>) => boolean
  countries: readonly { code: string; name: string }[]
  /** The chosen country; as long as it is unknown, empty. */
  country: string
  onCountry: (code: string) => void
  /** Null where the form asks for no state, or addresses of the country have none. */
  states: StatesModel | null
  problems: Partial<Record<AddressName | 'country', keyof AccountLabels>>
  isMandatory?: boolean
  hint?: string
}

/** The country comes first, because it determines the other fields of an address. */
export function AddressFields(given: AddressFieldsProps) {
  const {
    props,
    has,
    countries,
    country,
    onCountry,
    states,
    problems,
    isMandatory = false,
    hint,
  } = given
  const { labels, id } = props
  const common = { labels, maxLength: 80 }
  return (
    <fieldset className={fields} data-pairs>
      <legend>{labels.address}</legend>
      {hint && (
        <p className={quiet} data-wide>
          {hint}
        </p>
      )}
      <div data-wide>
        <SelectField
          // A choice of none is made anew when the countries arrive.
          key={countries.length}
          id={`${id}-country`}
          name="country"
          label={labels.country}
          labels={labels}
          isMandatory={isMandatory}
          required={isMandatory}
          autoComplete="country"
          defaultValue={country}
          onChange={(event) => onCountry(event.currentTarget.value)}
          error={problems.country && labels[problems.country]}
        >
          <option value="">{labels.chooseCountry}</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      {has('line1') && (
        <TextField
          {...common}
          id={`${id}-line1`}
          name="line1"
          label={labels.line1}
          autoComplete="address-line1"
          error={problems.line1 && labels[problems.line1]}
        />
      )}
      {has('line2') && (
        <TextField
          {...common}
          id={`${id}-line2`}
          name="line2"
          label={labels.line2}
          autoComplete="address-line2"
        />
      )}
      {has('postalCode') && (
        <TextField
          {...common}
          id={`${id}-postal`}
          name="postalCode"
          label={country === 'US' ? labels.zipCode : labels.postalCode}
          autoComplete="postal-code"
          error={problems.postalCode && labels[problems.postalCode]}
        />
      )}
      {has('city') && (
        <TextField
          {...common}
          id={`${id}-city`}
          name="city"
          label={labels.city}
          autoComplete="address-level2"
          error={problems.city && labels[problems.city]}
        />
      )}
      {states && (
        <StateField
          key={country}
          id={`${id}-state`}
          label={labels.state}
          chooseLabel={labels.chooseCountry}
          labels={labels}
          error={problems.state && labels[problems.state]}
          states={states}
        />
      )}
    </fieldset>
  )
}
