import { memo } from 'react'
import { PriceBlock } from '../../features/rates/price-block.view'
import type { OfferedProduct, OfferedRoom } from '../../features/rates/product.model'
import { rateTerms } from '../../features/rates/rate-terms'
import { NearestDates, refusalText } from '../../features/rates/refusal.view'
import { roomPicture } from '../../features/rates/room-picture.rules'
import { memberSaving, type RoomRates } from '../../features/rates/rooms.rules'
import { formatCount } from '../../rules/formats/formatters'
import { formatMoney } from '../../rules/money/money'
import { LinkChoices } from '../../ui/disclosure/link-choices.view'
import { button } from '../../ui/form/button.styles'
import { groupTitle, section, sectionTitle } from '../../ui/layout/section.styles'
import { Picture } from '../../ui/media/picture.view'
import { countText } from '../../ui/text/count-text'
import { fillText } from '../../ui/text/fill-text'
import { visuallyHidden } from '../../ui/text/hidden.styles'
import { Link } from '../../ui/text/link.view'
import { Message } from '../../ui/text/message.view'
import { RichText } from '../../ui/text/rich-text.view'
import type { RateListModel } from './rate-list.model'
import type { RateListLabels, RateListProps } from './rate-list.schema'
import {
  badges,
  bar,
  card,
  facts,
  head,
  list,
  more,
  photo,
  rate as rateStyle,
  rates as ratesStyle,
  room as roomStyle,
  skeleton,
  terms,
} from './rate-list.styles'

interface ViewProps {
  props: RateListProps
  model: RateListModel
}

type Listed = Extract<RateListModel, { state: 'list' }>

export function RateList({ props, model }: ViewProps) {
  const { id, labels } = props
  const Title = `h${props.headingLevel}` as 'h2'
  return (
    <section className={section} aria-labelledby={`${id}-title`}>
      <div className={head}>
        <Title id={`${id}-title`} className={sectionTitle} tabIndex={-1}>
          {model.state === 'list' && model.room.count > 1
            ? fillText(labels.titleOf, model.room)
            : labels.title}
        </Title>
        <p role="status">
          {model.state === 'loading' && <span className={visuallyHidden}>{labels.loading}</span>}
          {model.state === 'list' &&
            countText(labels.roomResults, model.rooms.length, model.locale)}
        </p>
      </div>
      {model.problem && (
        <Message
          kind="error"
          kindLabel={labels.error}
          title={labels.notChosen}
          headingLevel={Math.min(props.headingLevel + 1, 6)}
        >
          {labels[model.problem]}
        </Message>
      )}
      <Body {...{ props, model }} />
    </section>
  )
}

function Body({ props, model }: ViewProps) {
  const { labels } = props
  switch (model.state) {
    case 'noDates':
      return <p>{labels.chooseDates}</p>
    case 'loading':
      return <div className={skeleton} aria-hidden="true" />
    case 'failed':
      return (
        <Message
          kind="error"
          kindLabel={labels.error}
          title={labels.failedTitle}
          cta={{ label: labels.retry, onClick: model.retry }}
        >
          {labels.failedText}
        </Message>
      )
    case 'none':
      return (
        <Message kind="info" kindLabel={labels.info} title={labels.noRooms}>
          {model.reasons.map((reason) => (
            <div key={`${reason.reason}-${reason.day}`}>
              <p>{refusalText(reason, labels, model.locale)}</p>
              <NearestDates
                dates={reason.nearest}
                labels={labels}
                locale={model.locale}
                hrefOf={model.hrefOf}
              />
            </div>
          ))}
          <p>
            <Link href={model.elsewhere}>{labels.findNearby}</Link>
          </p>
        </Message>
      )
    case 'list':
      return <Rooms {...{ props, model }} />
  }
}

const TAB_LABELS = {
  standard: 'standard',
  member: 'member',
  special: 'special',
  points: 'pointRates',
} as const satisfies Record<string, keyof RateListLabels>

const SORT_LABELS = {
  recommended: 'sortRecommended',
  priceAsc: 'sortPriceAsc',
  priceDesc: 'sortPriceDesc',
  points: 'sortPoints',
} as const satisfies Record<string, keyof RateListLabels>

function Rooms({ props, model }: { props: RateListProps; model: Listed }) {
  const { id, labels, memberDisclaimer } = props
  return (
    <>
      {model.notices.map((notice) => (
        <Message key={notice.reason} kind="warning" kindLabel={labels.warning}>
          {refusalText(notice, labels, model.locale)}
        </Message>
      ))}
      <div className={bar}>
        {model.tabs.length > 1 && (
          <LinkChoices
            label={labels.tabs}
            choices={model.tabs}
            textOf={(name) => labels[TAB_LABELS[name]]}
          />
        )}
        <LinkChoices
          label={labels.sort}
          isNamed
          choices={model.sorts}
          textOf={(name) => labels[SORT_LABELS[name]]}
        />
      </div>
      {model.tab === 'member' &&
        (String(memberDisclaimer) === '' ? (
          <p>{labels.memberNote}</p>
        ) : (
          <RichText html={memberDisclaimer} />
        ))}
      {model.tab === 'points' && <p>{labels.pointsNote}</p>}
      <ul className={list}>
        {model.rooms.map((rates) => (
          <li key={rates.room.code}>
            <RoomCard {...{ props, model, rates }} />
          </li>
        ))}
      </ul>
      {model.unavailable.length > 0 && (
        <>
          <h3 className={groupTitle}>{labels.unavailable}</h3>
          <ul className={list}>
            {model.unavailable.map(({ roomType, reason }) => (
              <li key={roomType.code}>
                <article className={card} aria-labelledby={`${id}-${roomType.code}`} data-sold-out>
                  <div className={roomStyle}>
                    <h4 id={`${id}-${roomType.code}`} className={groupTitle}>
                      {roomType.name}
                    </h4>
                    <p>{refusalText(reason, labels, model.locale)}</p>
                    <NearestDates
                      dates={reason.nearest}
                      labels={labels}
                      locale={model.locale}
                      hrefOf={model.hrefOf}
                    />
                  </div>
                </article>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

interface RoomCardProps {
  props: RateListProps
  model: Listed
  rates: RoomRates
}

function RoomCard({ props, model, rates: { room, rates } }: RoomCardProps) {
  const { id, labels, ratesPerCard } = props
  const first = rates.slice(0, ratesPerCard)
  const others = rates.slice(ratesPerCard)
  const title = `${id}-${room.code}`
  const rows = (of: OfferedProduct[]) => (
    <ul className={ratesStyle}>
      {of.map((product) => (
        <li key={product.id}>
          <RateRow {...{ props, model, product, room }} />
        </li>
      ))}
    </ul>
  )
  return (
    <article className={card} aria-labelledby={title}>
      <RoomFacts {...{ title, labels, room, locale: model.locale }} />
      <div>
        {rows(first)}
        {others.length > 0 && (
          <details className={more}>
            <summary>{countText(labels.moreRates, others.length, model.locale)}</summary>
            {rows(others)}
          </details>
        )}
      </div>
    </article>
  )
}

interface RoomFactsProps {
  title: string
  labels: RateListLabels
  room: OfferedRoom
  locale: string
}

/** Does not change while rates are sorted. */
const RoomFacts = memo(({ title, labels, room, locale }: RoomFactsProps) => {
  const image = roomPicture(room)
  const size = room.sizeSqm
  const all = [
    room.bedText,
    fillText(labels.sleeps, { count: room.maxGuests }),
    size &&
      fillText(labels.area, {
        metres: formatCount(size, locale),
        feet: formatCount(Math.round(size * SQUARE_FEET), locale),
      }),
    room.view,
    room.accessible && labels.accessible,
  ].filter(Boolean)
  return (
    <div className={roomStyle}>
      {image && (
        <div className={photo}>
          <Picture image={image} />
        </div>
      )}
      <h3 id={title} className={groupTitle}>
        {room.name}
      </h3>
      <ul className={facts}>
        {all.map((fact) => (
          <li key={String(fact)}>{fact}</li>
        ))}
      </ul>
      {room.shortText && <RichText html={room.shortText} />}
    </div>
  )
})

/** Square feet of a square metre. */
const SQUARE_FEET = 10.7639

interface RateRowProps {
  props: RateListProps
  model: Listed
  product: OfferedProduct
  room: OfferedRoom
}

function RateRow({ props, model, product, room }: RateRowProps) {
  const { labels, lowInventoryAt } = props
  const { nights, locale, convert, select } = model
  const { inventory, totalPricing, rate } = product
  const isShown = rate?.isGuestViewable ?? true
  const pricing = isShown ? (totalPricing ?? null) : null
  const saving = isShown ? memberSaving(product, model.products) : null
  const name = product.ratePlan?.name || labels.standard
  const isBusy = select.busyId === product.id
  return (
    <form
      method="post"
      action={select.action}
      className={rateStyle}
      onSubmit={(event) => {
        if (select.busyId) event.preventDefault()
        else select.onSubmit(product.id)
      }}
    >
      {select.fields.map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <input type="hidden" name="productId" value={product.id} />
      {product.quoteToken && <input type="hidden" name="quoteToken" value={product.quoteToken} />}
      <div>
        <p className={badges}>
          {product.defaultSelected && <b>{labels.current}</b>}
          {product.recommended && <b>{labels.recommended}</b>}
          {rate?.isMemberRate && <b>{labels.memberRate}</b>}
          {saving && <b>{fillText(labels.save, { percent: saving.percent })}</b>}
        </p>
        <h4>{name}</h4>
        <ul className={terms}>
          {rateTerms(product, labels, locale).map((term) => (
            <li key={term}>{term}</li>
          ))}
          {inventory !== null && inventory > 0 && inventory <= lowInventoryAt && (
            <li data-part="left">{countText(labels.onlyLeft, inventory, locale)}</li>
          )}
        </ul>
      </div>
      <PriceBlock
        {...{ labels, pricing, nights, locale, convert }}
        compared={saving?.compared.totalPricing?.total}
      />
      <button
        type="submit"
        className={button}
        data-kind="primary"
        data-busy={isBusy || undefined}
        aria-busy={isBusy || undefined}
      >
        {labels.select}
        <span className={visuallyHidden}>
          {' '}
          {fillText(labels.selectNamed, {
            room: room.name,
            rate: name,
            price: pricing ? formatMoney(pricing.total, locale) : labels.confidential,
          })}
        </span>
      </button>
      <span role="status" className={visuallyHidden}>
        {isBusy && labels.selecting}
      </span>
    </form>
  )
}
