import type { MouseEvent } from 'react'
import { Icon } from '../../ui/media/icon.view'
import { closeIcon } from '../../ui/media/icons/close'
import { fillText } from '../../ui/text/fill-text'
import { Link } from '../../ui/text/link.view'
import { chosen, clear as clearStyle, note as noteStyle } from './chosen-filters.styles'
import type { ChosenFilterLabels } from './filters.labels'

/** A link to the page without a filter, or without any. */
export interface FilterLink {
  href: string
  /** Takes it away without leaving the page. */
  onClick?: (event: MouseEvent) => void
}

export interface ChosenFilter extends FilterLink {
  value: string
  text: string
}

interface ChosenFiltersProps {
  labels: ChosenFilterLabels
  filters: readonly ChosenFilter[]
  clear: FilterLink
  /** How much is left. */
  left: string
  /** The address has filters that the list does not know. */
  isPartlyGone: boolean
  /** Nothing is left. */
  isEmpty: boolean
}

/** The filters of a list, each with a way to take it away; without a script each is a link. */
export function ChosenFilters({
  labels,
  filters,
  clear,
  left,
  isPartlyGone,
  isEmpty,
}: ChosenFiltersProps) {
  return (
    <>
      {filters.length > 0 && (
        <ul className={chosen} aria-label={labels.chosenFilters}>
          {filters.map(({ value, text, ...link }) => (
            <li key={value}>
              <Link {...link} aria-label={fillText(labels.removeFilter, { filter: text })}>
                <bdi>{text}</bdi>
                <Icon path={closeIcon} />
              </Link>
            </li>
          ))}
          <li className={clearStyle}>
            <Link {...clear}>{labels.clearFilters}</Link>
          </li>
        </ul>
      )}
      {isPartlyGone && <p className={noteStyle}>{labels.filtersGone}</p>}
      {isEmpty ? (
        <p className={noteStyle}>{labels.noMatch}</p>
      ) : (
        <p className={noteStyle}>{left}</p>
      )}
    </>
  )
}
