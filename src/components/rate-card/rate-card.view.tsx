import { DetailsLink } from '../../features/rates/details-link.view'
import { rates } from '../../features/rates/rate-row.styles'
import { RateRow } from '../../features/rates/rate-row.view'
import { NearestDates, refusalText } from '../../features/rates/refusal.view'
import { RoomCard, SkeletonCard } from '../../features/rates/room-card.view'
import { button } from '../../ui/form/button.styles'
import { section } from '../../ui/layout/section.styles'
import { countText } from '../../ui/text/count-text'
import { visuallyHidden } from '../../ui/text/hidden.styles'
import { Link } from '../../ui/text/link.view'
import { SkeletonLines } from '../../ui/text/skeleton.view'
import { Unanswered } from '../../ui/text/unanswered.view'
import type { RateCardModel } from './rate-card.model'
import type { RateCardProps } from './rate-card.schema'
import { box, note, priceSkeleton } from './rate-card.styles'

interface ViewProps {
  props: RateCardProps
  model: RateCardModel
}

export function RateCard({ props, model }: ViewProps) {
  const { id, labels, headingLevel } = props
  if (model.state === 'none') return null
  return (
    <div className={section}>
      {model.state === 'ready' ? (
        <RoomCard
          titleId={`${id}-title`}
          room={model.room}
          headingLevel={headingLevel}
          isSingle
          details={
            <DetailsLink
              href={model.detailsHref}
              text={labels.roomDetails}
              of={model.room.name}
              onClick={model.onDetails}
            />
          }
        >
          <div className={rates}>
            <Offer {...{ props, model }} />
          </div>
        </RoomCard>
      ) : (
        <Unanswered {...{ labels, model }} skeleton="">
          <SkeletonCard text={labels.loading} rates={1} />
        </Unanswered>
      )}
    </div>
  )
}

interface OfferProps {
  props: RateCardProps
  model: Extract<RateCardModel, { state: 'ready' }>
}

/** What the room costs, or what is missing to say so. */
function Offer({ props: { labels, headingLevel }, model: { room, offer, locale } }: OfferProps) {
  switch (offer.state) {
    case 'noDates':
      return (
        <div className={box}>
          <p>{labels.chooseDatesText}</p>
          <ButtonLink href={offer.href} text={labels.chooseDates} of={room.name} />
        </div>
      )
    case 'loading':
    case 'failed':
      return (
        <div className={box}>
          <Unanswered
            labels={{ ...labels, loading: labels.priceLoading, failedTitle: labels.priceFailed }}
            model={offer}
            skeleton={priceSkeleton}
          >
            <SkeletonLines />
          </Unanswered>
        </div>
      )
    case 'soldOut':
      return (
        <div className={box}>
          <p>
            <b>{labels.unavailable}</b>
          </p>
          {offer.reasons.map((reason) => (
            <div key={`${reason.reason}-${reason.day}`}>
              <p>{refusalText(reason, labels, locale)}</p>
              <NearestDates dates={reason.nearest} {...{ labels, locale }} hrefOf={offer.hrefOf} />
            </div>
          ))}
          <ButtonLink href={offer.href} text={labels.otherRooms} />
        </div>
      )
    case 'rate':
      return (
        <RateRow
          {...{ labels, locale }}
          rate={offer.rate}
          headingLevel={Math.min(headingLevel + 1, 6)}
          nights={offer.nights}
          convert={offer.convert}
          details={
            offer.rooms > 1 && (
              <p className={note}>{countText(labels.firstOf, offer.rooms, locale)}</p>
            )
          }
          action={<ButtonLink href={offer.href} text={labels.allRates} of={room.name} />}
        />
      )
  }
}

interface ButtonLinkProps {
  href: string
  text: string
  /** What it is about, for its name. */
  of?: string
}

const ButtonLink = ({ href, text, of }: ButtonLinkProps) => (
  <Link href={href} className={button} data-kind="primary">
    {text}
    {of && <span className={visuallyHidden}> {of}</span>}
  </Link>
)
