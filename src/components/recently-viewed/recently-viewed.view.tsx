import { ReviewRating } from '../../features/property/reviews/rating.view'
import { button } from '../../ui/form/button.styles'
import { section, sectionTitle } from '../../ui/layout/section.styles'
import { Picture } from '../../ui/media/picture.view'
import { Link } from '../../ui/text/link.view'
import type { RecentlyViewedModel, ViewedHotel } from './recently-viewed.model'
import type { RecentlyViewedProps } from './recently-viewed.schema'
import { card, facts, head, photo, rating, row } from './recently-viewed.styles'

interface ViewProps {
  props: RecentlyViewedProps
  model: RecentlyViewedModel
}

export function RecentlyViewed({ props, model }: ViewProps) {
  if (model.state === 'none') return null
  if (model.state === 'waiting') return <div ref={model.placeRef} />
  const { id, labels, heading, headingLevel } = props
  const Title = `h${headingLevel}` as 'h2'
  return (
    <section className={section} aria-labelledby={`${id}-title`}>
      <div className={head}>
        <Title id={`${id}-title`} className={sectionTitle}>
          {heading || labels.title}
        </Title>
        <button
          type="button"
          className={button}
          data-kind="text"
          aria-label={labels.clearName}
          onClick={model.clear}
        >
          {labels.clear}
        </button>
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without marks for none */}
      <ul className={row} role="list">
        {model.hotels.map((hotel) => (
          <li key={hotel.id}>
            <Hotel props={props} hotel={hotel} locale={model.locale} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface HotelProps {
  props: RecentlyViewedProps
  hotel: ViewedHotel
  locale: string
}

function Hotel({ props: { labels, headingLevel }, hotel, locale }: HotelProps) {
  const Name = `h${Math.min(headingLevel + 1, 6)}` as 'h3'
  const { name, country, href, image, reviews, onBroken, onOpen } = hotel
  return (
    <article className={card}>
      <div className={photo}>
        {image && (
          <Picture image={{ src: image, width: 400, height: 225, alt: '' }} onBroken={onBroken} />
        )}
      </div>
      <div className={facts}>
        <Name>
          <Link href={href} onClick={onOpen}>
            {name}
          </Link>
        </Name>
        {country && <p>{country}</p>}
        {reviews && (
          <p className={rating}>
            <ReviewRating
              {...reviews}
              locale={locale}
              labels={{ reviewCount: labels.reviewCount, reviews: labels.rating }}
            />
          </p>
        )}
      </div>
    </article>
  )
}
