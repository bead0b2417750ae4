import { useCallback, useEffect, useState } from 'react'
import { usePage } from '../../hooks/page-store'
import { emit, listen } from '../../services/events/events'
import { loadPageModel } from '../../services/page/page-model'
import type { PlacedWidget } from '../../ui/layout/placeholders.view'
import type { PageModelProps } from './page-model.schema'

export type PageModelModel =
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'ready'; widgets: PlacedWidget[] }

/**
 * The components of one part of the page, requested in the browser. The page's error message shows a
 * failure (code `page-model`) and can retry it.
 */
export function usePageModel({ part }: PageModelProps): PageModelModel {
  const page = usePage()
  const isEdited = page.context.mode === 'edit'
  const [widgets, setWidgets] = useState<PlacedWidget[] | 'failed' | undefined>()

  const load = useCallback(async () => {
    setWidgets(undefined)
    setWidgets((await loadPageModel(page, part)) ?? 'failed')
  }, [page, part])

  useEffect(() => {
    if (!isEdited) load()
  }, [isEdited, load])

  useEffect(() => {
    if (widgets !== 'failed') return
    return listen('page-error-retry', ({ component }) => {
      if (component !== 'page-model') return
      emit('page-error-clear', { component })
      load()
    })
  }, [widgets, load])

  if (isEdited || widgets === 'failed') return { state: 'none' }
  return widgets ? { state: 'ready', widgets } : { state: 'loading' }
}
