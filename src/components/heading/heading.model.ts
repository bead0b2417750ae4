import { useEffect } from 'react'
import { usePage } from '../../hooks/page-store'
import { useMainHeading } from '../../hooks/use-main-heading'
import type { HeadingProps } from './heading.schema'

type Level = 1 | 2 | 3 | 4 | 5 | 6

export type HeadingModel =
  | { state: 'none' }
  | {
      state: 'ready'
      level: Level
      size: 's' | 'm' | 'l' | 'xl'
      /** Whether the author gets a warning that the page has another heading of level 1. */
      isSecondMain: boolean
    }

const SIZES = { 1: 'xl', 2: 'l', 3: 'm', 4: 's', 5: 's', 6: 's' } as const

export function useHeading({ id, text, level, visualSize }: HeadingProps): HeadingModel {
  const page = usePage()
  const isShown = text.trim() !== ''
  const wantsMain = level === 1 && isShown
  const isDemoted = !useMainHeading(id, wantsMain) && wantsMain
  useEffect(() => {
    if (isDemoted) page.log('warn', `heading#${id}: the page has another h1; this one is an h2`)
  }, [page, id, isDemoted])
  if (!isShown) return { state: 'none' }
  const shown = isDemoted ? 2 : (level as Level)
  return {
    state: 'ready',
    level: shown,
    size: visualSize ?? SIZES[shown],
    isSecondMain: isDemoted && page.context.mode === 'edit',
  }
}
