import { countText } from '../../../ui/text/count-text'
import { visuallyHidden } from '../../../ui/text/hidden.styles'
import type { placeListLabels } from './place-list.labels'
import { group, list, option } from './place-list.styles'
import type { PlaceKind, PlaceListModel } from './use-place-list'

interface PlaceListProps {
  labels: (typeof placeListLabels)['english']
  model: PlaceListModel
  locale: string
}

const NAMES: Record<PlaceKind, 'cities' | 'airports' | 'hotels'> = {
  CITY: 'cities',
  AIRPORT: 'airports',
  HOTEL: 'hotels',
}

/** The list of a combobox; the focus stays in the input. */
export function PlaceList({ labels, model, locale }: PlaceListProps) {
  const isList = model.state === 'list'
  return (
    <>
      <span role="status" className={visuallyHidden}>
        {isList && countText(labels.placeCount, model.count, locale)}
        {model.state === 'empty' && labels.noPlace}
      </span>
      {isList && (
        <div id={model.listId} role="listbox" aria-label={labels.places} className={list}>
          {model.groups.map(({ kind, options }) => (
            // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of HTML
            <div
              key={kind}
              role="group"
              aria-labelledby={`${model.listId}-${kind}`}
              className={group}
            >
              <p id={`${model.listId}-${kind}`}>{labels[NAMES[kind]]}</p>
              {options.map(({ id, label, detail, isActive, choose }) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the keys (APG combobox)
                <div
                  key={id}
                  id={id}
                  role="option"
                  tabIndex={-1}
                  aria-selected={isActive}
                  className={option}
                  ref={isActive ? intoView : undefined}
                  // The input keeps the focus, or its blur would close the list before the click.
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={choose}
                >
                  {label}
                  {detail && <small>{detail}</small>}
                </div>
              ))}
            </div>
          ))}
        </div>
      )}
    </>
  )
}

function intoView(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' })
}
