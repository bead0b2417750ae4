import { ReviewRating } from '../../features/property/reviews/rating.view'
import { groupTitle, section, sectionTitle } from '../../ui/layout/section.styles'
import { Icon } from '../../ui/media/icon.view'
import { pinIcon } from '../../ui/media/icons/pin'
import { sparkleIcon } from '../../ui/media/icons/sparkle'
import { Picture } from '../../ui/media/picture.view'
import { fillText } from '../../ui/text/fill-text'
import { scripted, visuallyHidden } from '../../ui/text/hidden.styles'
import { Link } from '../../ui/text/link.view'
import { SlowStatus } from '../../ui/text/slow-status.view'
import type { HotelOverviewModel } from './hotel-overview.model'
import type { HotelOverviewProps } from './hotel-overview.schema'
import {
  about,
  address,
  columns,
  description,
  highlights,
  mapLink,
  mapPicture,
  mapText,
  mark,
  more,
  phone,
  place,
  proud,
  rating,
  rest,
  skeleton,
  tags,
  time,
  times,
  top,
  whenClosed,
  whenOpen,
} from './hotel-overview.styles'

interface ViewProps {
  props: HotelOverviewProps
  model: HotelOverviewModel
}

type Ready = Extract<HotelOverviewModel, { state: 'ready' }>
interface PartProps {
  props: HotelOverviewProps
  model: Ready
}

export function HotelOverview({ props, model }: ViewProps) {
  if (model.state === 'none') return null
  if (model.state === 'loading') return <Skeleton label={props.labels.loading} />
  const { hotel } = model
  const Heading = `h${props.headingLevel}` as 'h2'
  const titleId = `${props.id}-title`
  const hasPlace = model.map !== null || hotel.addressLines.length > 0 || hotel.phone !== null
  const hasProud = hotel.highlights.length > 0 || hotel.amenities.length > 0
  return (
    <section className={section} aria-labelledby={titleId}>
      <div className={columns} data-pair={hasPlace || undefined}>
        <div className={about}>
          <Heading id={titleId} className={sectionTitle}>
            {model.heading}
          </Heading>
          <Reviews props={props} model={model} />
          {model.description.start && <Description props={props} model={model} />}
          <Times props={props} model={model} />
          {hotel.brandTags.length > 0 && (
            <ul className={tags} aria-label={props.labels.brandTags}>
              {hotel.brandTags.map((tag) => (
                <li key={tag}>{tag}</li>
              ))}
            </ul>
          )}
        </div>
        {hasPlace && <Place props={props} model={model} />}
      </div>
      {hasProud && <Proud props={props} model={model} />}
    </section>
  )
}

function Reviews({ props: { labels }, model }: PartProps) {
  const shown = model.hotel.rating
  if (!shown) return null
  return (
    <Link className={rating} href={shown.href}>
      <ReviewRating stars={shown.stars} count={shown.count} locale={model.locale} labels={labels} />
    </Link>
  )
}

/** The HTML contains the whole text; the place of the cut may differ between engines. */
function Description({ props, model }: PartProps) {
  const { start, rest: remainder, isBroken } = model.description
  const { ref, startsOpen, onToggle } = model.more
  const textId = `${props.id}-description`
  return (
    <div>
      <p id={textId} className={description}>
        <span suppressHydrationWarning>{start}</span>
        {remainder && (
          <span className={rest} data-broken={isBroken || undefined} suppressHydrationWarning>
            {remainder}
          </span>
        )}
      </p>
      {remainder && (
        // The visitor may have opened it before hydration.
        <details ref={ref} open={startsOpen} onToggle={onToggle} suppressHydrationWarning>
          <summary className={more} aria-controls={textId}>
            <span className={whenClosed}>{props.labels.readMore}</span>
            <span className={whenOpen}>{props.labels.readLess}</span>
          </summary>
        </details>
      )}
    </div>
  )
}

function Times({ props: { labels }, model: { hotel } }: PartProps) {
  const { checkIn, checkOut } = hotel
  if (!checkIn && !checkOut) return null
  return (
    <dl className={times}>
      {checkIn && (
        <div>
          <dt>{labels.checkIn}</dt>
          <dd>
            <time className={time} dateTime={checkIn.time}>
              {fillText(labels.checkInFrom, { time: checkIn.text })}
            </time>
          </dd>
        </div>
      )}
      {checkOut && (
        <div>
          <dt>{labels.checkOut}</dt>
          <dd>
            <time className={time} dateTime={checkOut.time}>
              {fillText(labels.checkOutUntil, { time: checkOut.text })}
            </time>
          </dd>
        </div>
      )}
    </dl>
  )
}

function Place({ props, model }: PartProps) {
  const { labels } = props
  const { hotel, map } = model
  const Title = subheading(props.headingLevel)
  return (
    <div className={place}>
      <Title className={visuallyHidden}>{labels.location}</Title>
      {map && (
        <Link
          className={mapLink}
          href={map.href}
          newTabLabel={labels.newTab}
          onClick={map.onFollow}
          data-pictured={map.src ? true : undefined}
        >
          {map.src && (
            <span className={mapPicture}>
              <Picture
                image={{
                  src: map.src,
                  width: 640,
                  height: 400,
                  alt: fillText(labels.mapImage, { hotel: hotel.name }),
                }}
                onBroken={map.onBroken}
              />
            </span>
          )}
          <span className={mapText}>
            <Icon path={pinIcon} />
            {labels.map}
          </span>
        </Link>
      )}
      {hotel.addressLines.length > 0 && (
        <address className={address}>
          <strong>{hotel.name}</strong>
          {hotel.addressLines.map((line) => (
            <bdi key={line}>{line}</bdi>
          ))}
        </address>
      )}
      {hotel.phone && (
        <Link
          className={phone}
          href={hotel.phone.href}
          aria-label={fillText(labels.call, { hotel: hotel.name, phone: hotel.phone.text })}
        >
          <bdi dir="ltr">{hotel.phone.text}</bdi>
        </Link>
      )}
    </div>
  )
}

function Proud({ props, model }: PartProps) {
  const { labels } = props
  const { hotel, allAmenities } = model
  const Title = subheading(props.headingLevel)
  return (
    <div className={proud}>
      {hotel.highlights.length > 0 && (
        <div>
          <Title className={groupTitle}>{labels.highlights}</Title>
          <ul className={highlights}>
            {hotel.highlights.map((highlight) => (
              <li key={highlight}>
                <span className={mark}>
                  <Icon path={sparkleIcon} filled />
                </span>
                {highlight}
              </li>
            ))}
          </ul>
        </div>
      )}
      {hotel.amenities.length > 0 && (
        <div>
          <Title className={groupTitle}>{labels.amenities}</Title>
          <ul className={top}>
            {hotel.amenities.map(({ name, icon }) => (
              <li key={name}>
                <Icon path={icon} />
                {name}
              </li>
            ))}
          </ul>
          <Link className={more} href={allAmenities}>
            {labels.allAmenities}
          </Link>
        </div>
      )}
    </div>
  )
}

function subheading(level: number) {
  return `h${Math.min(level + 1, 6)}` as 'h3'
}

function Skeleton({ label }: { label: string }) {
  return (
    <div className={`${section} ${scripted}`}>
      <div className={columns} data-pair aria-hidden="true">
        <div className={about}>
          <span className={skeleton} data-part="title" />
          <span className={skeleton} data-part="text" />
        </div>
        <span className={skeleton} data-part="map" />
      </div>
      <SlowStatus label={label} />
    </div>
  )
}
