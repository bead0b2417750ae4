import { Rating } from '../../features/property/reviews/rating.view'
import { button } from '../../ui/form/button.styles'
import { section, sectionTitle } from '../../ui/layout/section.styles'
import { Picture } from '../../ui/media/picture.view'
import { fillText } from '../../ui/text/fill-text'
import { scripted, visuallyHidden } from '../../ui/text/hidden.styles'
import { Link } from '../../ui/text/link.view'
import { Message } from '../../ui/text/message.view'
import { NeedsScript } from '../../ui/text/needs-script.view'
import { SlowStatus } from '../../ui/text/slow-status.view'
import type { SavedHotel, SavedPropertiesModel } from './saved-properties.model'
import type { SavedPropertiesProps } from './saved-properties.schema'
import {
  actions,
  card,
  cards,
  count,
  empty,
  gone,
  head,
  name,
  picture,
  place,
  skeleton,
} from './saved-properties.styles'

interface ViewProps {
  props: SavedPropertiesProps
  model: SavedPropertiesModel
}

export function SavedProperties({ props, model }: ViewProps) {
  const { id, labels } = props
  const Title = (model.isMain ? 'h1' : `h${props.headingLevel}`) as 'h2'
  return (
    <section className={section} aria-labelledby={`${id}-title`}>
      <div className={head}>
        <Title id={`${id}-title`} className={sectionTitle}>
          {labels.title}
        </Title>
        {model.state === 'ready' && (
          <p className={count}>
            {fillText(labels.count, { count: model.count, limit: model.limit })}
          </p>
        )}
      </div>
      <Content props={props} model={model} />
    </section>
  )
}

function Content({ props, model }: ViewProps) {
  const { labels, emptyCta } = props
  if (model.state === 'loading') {
    return (
      <>
        <NeedsScript text={labels.needsScript} labels={labels} />
        <div className={`${cards} ${scripted}`} aria-hidden="true">
          <div className={skeleton} />
          <div className={skeleton} />
          <div className={skeleton} />
        </div>
        <SlowStatus label={labels.loading} />
      </>
    )
  }
  if (model.state === 'signIn') {
    return (
      <div className={empty}>
        <p>{labels.signInFirst}</p>
        <Link className={button} data-kind="primary" href={model.href}>
          {labels.signIn}
        </Link>
      </div>
    )
  }
  if (model.state === 'failed') {
    return (
      <Message
        kind="error"
        kindLabel={labels.error}
        role="alert"
        cta={{ label: labels.retry, onClick: model.retry }}
      >
        <p>{labels.failed}</p>
      </Message>
    )
  }
  return (
    <>
      {model.problem && (
        <Message
          kind={model.problem === 'limit' ? 'warning' : 'error'}
          kindLabel={model.problem === 'limit' ? labels.warning : labels.error}
          role="alert"
        >
          <p>{labels[model.problem]}</p>
        </Message>
      )}
      {model.asked && (
        <Message
          kind="warning"
          kindLabel={labels.warning}
          role="alert"
          cta={{
            label: labels.remove,
            name: fillText(labels.removeName, { hotel: model.asked.hotel }),
            onClick: model.asked.confirm,
          }}
        >
          <p>{fillText(labels.removeAsked, { hotel: model.asked.hotel })}</p>
        </Message>
      )}
      {model.hotels.length === 0 && (
        <div className={empty}>
          <p>{labels.empty}</p>
          {emptyCta && (
            <Link
              className={button}
              data-kind="primary"
              href={emptyCta.href}
              newTabLabel={emptyCta.newTab ? labels.newTab : undefined}
            >
              {emptyCta.label}
            </Link>
          )}
        </div>
      )}
      {model.hotels.length > 0 && (
        <ul className={cards}>
          {model.hotels.map((hotel) => (
            <li key={hotel.id} className={card}>
              {hotel.isRemoved ? (
                <Removed hotel={hotel} labels={labels} />
              ) : (
                <Card
                  hotel={hotel}
                  labels={labels}
                  level={props.headingLevel}
                  locale={model.locale}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

interface CardProps {
  hotel: SavedHotel
  labels: SavedPropertiesProps['labels']
}

function Card({ hotel, labels, level, locale }: CardProps & { level: number; locale: string }) {
  const Name = `h${Math.min(level + 1, 6)}` as 'h3'
  const filled = { hotel: hotel.name }
  const { details } = hotel
  return (
    <>
      <div className={picture}>
        {details?.image && <Picture image={{ ...details.image, width: 480, height: 360 }} />}
      </div>
      <Name className={name}>
        {details ? <Link href={details.href}>{hotel.name}</Link> : hotel.name}
      </Name>
      <p className={place}>
        {details ? details.place : labels.unavailable}
        {details?.reviews && (
          <>
            {' '}
            <Rating stars={details.reviews.stars} locale={locale} />
            <span className={visuallyHidden}>{fillText(labels.reviews, details.reviews)}</span>
          </>
        )}
      </p>
      <div className={actions}>
        {details && (
          <Link
            className={button}
            data-kind="primary"
            href={details.ratesHref}
            aria-label={fillText(labels.ratesName, filled)}
          >
            {labels.rates}
          </Link>
        )}
        {details?.mapHref && (
          <Link className={button} href={details.mapHref} newTabLabel={labels.newTab}>
            {labels.map}
          </Link>
        )}
        <button
          ref={hotel.isRestored ? takeFocus : undefined}
          type="button"
          className={button}
          aria-label={fillText(labels.removeName, filled)}
          onClick={hotel.remove}
        >
          {labels.remove}
        </button>
      </div>
    </>
  )
}

function Removed({ hotel, labels }: CardProps) {
  const filled = { hotel: hotel.name }
  return (
    <div className={gone}>
      <p>{fillText(labels.removed, filled)}</p>
      <button
        ref={takeFocus}
        type="button"
        className={button}
        aria-label={fillText(labels.undoName, filled)}
        onClick={hotel.undo}
      >
        {labels.undo}
      </button>
    </div>
  )
}

/** Moves the focus, because the pressed button was removed. Constant, so that React calls the ref once. */
function takeFocus(element: HTMLElement | null) {
  element?.focus()
}
