import type { FormField, GroupField } from './field-tree'

/** The fields under one heading of a form. */
export interface Section {
  /** '' for the widget's own fields, which come first. */
  title: string
  /** Whether every widget has these fields. */
  isOfEvery: boolean
  fields: FormField[]
}

/** Headings of the fields that every widget has (`ui/schema/base-props.schema.ts`); these come last. */
const LAST = ['Appearance', 'Visibility', 'Texts', 'Advanced']

/** A form's fields under their headings, in display order. */
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

/** The fields whose condition holds for the siblings' values; a form can hide the others. */
export function askedFields(fields: FormField[], values: unknown): FormField[] {
  return fields.filter(({ when }) => {
    if (!when) return true
    const sibling = fields.find(({ name }) => name === when.field)
    const set = (values as Record<string, unknown> | null | undefined)?.[when.field]
    return [set ?? sibling?.default].flat().some((value) => when.is.includes(value))
  })
}
