import { SelectField } from '../../ui/form/select-field.view'
import { TextField } from '../../ui/form/text-field.view'
import { fillText } from '../../ui/text/fill-text'
import { fieldProps, type GuestFieldsProps } from './guest-field.view'
import { group, note } from './member-information.styles'

/** Languages whose names begin with the family's, and are also written in another script. */
const HAS_FAMILY_FIRST = /^(zh|ja|ko)\b/
const IS_LATIN = /^(?!zh|ja|ko|ar|he|th|ru|el|uk|bg)/

const LONGEST_NAME = 80

/** The given and the family name, in the order of the language. */
function NamePair({
  given,
  family,
  isMandatory,
  section = '',
  ...of
}: GuestFieldsProps & {
  given: string
  family: string
  isMandatory: boolean
  /** Of the autofill, with a space: `section-room-2 `. */
  section?: string
}) {
  const { labels } = of.props
  const { locale } = of.fields
  const hint = isMandatory && !IS_LATIN.test(locale) ? labels.nameHint : undefined
  const common = { isMandatory, hint, maxLength: LONGEST_NAME }
  const givenField = (
    <TextField
      key="given"
      {...common}
      {...fieldProps(of, given)}
      label={labels.givenName}
      autoComplete={`${section}given-name`}
    />
  )
  const familyField = (
    <TextField
      key="family"
      {...common}
      {...fieldProps(of, family)}
      label={labels.familyName}
      autoComplete={`${section}family-name`}
    />
  )
  return HAS_FAMILY_FIRST.test(locale) ? [familyField, givenField] : [givenField, familyField]
}

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
      <NamePair {...of} given="givenName" family="familyName" isMandatory />
      {HAS_FAMILY_FIRST.test(locale) && asked.includes('localizedName') && (
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
        {...of}
        given={`room.${id}.givenName`}
        family={`room.${id}.familyName`}
        isMandatory={false}
        section={`section-room-${number} `}
      />
    </fieldset>
  ))
}
