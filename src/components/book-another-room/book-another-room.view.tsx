import { section } from '../../ui/layout/section.styles'
import { Icon } from '../../ui/media/icon.view'
import { checkCircleIcon } from '../../ui/media/icons/check-circle'
import { countText } from '../../ui/text/count-text'
import { fillText } from '../../ui/text/fill-text'
import { visuallyHidden } from '../../ui/text/hidden.styles'
import type { BookAnotherRoomModel } from './book-another-room.model'
import type { BookAnotherRoomProps } from './book-another-room.schema'
import { step as stepStyle, steps } from './book-another-room.styles'

interface ViewProps {
  props: BookAnotherRoomProps
  model: BookAnotherRoomModel
}

export function BookAnotherRoom({ props: { labels, showNames }, model }: ViewProps) {
  if (model.state === 'none') return null
  return (
    <nav className={section} aria-label={labels.steps}>
      <ol className={steps}>
        {model.steps.map(({ number, guests, chosen, isCurrent }) => (
          <li
            key={number}
            className={stepStyle}
            aria-current={isCurrent ? 'step' : undefined}
            data-chosen={chosen !== null || undefined}
          >
            <b>
              {fillText(labels.room, { number })}
              {chosen !== null && (
                <>
                  <Icon path={checkCircleIcon} />
                  <span className={visuallyHidden}> {labels.chosen}</span>
                </>
              )}
            </b>
            <span>
              {(showNames && chosen) || countText(labels.guestCount, guests, model.locale)}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  )
}
