import { Icon } from '../../ui/media/icon.view'
import { closeIcon } from '../../ui/media/icons/close'
import { fillText } from '../../ui/text/fill-text'
import { Link } from '../../ui/text/link.view'
import type { ChosenFiltersModel } from './chosen-filters.model'
import { chosen, clear as clearStyle, note as noteStyle } from './chosen-filters.styles'
import type { ChosenFilterLabels } from './filters.labels'

interface ChosenFiltersProps extends ChosenFiltersModel {
  labels: ChosenFilterLabels
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
