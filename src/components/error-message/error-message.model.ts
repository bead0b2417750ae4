import type { ErrorMessageProps } from './error-message.schema'

export type ErrorMessageModel = { state: 'none' } | { state: 'ready'; heading: string }

export function useErrorMessage({ heading }: ErrorMessageProps): ErrorMessageModel {
  return heading ? { state: 'ready', heading } : { state: 'none' }
}
