import type { GuestForm } from './member-information.model'
import type { MemberInformationProps } from './member-information.schema'

export interface GuestFieldsProps {
  props: MemberInformationProps
  fields: GuestForm
}

/** What every field of the form has: its place in the form of the page, its value and its error. */
export function fieldProps({ props: { id, labels }, fields }: GuestFieldsProps, field: string) {
  const { form, nameOf, values, errors } = fields
  return {
    id: fieldId(id, field),
    form,
    name: nameOf(field),
    labels,
    defaultValue: values[field],
    error: errors[field],
  }
}

/** The id of a field's control. */
export function fieldId(id: string, field: string): string {
  return `${id}-${field.replaceAll('.', '-')}`
}
