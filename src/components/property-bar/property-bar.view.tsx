import { fillText } from '../../ui/fill-text'
import { Heart } from '../../ui/heart.view'
import { scripted, visuallyHidden } from '../../ui/hidden.styles'
import { Icon } from '../../ui/icon.view'
import { Link } from '../../ui/link.view'
import { Rating } from '../../ui/rating.view'
import type { PropertyBarModel } from './property-bar.model'
import type { PropertyBarProps } from './property-bar.schema'
import { actions, bar, bone, book, heart, inner, item, name, text } from './property-bar.styles'

export function PropertyBar({
  props,
  model,
}: {
  props: PropertyBarProps
  model: PropertyBarModel
}) {
  if (model.state === 'none') return null
  if (model.state === 'loading') return <Skeleton />
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
      <div className={inner}>
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
          <button type="button" className={`${item} ${scripted}`} onClick={model.showDetails}>
            <Icon name="info" />
            <span className={text}>{props.detailsLabel || labels.details}</span>
          </button>
          {map && (
            <Link
              className={item}
              href={map}
              newTabLabel={labels.newTab}
              onClick={() => onFollow('map')}
            >
              <Icon name="pin" />
              <span className={text}>{labels.map}</span>
            </Link>
          )}
          {phone && (
            <Link
              className={item}
              href={phone.href}
              aria-label={fillText(labels.call, { ...hotel, phone: phone.text })}
              onClick={() => onFollow('phone')}
            >
              <Icon name="phone" />
              <bdi dir="ltr" className={text}>
                {phone.text}
              </bdi>
            </Link>
          )}
          {reviews && (
            <Reviews labels={labels} {...reviews} locale={model.locale} onFollow={onFollow} />
          )}
        </div>
        {model.book && (
          <Link className={book} href={model.book}>
            {labels.book}
          </Link>
        )}
      </div>
    </nav>
  )
}

interface ReviewsProps {
  href: string
  stars: number
  count: number
  locale: string
  labels: PropertyBarProps['labels']
  onFollow: (target: 'reviews') => void
}

function Reviews({ href, stars, count, locale, labels, onFollow }: ReviewsProps) {
  const values = {
    stars: new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).format(stars),
    count: new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).format(count),
  }
  return (
    <Link className={item} href={href} onClick={() => onFollow('reviews')}>
      <Rating stars={stars} locale={locale} />
      <span className={text} aria-hidden="true">
        {fillText(labels.reviewCount, values)}
      </span>
      <span className={visuallyHidden}>{fillText(labels.reviews, values)}</span>
    </Link>
  )
}

function Skeleton() {
  return (
    <div className={bar} aria-hidden="true">
      <div className={inner}>
        <span className={bone} />
      </div>
    </div>
  )
}
