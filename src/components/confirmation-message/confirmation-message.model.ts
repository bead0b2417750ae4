import type { ConfirmationMessageProps } from './confirmation-message.schema'

export type ConfirmationMessageModel = { state: 'none' } | { state: 'ready'; heading: string }

export function useConfirmationMessage({ heading }: ConfirmationMessageProps): ConfirmationMessageModel {
  return heading ? { state: 'ready', heading } : { state: 'none' }
}
