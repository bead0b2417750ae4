import { SelectField } from '../../../ui/form/select-field.view'
import { TextField } from '../../../ui/form/text-field.view'
import type { AccountContainerProps } from '../account-container.schema'
import { fields } from '../account-container.styles'
import type { JoinModel } from './join.model'

/** Languages in which names are also written in another script. */
const HAS_LOCAL_NAME = /^(zh|ja|ko)\b/
const IS_LATIN = /^(?!zh|ja|ko|ar|he|th|ru|el|uk|bg)/

export function JoinNames({ props, model }: { props: AccountContainerProps; model: JoinModel }) {
  const { labels, id, joinFields } = props
  const { locale, form } = model
  const { givenName, surname, localGivenName, localSurname } = form.problems
  const hint = IS_LATIN.test(locale) ? undefined : labels.nameHint
  const common = { labels, maxLength: 80 }
  // The order of names in that language.
  const hasFamilyFirst = HAS_LOCAL_NAME.test(locale)
  const givenField = (
    <TextField
      key="given"
      {...common}
      id={`${id}-given`}
      name="givenName"
      label={labels.givenName}
      hint={hint}
      isMandatory
      required
      autoComplete="given-name"
      error={givenName && labels[givenName]}
    />
  )
  const surnameField = (
    <TextField
      key="surname"
      {...common}
      id={`${id}-surname`}
      name="surname"
      label={labels.familyName}
      hint={hint}
      isMandatory
      required
      autoComplete="family-name"
      error={surname && labels[surname]}
    />
  )
  return (
    <fieldset className={fields} data-pairs>
      <legend>{labels.aboutYou}</legend>
      {joinFields.includes('title') && (
        <div data-wide>
          <SelectField
            id={`${id}-honorific`}
            name="title"
            label={labels.title}
            labels={labels}
            autoComplete="honorific-prefix"
          >
            <option value="">{labels.titleNone}</option>
            {model.titles.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
      )}
      {hasFamilyFirst ? [surnameField, givenField] : [givenField, surnameField]}
      {hasFamilyFirst && joinFields.includes('localizedName') && (
        <>
          <TextField
            {...common}
            id={`${id}-local-surname`}
            name="localSurname"
            label={labels.localFamilyName}
            autoComplete="section-local family-name"
            error={localSurname && labels[localSurname]}
          />
          <TextField
            {...common}
            id={`${id}-local-given`}
            name="localGivenName"
            label={labels.localGivenName}
            autoComplete="section-local given-name"
            error={localGivenName && labels[localGivenName]}
          />
        </>
      )}
    </fieldset>
  )
}
