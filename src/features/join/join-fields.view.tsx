import { SelectField } from '../../ui/form/select-field.view'
import { TextField } from '../../ui/form/text-field.view'
import type { JoinForm, JoinOfferLabels } from './join-offer.model'
import { fields } from './join-offer.styles'

const AUTOCOMPLETE = {
  givenName: 'given-name',
  familyName: 'family-name',
  email: 'email',
  country: 'country',
} as const

interface JoinFieldsProps {
  id: string
  labels: JoinOfferLabels
  model: JoinForm
}

export function JoinFields({ id, labels, model }: JoinFieldsProps) {
  const { asked, problems, countries } = model
  if (asked.length === 0) return null
  return (
    <div className={fields}>
      {asked.map(({ name, value }) => {
        const problem = problems[name]
        const common = {
          id: `${id}-${name}`,
          name,
          label: labels[name],
          labels,
          isMandatory: true,
          required: true,
          autoComplete: AUTOCOMPLETE[name],
          error: problem && labels[problem],
        }
        if (name === 'country') {
          return (
            <div key={name} data-wide>
              <SelectField {...common} defaultValue={value}>
                <option value="">{labels.chooseCountry}</option>
                {countries.map((country) => (
                  <option key={country.code} value={country.code}>
                    {country.name}
                  </option>
                ))}
              </SelectField>
            </div>
          )
        }
        const isEmail = name === 'email'
        return (
          <div key={name} data-wide={isEmail || undefined}>
            <TextField
              {...common}
              type={isEmail ? 'email' : 'text'}
              maxLength={80}
              defaultValue={value}
            />
          </div>
        )
      })}
    </div>
  )
}
