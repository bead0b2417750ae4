import type { FormEvent } from 'react'
import { group } from '../../features/personal-details/person-fields.styles'
import { StateField } from '../../features/personal-details/state-field.view'
import { SelectField } from '../../ui/form/select-field.view'
import { TextField } from '../../ui/form/text-field.view'
import { visuallyHidden } from '../../ui/text/hidden.styles'
import { fieldProps, type GuestFieldsProps } from './guest-field.view'

/** The country comes first, because the other fields follow from it. */
export function GuestAddress(of: GuestFieldsProps) {
  const { labels, fields: asked } = of.props
  const { countries, country, stored, onCountry, isChanged } = of.fields
  const { states, state, onState } = of.fields
  const { form, nameOf } = of.fields
  const { defaultValue: _stored, ...stateField } = fieldProps(of, 'state')
  const onInput = ({ target }: FormEvent) => onState((target as HTMLInputElement).value)
  return (
    <fieldset className={group}>
      <legend>{labels.address}</legend>
      <div data-wide>
        <SelectField
          // The countries may come later than the field, and a member's when the visitor signs in.
          key={`${countries.length} ${stored}`}
          {...fieldProps(of, 'country')}
          label={labels.country}
          isMandatory
          autoComplete="country"
          defaultValue={country}
          onChange={(event) => onCountry(event.currentTarget.value)}
        >
          <option value="">{labels.chooseCountry}</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <p role="status" className={visuallyHidden}>
          {isChanged && labels.changed}
        </p>
      </div>
      {asked.includes('line1') && (
        <TextField
          {...fieldProps(of, 'line1')}
          label={labels.line1}
          maxLength={80}
          autoComplete="address-line1"
        />
      )}
      {asked.includes('line2') && (
        <TextField
          {...fieldProps(of, 'line2')}
          label={labels.line2}
          maxLength={80}
          autoComplete="address-line2"
        />
      )}
      {asked.includes('postalCode') && (
        <TextField
          {...fieldProps(of, 'postalCode')}
          label={country === 'US' ? labels.zipCode : labels.postalCode}
          maxLength={20}
          autoComplete="postal-code"
        />
      )}
      {asked.includes('city') && (
        <TextField
          {...fieldProps(of, 'city')}
          label={labels.city}
          maxLength={80}
          autoComplete="address-level2"
        />
      )}
      {states ? (
        <div onInput={onInput}>
          <StateField
            key={country}
            {...stateField}
            label={labels.state}
            chooseLabel={labels.chooseCountry}
            value={state}
            states={states}
          />
        </div>
      ) : (
        asked.includes('state') && (
          <input type="hidden" form={form} name={nameOf('state')} value="" />
        )
      )}
    </fieldset>
  )
}
