import { useEffect, useRef, useState } from 'react'
import { usePage } from '../../hooks/page-store'
import { useIsLate } from '../../hooks/use-is-late'
import { usePageValue } from '../../hooks/use-page-value'
import { useTrack } from '../../hooks/use-track'
import { localPathAtom } from '../../services/navigate/context-path'
import type { InlineMessageProps } from './inline-message.schema'

export type InlineMessageModel =
  | { state: 'none' }
  | {
      state: 'ready'
      /** Its live role: an error is an alert only if it appears after the page has loaded. */
      role: 'status' | 'alert' | undefined
      cta: { label: string; href: string; isNewTab: boolean } | null
      /** Null: it cannot be closed. */
      close: (() => void) | null
    }

export function useInlineMessage(props: InlineMessageProps): InlineMessageModel {
  const { type, title, text, dismissible, cta } = props
  const isEditing = usePage().context.mode === 'edit'
  const localPath = usePageValue(localPathAtom)
  const isLate = useIsLate()
  const [isClosed, setClosed] = useState(false)
  const isShown = !isClosed && Boolean(title.trim() || String(text).trim())
  const track = useRef(useTrack('inline-message', props))
  useEffect(() => {
    if (isShown) track.current('inline_message_view', { type })
  }, [isShown, type])

  if (!isShown) return { state: 'none' }
  return {
    state: 'ready',
    role: type !== 'error' ? 'status' : isLate ? 'alert' : undefined,
    cta: cta?.label ? { label: cta.label, href: localPath(cta.href), isNewTab: cta.newTab } : null,
    close: dismissible ? () => !isEditing && setClosed(true) : null,
  }
}
