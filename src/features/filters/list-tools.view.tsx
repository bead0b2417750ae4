import type { ReactNode } from 'react'
import { button } from '../../ui/form/button.styles'
import { ParsedEnd } from '../../ui/layout/parsed-end.view'
import { revealWhenParsed } from '../../ui/layout/reveal-when-parsed.styles'
import { Icon } from '../../ui/media/icon.view'
import { filterIcon } from '../../ui/media/icons/filter'
import type { FilterButtonModel } from './filter-button.model'
import { tools } from './list-tools.styles'

interface ListToolsProps {
  /** What opens the filters; undefined on a page without them. */
  button: FilterButtonModel | undefined
  labels: { filter: string }
  className?: string
  /** The choices of the list; the last one is its order. */
  children: ReactNode
}

/** The row above a list: its filters, and the choices beside them. */
export function ListTools({ button: opening, labels, className = '', children }: ListToolsProps) {
  return (
    <div className={`${tools} ${revealWhenParsed} ${className}`}>
      {opening && (
        <button type="button" className={button} aria-haspopup="dialog" {...opening}>
          <Icon path={filterIcon} />
          {labels.filter}
        </button>
      )}
      {children}
      <ParsedEnd />
    </div>
  )
}
