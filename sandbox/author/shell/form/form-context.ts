import { type ComponentType, createContext, use } from 'react'
import { useController } from 'react-hook-form'
import type { FormField } from '../../../../src/author/fields/field-tree'
import type { Problem } from '../../../../src/author/fields/problems'

export interface FormValue {
  /** Of the component. */
  id: string
  /** The field has another value now; undefined clears it. */
  set: (path: string[], value: unknown) => void
  problems: readonly Problem[]
  /** Shows a field of any kind; in here, for fields hold fields. */
  AnyField: ComponentType<FieldProps>
  /** Goes to a list of components in the outline. */
  openList: (path: string) => void
  /** Paths of the site's pages. */
  pages: readonly string[]
}

export const FormContext = createContext<FormValue | null>(null)

export function useFormValue(): FormValue {
  const value = use(FormContext)
  if (!value) throw new Error('A field stands outside of its form.')
  return value
}

export interface FieldProps<Field extends FormField = FormField> {
  field: Field
  /** From the widget's props down to this field. */
  path: string[]
}

/** A field's value as the author has set it, and how to set it. */
export function useField<Value>(path: string[]) {
  const { id, set, problems } = useFormValue()
  const { field } = useController({ name: path.join('.') })
  const own = problems.filter((problem) => problem.path.join('/') === path.join('/'))
  return {
    id: fieldId(id, path),
    value: field.value as Value | undefined,
    set: (value: Value | undefined) => {
      field.onChange(value)
      set(path, value)
    },
    problems: own,
    isInvalid: own.length > 0,
  }
}

export function fieldId(id: string, path: string[]): string {
  return `field ${id} ${path.join('/')}`.replaceAll(' ', '-')
}
