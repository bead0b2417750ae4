import {
  hasFamilyFirst,
  LONGEST_NAME,
  NamePair,
} from '../../features/personal-details/name-pair.view'
import { group, note } from '../../features/personal-details/person-fields.styles'
import { SelectField } from '../../ui/form/select-field.view'
import { TextField } from '../../ui/form/text-field.view'
import { fillText } from '../../ui/text/fill-text'
import { fieldProps, type GuestFieldsProps } from './guest-field.view'

export function GuestNames(of: GuestFieldsProps) {
  const { labels, fields: asked } = of.props
  const { titles, locale } = of.fields
  return (
    <fieldset className={group}>
      <legend>{labels.aboutYou}</legend>
      {asked.includes('title') && (
        <div data-wide>
          <SelectField
            // The titles may come later than the field.
            key={titles.length}
            {...fieldProps(of, 'title')}
            label={labels.title}
            autoComplete="honorific-prefix"
          >
            <option value="">{labels.titleNone}</option>
            {titles.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
      )}
      <NamePair
        labels={labels}
        locale={locale}
        given={fieldProps(of, 'givenName')}
        family={fieldProps(of, 'familyName')}
        isMandatory
      />
      {hasFamilyFirst(locale) && asked.includes('localizedName') && (
        <>
          <TextField
            {...fieldProps(of, 'localFamilyName')}
            label={labels.localFamilyName}
            maxLength={LONGEST_NAME}
            autoComplete="section-local family-name"
          />
          <TextField
            {...fieldProps(of, 'localGivenName')}
            label={labels.localGivenName}
            maxLength={LONGEST_NAME}
            autoComplete="section-local given-name"
          />
        </>
      )}
    </fieldset>
  )
}

/** Who comes to each room after the first. */
export function RoomGuests(of: GuestFieldsProps) {
  const { labels } = of.props
  return of.fields.rooms.map(({ id, number }) => (
    <fieldset key={id} className={group}>
      <legend>{fillText(labels.guestOf, { number })}</legend>
      <p className={note} data-wide>
        {labels.guestNote}
      </p>
      <NamePair
        labels={labels}
        locale={of.fields.locale}
        given={fieldProps(of, `room.${id}.givenName`)}
        family={fieldProps(of, `room.${id}.familyName`)}
        isMandatory={false}
        section={`section-room-${number} `}
      />
    </fieldset>
  ))
}
