import type { TextInputProps } from './text-input.schema'

export type TextInputModel = { state: 'none' } | { state: 'ready'; heading: string }

export function useTextInput({ heading }: TextInputProps): TextInputModel {
  return heading ? { state: 'ready', heading } : { state: 'none' }
}
