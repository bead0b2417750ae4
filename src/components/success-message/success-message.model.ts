import type { SuccessMessageProps } from './success-message.schema'

export type SuccessMessageModel = { state: 'none' } | { state: 'ready'; heading: string }

export function useSuccessMessage({ heading }: SuccessMessageProps): SuccessMessageModel {
  return heading ? { state: 'ready', heading } : { state: 'none' }
}
