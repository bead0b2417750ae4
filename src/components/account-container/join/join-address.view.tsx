import { StateField } from '../../../features/personal-details/state-field.view'
import { SelectField } from '../../../ui/form/select-field.view'
import { TextField } from '../../../ui/form/text-field.view'
import type { AccountContainerProps } from '../account-container.schema'
import { fields } from '../account-container.styles'
import type { JoinModel } from './join.model'

/** The country comes first, because it determines the other fields of an address. */
export function JoinAddress({ props, model }: { props: AccountContainerProps; model: JoinModel }) {
  const { labels, id, joinFields } = props
  const { form, countries, country, onCountry } = model
  const { problems } = form
  const has = (name: AccountContainerProps['joinFields'][number]) => joinFields.includes(name)
  const common = { labels, maxLength: 80 }
  return (
    <fieldset className={fields} data-pairs>
      <legend>{labels.address}</legend>
      <div data-wide>
        <SelectField
          id={`${id}-country`}
          name="country"
          label={labels.country}
          labels={labels}
          isMandatory
          required
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
        />
      )}
      {model.states && (
        <StateField
          key={country}
          id={`${id}-state`}
          label={labels.state}
          chooseLabel={labels.chooseCountry}
          labels={labels}
          error={problems.state && labels[problems.state]}
          states={model.states}
        />
      )}
    </fieldset>
  )
}
