import { memo } from 'react'
import { filterRow } from '../../features/filters/list-tools.styles'
import { ListTools } from '../../features/filters/list-tools.view'
import { ReviewRating } from '../../features/property/reviews/rating.view'
import { PriceBlock } from '../../features/rates/price-block.view'
import { NearestDates, refusalText } from '../../features/rates/refusal.view'
import { LinkChoices } from '../../ui/disclosure/link-choices.view'
import { button } from '../../ui/form/button.styles'
import { groupTitle, section, sectionTitle } from '../../ui/layout/section.styles'
import { Picture } from '../../ui/media/picture.view'
import { countText } from '../../ui/text/count-text'
import { fillText } from '../../ui/text/fill-text'
import { scripted, visuallyHidden } from '../../ui/text/hidden.styles'
import { Link } from '../../ui/text/link.view'
import { Message } from '../../ui/text/message.view'
import { skeletonText } from '../../ui/text/skeleton.styles'
import { SkeletonLines } from '../../ui/text/skeleton.view'
import { Unanswered } from '../../ui/text/unanswered.view'
import type { FoundHotel } from './found-hotel.model'
import type { SearchResultsModel } from './search-results.model'
import type { ResultsParts } from './search-results.parts'
import type { SearchResultsLabels, SearchResultsProps } from './search-results.schema'
import {
  block,
  card,
  facts,
  filters,
  head,
  heart,
  layout,
  list,
  mapPlace,
  order,
  pager,
  photo,
  price,
  rating,
  tags,
  views,
} from './search-results.styles'

interface ViewProps {
  props: SearchResultsProps
  model: SearchResultsModel
  parts: ResultsParts
}

type Listed = Extract<SearchResultsModel, { state: 'list' }>

export function SearchResults({ props, model, parts }: ViewProps) {
  const { id, labels } = props
  const Title = (model.isMain ? 'h1' : `h${props.headingLevel}`) as 'h2'
  const isList = model.state === 'list'
  const area = isList ? model.area : null
  const place = isList ? model.place : null
  return (
    <section className={`${section} ${block}`} aria-labelledby={`${id}-title`}>
      <div className={head}>
        <Title id={`${id}-title`} className={sectionTitle}>
          {area ? labels.titleArea : place ? fillText(labels.titleNear, { place }) : labels.title}
        </Title>
        <p role="status">
          {model.state === 'loading' && (
            <span className={`${visuallyHidden} ${scripted}`}>{labels.loading}</span>
          )}
          {isList && countText(labels.found, model.total, model.locale)}
          {isList && place && !area && ` ${fillText(labels.within, { distance: model.radius })}`}
        </p>
      </div>
      <Body {...{ props, model, parts }} />
    </section>
  )
}

function Body({ props, model, parts }: ViewProps) {
  const { labels } = props
  switch (model.state) {
    case 'loading':
    case 'failed':
      return (
        <Unanswered {...{ labels, model }} isAnnouncedElsewhere skeleton={layout}>
          <div className={list}>
            {SKELETON_CARDS.map((index) => (
              <SkeletonCard key={index} text={index === 0 ? labels.loading : ''} />
            ))}
          </div>
          <div className={mapPlace} />
        </Unanswered>
      )
    case 'none':
      return (
        <Message
          kind="info"
          kindLabel={labels.info}
          title={labels.none}
          cta={
            model.wider
              ? {
                  label: fillText(labels.widen, { distance: model.wider.radius }),
                  href: model.wider.href,
                }
              : { label: labels.everywhere, href: model.everywhere }
          }
        >
          <p>{fillText(labels.noneText, { distance: model.radius })}</p>
        </Message>
      )
    case 'list':
      return <Hotels {...{ props, model, parts }} />
  }
}

/** With so many, what follows the list is out of sight. */
const SKELETON_CARDS = [0, 1, 2, 3, 4, 5, 6, 7]

const SkeletonCard = ({ text }: { text: string }) => (
  <div>
    <div className={card}>
      <div className={`${photo} ${skeletonText}`}>{text}</div>
      <div className={facts}>
        <SkeletonLines />
      </div>
      <div className={price}>
        <SkeletonLines />
      </div>
    </div>
  </div>
)

const SORT_LABELS = {
  distance: 'sortDistance',
  price: 'sortPrice',
  rating: 'sortRating',
  brand: 'sortBrand',
} as const satisfies Record<string, keyof SearchResultsLabels>

const VIEW_LABELS = { list: 'list', map: 'map' } as const

interface HotelsProps {
  props: SearchResultsProps
  model: Listed
  parts: ResultsParts
}

function Hotels({ props, model, parts }: HotelsProps) {
  const { labels } = props
  const { map, hotels, activeId, onActive, nights, rooms, locale, area, place } = model
  return (
    <>
      <ListTools button={model.filter.button} labels={labels} className={order}>
        {map && (
          <div className={`${views} ${scripted}`}>
            <LinkChoices
              label={labels.view}
              choices={map.choices}
              textOf={(name) => labels[VIEW_LABELS[name]]}
            />
          </div>
        )}
        <LinkChoices
          label={labels.sort}
          isNamed
          choices={model.sorts}
          textOf={(name) => labels[SORT_LABELS[name]]}
        />
      </ListTools>
      {(area || model.filter.list) && (
        <div className={`${filterRow} ${filters}`}>
          {area && (
            <Link className={button} href={area.back}>
              {place ? fillText(labels.backTo, { place }) : labels.everywhere}
            </Link>
          )}
          {model.filter.list && <parts.filtered props={props} list={model.filter.list} />}
        </div>
      )}
      <div className={map ? layout : undefined} data-view={map?.view}>
        <div>
          {model.total === 0 && !model.filter.list && (
            <Message kind="info" kindLabel={labels.info} title={labels.noneArea} />
          )}
          <ol className={list}>
            {hotels.map((hotel, index) => (
              <li key={hotel.id}>
                <Hotel
                  {...{ props, hotel, nights, rooms, locale, parts, onActive }}
                  isMain={model.isMain}
                  isEager={index < 2}
                  isActive={hotel.id === activeId}
                  hasHeart={model.hasHearts}
                />
              </li>
            ))}
          </ol>
          <Pager {...{ labels, model }} />
        </div>
        {map && (
          <div className={`${mapPlace} ${scripted}`} ref={map.placeRef}>
            {map.hasMap && (
              <parts.map
                props={props}
                map={{ hotels, activeId, onActive, nights, rooms, locale, ...model.mapArea }}
              />
            )}
          </div>
        )}
      </div>
    </>
  )
}

function Pager({ labels, model }: { labels: SearchResultsLabels; model: Listed }) {
  if (model.pages.length === 0) return null
  return (
    <nav aria-label={labels.pages} className={pager}>
      {model.previous && (
        <Link className={button} href={model.previous}>
          {labels.previous}
        </Link>
      )}
      <ol>
        {model.pages.map(({ name, href, isChosen }) => (
          <li key={name}>
            <Link
              href={href}
              aria-current={isChosen ? 'page' : undefined}
              aria-label={fillText(labels.page, { number: name })}
            >
              {name}
            </Link>
          </li>
        ))}
      </ol>
      {model.next && (
        <Link className={button} href={model.next}>
          {labels.next}
        </Link>
      )}
    </nav>
  )
}

interface HotelProps extends Pick<Listed, 'nights' | 'rooms' | 'locale' | 'isMain' | 'onActive'> {
  props: SearchResultsProps
  parts: ResultsParts
  hotel: FoundHotel
  isEager: boolean
  isActive: boolean
  hasHeart: boolean
}

/** Does not change while the visitor points at others. */
const Hotel = memo(HotelCard)

function HotelCard(given: HotelProps) {
  const {
    props,
    parts,
    hotel,
    nights,
    rooms,
    locale,
    isMain,
    isEager,
    isActive,
    hasHeart,
    onActive,
  } = given
  const { id, labels, headingLevel } = props
  const Name = `h${isMain ? 2 : headingLevel + 1}` as 'h3'
  const title = `${id}-${hotel.id}`
  return (
    <article
      className={card}
      aria-labelledby={title}
      data-sold-out={hotel.refusal ? '' : undefined}
      data-active={isActive || undefined}
      onPointerEnter={() => onActive(hotel.id)}
      onPointerLeave={() => onActive(null)}
      onFocus={() => onActive(hotel.id)}
      onBlur={() => onActive(null)}
    >
      <div className={photo}>
        {hotel.image && (
          <Picture
            image={{ ...hotel.image, width: 1200, height: 675, alt: '' }}
            isEager={isEager}
          />
        )}
        {hasHeart && (
          <span className={heart}>
            <parts.heart props={props} hotel={hotel} />
          </span>
        )}
      </div>
      <div className={facts}>
        <Name id={title} className={groupTitle}>
          <Link href={hotel.href}>{hotel.name}</Link>
        </Name>
        <p>
          {[hotel.place, hotel.distance && fillText(labels.away, { distance: hotel.distance })]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {hotel.reviews && (
          <p className={rating}>
            <ReviewRating {...hotel.reviews} locale={locale} labels={labels} />
          </p>
        )}
        {hotel.tags.length > 0 && (
          <ul className={tags}>
            {hotel.tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        )}
      </div>
      <div className={price}>
        {hotel.refusal && (
          <>
            <p>{refusalText(hotel.refusal, labels, locale)}</p>
            <NearestDates
              dates={hotel.refusal.nearest.slice(0, 2)}
              labels={labels}
              locale={locale}
              hrefOf={hotel.hrefOf}
            />
          </>
        )}
        {hotel.lowest && (
          <PriceBlock
            {...{ labels, nights, rooms, locale }}
            pricing={hotel.lowest}
            convert={hotel.convert}
          />
        )}
        {!hotel.refusal && (
          <Link
            className={button}
            data-kind="primary"
            href={hotel.href}
            aria-label={`${nights > 0 ? labels.viewRates : labels.viewHotel}: ${hotel.name}`}
          >
            {nights > 0 ? labels.viewRates : labels.viewHotel}
          </Link>
        )}
      </div>
    </article>
  )
}
