import { type ComponentType, createContext, use } from 'react'
import { useController } from 'react-hook-form'
import type { FormField } from '../../../../src/author/fields/field-tree'
import type { Problem } from '../../../../src/author/fields/problems'

export interface FormValue {
  /** Id of the component. */
  id: string
  /** Sets a field's value; undefined clears the field. */
  set: (path: string[], value: unknown) => void
  problems: readonly Problem[]
  /** The control for any kind of field; the context provides it, because fields nest. */
  AnyField: ComponentType<FieldProps>
  /** Selects a list of components in the outline. */
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
  /** Path of the field in the widget's props. */
  path: string[]
}

/** A field's value, its setter and its problems. */
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
