import type { MouseEvent } from 'react'
import { commandOf, type DialogCommand, openOverlay } from '../../services/overlays/overlays'
import type { Page } from '../../services/page/page'

/** Attributes of the button: its command opens the dialog also before any script runs. */
export interface FilterButtonModel extends DialogCommand {
  onClick: (event: MouseEvent) => void
}

/** What opens the filters of the page; undefined on a page without them. */
export function filterButton(page: Page): FilterButtonModel | undefined {
  const command = commandOf(page, 'filter')
  return (
    command && {
      ...command,
      onClick(event) {
        event.preventDefault()
        openOverlay('filter')
      },
    }
  )
}
