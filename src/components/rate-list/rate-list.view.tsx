import { memo, Suspense, useDeferredValue } from 'react'
import { FailedChoiceMessage } from '../../features/booking/cart/failed-choice.view'
import {
  RatesForm,
  SelectButton,
  SelectRate,
  SelectStatus,
} from '../../features/booking/cart/select-rate.view'
import type { FailedChoice } from '../../features/booking/cart/use-select-form'
import { filterRow } from '../../features/filters/list-tools.styles'
import { ListTools } from '../../features/filters/list-tools.view'
import { PriceBlock } from '../../features/rates/price-block.view'
import type { OfferedProduct } from '../../features/rates/product.model'
import { NearestDates, refusalText } from '../../features/rates/refusal.view'
import { LinkChoices } from '../../ui/disclosure/link-choices.view'
import { groupTitle, section, sectionTitle } from '../../ui/layout/section.styles'
import { Picture } from '../../ui/media/picture.view'
import { countText } from '../../ui/text/count-text'
import { fillText } from '../../ui/text/fill-text'
import { scripted, visuallyHidden } from '../../ui/text/hidden.styles'
import { Link } from '../../ui/text/link.view'
import { Message } from '../../ui/text/message.view'
import { RichText } from '../../ui/text/rich-text.view'
import { skeletonText } from '../../ui/text/skeleton.styles'
import { SkeletonLines } from '../../ui/text/skeleton.view'
import { Unanswered } from '../../ui/text/unanswered.view'
import type { ListedRooms } from './listed-rooms.model'
import { LowestNights } from './lowest-nights.view'
import type { RateListModel } from './rate-list.model'
import type { RateListParts } from './rate-list.parts'
import type { RateListLabels, RateListProps } from './rate-list.schema'
import {
  badges,
  bar,
  block,
  card,
  detailsLink,
  facts,
  head,
  list,
  messages,
  more,
  notice,
  photo,
  rate as rateStyle,
  rates as ratesStyle,
  room as roomStyle,
  skeletonCard,
  skeletonRates,
  terms,
} from './rate-list.styles'
import type { RoomFacts, ShownRate, ShownRoom } from './shown-rooms.model'

interface ViewProps {
  props: RateListProps
  model: RateListModel
  parts: RateListParts
}

type Listed = Extract<RateListModel, { state: 'list' }>

export function RateList({ props, model, parts }: ViewProps) {
  const { id, labels } = props
  const Title = `h${props.headingLevel}` as 'h2'
  return (
    <section className={`${section} ${block}`} aria-labelledby={`${id}-title`}>
      <div className={head}>
        <Title id={`${id}-title`} className={sectionTitle} tabIndex={-1}>
          {model.state === 'list' && model.room.count > 1
            ? fillText(labels.titleOf, model.room)
            : labels.title}
        </Title>
        <p role="status">
          {model.state === 'loading' && (
            <span className={`${visuallyHidden} ${scripted}`}>{labels.loading}</span>
          )}
          {model.state === 'list' &&
            countText(labels.roomResults, model.listed.rooms.length, model.locale)}
        </p>
      </div>
      {model.changed && (
        <div className={messages}>
          <ChangedPrice {...{ props }} changed={model.changed} />
        </div>
      )}
      {model.failed && (
        <div className={messages}>
          <FailedChoiceMessage
            labels={labels}
            form={model.failed.select.form}
            failed={model.failed.failed}
          />
        </div>
      )}
      {model.problem && !model.changed && (
        <div className={messages}>
          <Message
            kind="error"
            kindLabel={labels.error}
            title={labels.notChosen}
            headingLevel={Math.min(props.headingLevel + 1, 6)}
          >
            {labels[model.problem]}
          </Message>
        </div>
      )}
      <Body {...{ props, model, parts }} />
    </section>
  )
}

interface ChangedProps {
  props: RateListProps
  changed: NonNullable<RateListModel['changed']>
}

/** Another price is shown before it counts (docs/decisions/0044). */
function ChangedPrice({ props: { labels, headingLevel }, changed }: ChangedProps) {
  const { text, agree, rate, select } = changed
  return (
    <Message
      kind="warning"
      kindLabel={labels.warning}
      title={labels.moved}
      headingLevel={Math.min(headingLevel + 1, 6)}
    >
      <p>{text}</p>
      <SelectRate labels={{ ...labels, select: agree }} select={select} rate={rate} />
      <p>{labels.orAnother}</p>
    </Message>
  )
}

function Body({ props, model, parts }: ViewProps) {
  const { labels } = props
  switch (model.state) {
    case 'noDates':
      return (
        <>
          <p>{labels.chooseDates}</p>
          <LowestNights labels={labels} months={model.months} />
        </>
      )
    case 'loading':
    case 'failed':
      return (
        <Unanswered {...{ labels, model }} isAnnouncedElsewhere skeleton={list}>
          {SKELETON_CARDS.map((index) => (
            <SkeletonCard key={index} text={index === 0 ? labels.loading : ''} />
          ))}
        </Unanswered>
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
      return <Rooms {...{ props, model, parts }} />
  }
}

/** With so many, what follows the list is out of sight. */
const SKELETON_CARDS = [0, 1, 2, 3]

const SkeletonCard = ({ text }: { text: string }) => (
  <div className={`${card} ${skeletonCard}`}>
    <div className={roomStyle}>
      <div className={`${photo} ${skeletonText}`}>{text}</div>
      <SkeletonLines />
    </div>
    <div className={skeletonRates}>
      <SkeletonLines />
      <SkeletonLines />
      <SkeletonLines />
    </div>
  </div>
)

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

interface RoomsProps {
  props: RateListProps
  model: Listed
  parts: RateListParts
}

function Rooms({ props, model, parts }: RoomsProps) {
  const { id, labels, memberDisclaimer } = props
  // What was pressed answers before hundreds of rates are drawn again.
  const listed = useDeferredValue(model.listed)
  return (
    <>
      {model.notices.length > 0 && (
        <div className={messages}>
          {model.notices.map((notice) => (
            <Message key={notice.reason} kind="warning" kindLabel={labels.warning}>
              {refusalText(notice, labels, model.locale)}
            </Message>
          ))}
        </div>
      )}
      <div className={bar}>
        {model.tabs.length > 1 && (
          <LinkChoices
            label={labels.tabs}
            choices={model.tabs}
            textOf={(name) => labels[TAB_LABELS[name]]}
          />
        )}
        <ListTools button={model.filter.button} labels={labels}>
          <LinkChoices
            label={labels.sort}
            isNamed
            choices={model.sorts}
            textOf={(name) => labels[SORT_LABELS[name]]}
          />
        </ListTools>
        {model.filter.list && (
          <div className={filterRow}>
            <parts.filtered props={props} list={model.filter.list} />
          </div>
        )}
      </div>
      {model.tab === 'member' && String(memberDisclaimer) === '' && <p>{labels.memberNote}</p>}
      {String(memberDisclaimer) !== '' && (
        // The browser may not make its HTML later.
        <div hidden={model.tab !== 'member'}>
          <RichText html={memberDisclaimer} />
        </div>
      )}
      {model.tab === 'points' && <p>{labels.pointsNote}</p>}
      <RatesForm id={formOf(props)} form={listed.form} />
      <SelectStatus labels={labels} isBusy={model.select.busyId !== null} />
      <ul className={list} aria-busy={listed !== model.listed || undefined}>
        {listed.rooms.map((room) => (
          <li key={room.room.code}>
            <RoomCard {...{ props, listed, room }} {...stateOf(room, model)} />
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

const formOf = ({ id }: RateListProps) => `${id}-rates`

/** What concerns one card: other cards are not drawn again when it changes. */
interface CardState {
  isOpen: boolean
  /** The rate of this room that is on its way into the cart. */
  busyId: string | null
  /** A choice of a rate of this room. */
  failed: FailedChoice | null
}

function stateOf({ room, first, others }: ShownRoom, { opened, select }: Listed): CardState {
  const has = (rateId: string | undefined) =>
    rateId !== undefined && [...first, ...others].some(({ id }) => id === rateId)
  return {
    isOpen: opened.codes.includes(room.code),
    busyId: has(select.busyId ?? undefined) ? select.busyId : null,
    failed: has(select.failed?.rate.id) ? select.failed : null,
  }
}

interface RoomCardProps extends CardState {
  props: RateListProps
  listed: ListedRooms
  room: ShownRoom
}

/**
 * React hydrates what is inside of `Suspense` later, and at once what is pressed: a visitor waits for
 * one card, not for the list (docs/decisions/0067).
 */
const RoomCard = memo((card: RoomCardProps) => (
  <Suspense>
    <Card {...card} />
  </Suspense>
))

function Card({ props, listed, room: shown, isOpen, busyId, failed }: RoomCardProps) {
  const { room, first, others } = shown
  const facts = listed.words.facts(room)
  const title = `${props.id}-${facts.code}`
  const rows = (of: readonly OfferedProduct[]) => (
    <ul className={ratesStyle}>
      {of.map((product) => (
        <li key={product.id}>
          <RateRow
            {...{ props, listed }}
            rate={listed.words.rate(product, room)}
            isBusy={busyId === product.id}
            failed={failed?.rate.id === product.id ? failed : null}
          />
        </li>
      ))}
    </ul>
  )
  return (
    <article className={card} aria-labelledby={title}>
      <div className={roomStyle}>
        <Facts title={title} facts={facts} />
        <RoomLink {...{ props, listed }} room={facts} />
      </div>
      <div>
        {rows(first)}
        {others.length > 0 && (
          // The visitor may have opened it before hydration.
          <details className={more} data-room={facts.code} open={isOpen} suppressHydrationWarning>
            <summary>{countText(props.labels.moreRates, others.length, listed.locale)}</summary>
            {rows(others)}
          </details>
        )}
      </div>
    </article>
  )
}

interface RoomLinkProps {
  props: RateListProps
  listed: ListedRooms
  room: RoomFacts
}

function RoomLink({ props: { labels }, listed: { roomDetails }, room }: RoomLinkProps) {
  if (!roomDetails.anchor) return null
  return (
    <p className={detailsLink}>
      <Link
        href={`${roomDetails.hrefOf(room.code)}#${roomDetails.anchor}`}
        onClick={(event) => roomDetails.open(room, event)}
      >
        {labels.roomDetails}
        <span className={visuallyHidden}> {room.name}</span>
      </Link>
    </p>
  )
}

interface FactsProps {
  title: string
  facts: RoomFacts
}

/** Does not change while rates are sorted. */
const Facts = memo(({ title, facts: room }: FactsProps) => (
  <>
    {room.image && (
      <div className={photo}>
        <Picture image={room.image} />
      </div>
    )}
    <h3 id={title} className={groupTitle}>
      {room.name}
    </h3>
    <ul className={facts}>
      {room.list.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
    {room.text && <p>{room.text}</p>}
  </>
))

interface RateRowProps {
  props: RateListProps
  listed: ListedRooms
  rate: ShownRate
  isBusy: boolean
  failed: FailedChoice | null
}

function RateRow({ props, listed, rate, isBusy, failed }: RateRowProps) {
  const { labels } = props
  const { nights, locale, convert, form, details } = listed
  return (
    <>
      <div className={rateStyle}>
        <div>
          <p className={badges}>
            {rate.badges.map((badge) => (
              <b key={badge}>{badge}</b>
            ))}
          </p>
          <h4>{rate.name}</h4>
          <ul className={terms}>
            {rate.terms.map((term) => (
              <li key={term}>{term}</li>
            ))}
            {rate.left && <li data-part="left">{rate.left}</li>}
          </ul>
          {details.anchor && (
            <p className={detailsLink}>
              <Link
                href={`${details.hrefOf(rate.id)}#${details.anchor}`}
                onClick={(event) => details.open(rate, event)}
              >
                {labels.rateDetails}
                <span className={visuallyHidden}> {rate.fullName}</span>
              </Link>
            </p>
          )}
        </div>
        <PriceBlock
          {...{ labels, nights, locale, convert }}
          pricing={rate.pricing}
          compared={rate.compared}
        />
        <SelectButton {...{ labels, rate, isBusy }} form={formOf(props)} />
      </div>
      {failed && (
        <div className={notice}>
          <FailedChoiceMessage {...{ labels, form, failed }} />
        </div>
      )}
    </>
  )
}
