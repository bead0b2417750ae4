import { useEffect, useState } from 'react'
import type { UnseenComponent } from '../../api-types'
import { api } from './api'
import { useEditorState } from './use-editor'

/** The components of the stored draft of which visitors see nothing: all, or the one with this id. */
export function useUnseen(component?: string): UnseenComponent[] {
  const page = useEditorState((state) => state.page)
  const { id, path, locale, revision } = page
  const [unseen, setUnseen] = useState<UnseenComponent[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each stored revision is asked for anew
  useEffect(() => {
    let isCurrent = true
    api.unseen({ id, path, locale }, component).then(
      (answer) => isCurrent && setUnseen(answer.unseen),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [id, path, locale, revision, component])
  return unseen
}
