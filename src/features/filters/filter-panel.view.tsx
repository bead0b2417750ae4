import { formatCount } from '../../rules/formats/formatters'
import { box } from '../../ui/form/checkbox-field.styles'
import {
  count as countStyle,
  group as groupStyle,
  groups as groupsStyle,
  hint as hintStyle,
  option as optionStyle,
} from './filter-panel.styles'
import type { FacetValue } from './filter-source.model'
import type { FilterValue } from './filters.rules'

/** A group as the form shows it. */
export interface ShownGroup {
  group: string
  title: string
  options: readonly (FacetValue & { isChosen: boolean })[]
}

interface FilterPanelProps {
  /** Id of the form, which the buttons name. */
  id: string
  /** The field's name in the address. */
  name: string
  /** What the address keeps. */
  fields: readonly (readonly [name: string, value: string])[]
  groups: readonly ShownGroup[]
  locale: string
  /** Said while nothing is left. */
  hint: string
  toggle: (value: FilterValue) => void
  onSubmit: () => void
}

/** The filters of a list as a GET form: without a script it leads to the page with them. */
export function FilterPanel(props: FilterPanelProps) {
  const { id, name, fields, groups, locale, hint, toggle, onSubmit } = props
  return (
    <form
      id={id}
      method="get"
      className={groupsStyle}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {fields.map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {hint && <p className={hintStyle}>{hint}</p>}
      {groups.map(({ group, title, options }) => (
        <fieldset key={group} className={groupStyle}>
          <legend>{title}</legend>
          {options.map(({ value, text, count, isChosen }) => (
            <label key={value} className={optionStyle} data-empty={count === 0 || undefined}>
              <input
                type="checkbox"
                className={box}
                name={name}
                value={value}
                checked={isChosen}
                onChange={() => toggle(value)}
              />
              <span>
                <bdi>{text}</bdi>
              </span>
              {count !== null && (
                <span className={countStyle}>
                  <bdi>({formatCount(count, locale)})</bdi>
                </span>
              )}
            </label>
          ))}
        </fieldset>
      ))}
    </form>
  )
}
