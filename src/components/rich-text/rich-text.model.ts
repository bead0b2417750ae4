import type { RichTextProps } from './rich-text.schema'

export type RichTextModel = { state: 'none' } | { state: 'ready'; heading: string }

export function useRichText({ heading }: RichTextProps): RichTextModel {
  return heading ? { state: 'ready', heading } : { state: 'none' }
}
