import type { InlineMessageProps } from './inline-message.schema'

export type InlineMessageModel = { state: 'none' } | { state: 'ready'; heading: string }

export function useInlineMessage({ heading }: InlineMessageProps): InlineMessageModel {
  return heading ? { state: 'ready', heading } : { state: 'none' }
}
