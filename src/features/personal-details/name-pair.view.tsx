import { TextField, type TextFieldProps } from '../../ui/form/text-field.view'

/** Languages whose names begin with the family's, and are also written in another script. */
const HAS_FAMILY_FIRST = /^(zh|ja|ko)\b/
const IS_LATIN = /^(?!zh|ja|ko|ar|he|th|ru|el|uk|bg)/

/** UTF-16 code units. */
export const LONGEST_NAME = 80

/** Whether names of a language begin with the family's. */
export function hasFamilyFirst(locale: string): boolean {
  return HAS_FAMILY_FIRST.test(locale)
}

type NameField = Pick<TextFieldProps, 'id' | 'form' | 'name' | 'defaultValue' | 'error'>

interface NamePairProps {
  labels: { required: string; givenName: string; familyName: string; nameHint: string }
  locale: string
  given: NameField
  family: NameField
  isMandatory: boolean
  /** Of the autofill, with a space: `section-room-2 `. */
  section?: string
}

/** The given and the family name, in the order of the language. */
export function NamePair({
  labels,
  locale,
  given,
  family,
  isMandatory,
  section = '',
}: NamePairProps) {
  const hint = isMandatory && !IS_LATIN.test(locale) ? labels.nameHint : undefined
  const common = { labels, isMandatory, hint, maxLength: LONGEST_NAME }
  const fields = [
    <TextField
      key="given"
      {...common}
      {...given}
      label={labels.givenName}
      autoComplete={`${section}given-name`}
    />,
    <TextField
      key="family"
      {...common}
      {...family}
      label={labels.familyName}
      autoComplete={`${section}family-name`}
    />,
  ]
  return hasFamilyFirst(locale) ? fields.reverse() : fields
}
