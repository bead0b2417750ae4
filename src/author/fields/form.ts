import type { FormField, GroupField } from './field-tree'

/** The fields under one heading of a form. */
export interface Section {
  /** '' for the widget's own, which come first. */
  title: string
  /** What every widget takes, not only this one. */
  isOfEvery: boolean
  fields: FormField[]
}

/** What every widget takes comes after what is its own (`ui/schema/base-props.schema.ts`). */
const LAST = ['Appearance', 'Visibility', 'Texts', 'Advanced']

/** A form's fields under their headings, in the order in which they are shown. */
export function sectionsOf({ fields }: GroupField): Section[] {
  const titles = [...new Set(fields.map(({ group }) => group))]
  return titles
    .sort((one, other) => placeOf(one) - placeOf(other))
    .map((title) => ({
      title,
      isOfEvery: LAST.includes(title),
      fields: fields.filter(({ group }) => group === title),
    }))
}

function placeOf(title: string): number {
  return title === '' ? -2 : LAST.indexOf(title)
}

/** The fields that count, with what their siblings are set to; the others need not be shown. */
export function askedFields(fields: FormField[], values: unknown): FormField[] {
  return fields.filter(({ when }) => {
    if (!when) return true
    const sibling = fields.find(({ name }) => name === when.field)
    const set = (values as Record<string, unknown> | null | undefined)?.[when.field]
    return [set ?? sibling?.default].flat().some((value) => when.is.includes(value))
  })
}
