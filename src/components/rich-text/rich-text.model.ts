import { useEffect } from 'react'
import { usePage } from '../../hooks/page-store'
import { stripTags } from '../../rules/content/plain-text'
import { readMeasure } from './measure'
import type { RichTextProps } from './rich-text.schema'

export type RichTextModel =
  | { state: 'none' }
  | {
      state: 'ready'
      /** Maximum line length in `ch`; null for none. */
      measure: number | null
      /** Whether the author gets a warning that the width is invalid. */
      isWidthUnclear: boolean
    }

const USUAL = 72

export function useRichText({ id, html, maxWidth }: RichTextProps): RichTextModel {
  const page = usePage()
  const measure = readMeasure(maxWidth)
  const isUnclear = measure === undefined
  useEffect(() => {
    if (isUnclear) page.log('warn', `rich-text#${id}: maxWidth "${maxWidth}" is no width`)
  }, [page, id, isUnclear, maxWidth])
  if (isEmpty(String(html))) return { state: 'none' }
  return {
    state: 'ready',
    measure: isUnclear ? USUAL : measure,
    isWidthUnclear: isUnclear && page.context.mode === 'edit',
  }
}

/** Without text and pictures. */
function isEmpty(html: string): boolean {
  return stripTags(html) === '' && !/<img\s/i.test(html)
}
