import { quickLink, quickText } from '../../features/property/quick-link.styles'
import { PhoneLink, ReviewsLink } from '../../features/property/quick-links.view'
import { Heart } from '../../features/save-hotel/heart.view'
import { ParsedEnd } from '../../ui/layout/parsed-end.view'
import { revealWhenParsed } from '../../ui/layout/reveal-when-parsed.styles'
import { Icon } from '../../ui/media/icon.view'
import { infoIcon } from '../../ui/media/icons/info'
import { pinIcon } from '../../ui/media/icons/pin'
import { fillText } from '../../ui/text/fill-text'
import { scripted } from '../../ui/text/hidden.styles'
import { Link } from '../../ui/text/link.view'
import { SlowStatus } from '../../ui/text/slow-status.view'
import type { PropertyBarModel } from './property-bar.model'
import type { PropertyBarProps } from './property-bar.schema'
import { actions, bar, book, heart, inner, name, skeleton } from './property-bar.styles'

export function PropertyBar({
  props,
  model,
}: {
  props: PropertyBarProps
  model: PropertyBarModel
}) {
  if (model.state === 'none') return null
  if (model.state === 'loading') return <Skeleton label={props.labels.loading} />
  const { labels } = props
  const { map, phone, reviews, save, onFollow } = model
  const hotel = { hotel: model.name }
  return (
    <nav
      ref={model.barRef}
      className={bar}
      aria-label={labels.bar}
      data-sticky={props.sticky || undefined}
      data-away={model.isAway || undefined}
    >
      <div className={`${inner} ${revealWhenParsed}`}>
        <p className={name}>{model.name}</p>
        {props.showSave && (
          <div className={heart}>
            <Heart
              control={save}
              labels={{
                ...labels,
                saveName: fillText(labels.saveName, hotel),
                savedName: fillText(labels.savedName, hotel),
              }}
              showLabel="fromM"
            />
          </div>
        )}
        <div className={actions}>
          <button
            type="button"
            className={`${quickLink} ${scripted}`}
            aria-haspopup="dialog"
            onClick={(event) => {
              event.preventDefault()
              model.showDetails()
            }}
            {...model.detailsCommand}
          >
            <Icon path={infoIcon} />
            <span className={quickText}>{props.detailsLabel || labels.details}</span>
          </button>
          {map && (
            <Link
              className={quickLink}
              href={map}
              newTabLabel={labels.newTab}
              onClick={() => onFollow('map')}
            >
              <Icon path={pinIcon} />
              <span className={quickText}>{labels.map}</span>
            </Link>
          )}
          {phone && (
            <PhoneLink
              {...phone}
              name={fillText(labels.call, { ...hotel, phone: phone.text })}
              onClick={() => onFollow('phone')}
            />
          )}
          {reviews && (
            <ReviewsLink
              {...reviews}
              labels={labels}
              locale={model.locale}
              onClick={() => onFollow('reviews')}
            />
          )}
        </div>
        {model.book && (
          <Link className={book} href={model.book}>
            {labels.book}
          </Link>
        )}
        <ParsedEnd />
      </div>
    </nav>
  )
}

function Skeleton({ label }: { label: string }) {
  return (
    <div className={`${bar} ${scripted}`}>
      <div className={inner} aria-hidden="true">
        <span className={skeleton} />
      </div>
      <SlowStatus label={label} />
    </div>
  )
}
