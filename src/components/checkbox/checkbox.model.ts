import type { CheckboxProps } from './checkbox.schema'

export type CheckboxModel = { state: 'none' } | { state: 'ready'; heading: string }

export function useCheckbox({ heading }: CheckboxProps): CheckboxModel {
  return heading ? { state: 'ready', heading } : { state: 'none' }
}
