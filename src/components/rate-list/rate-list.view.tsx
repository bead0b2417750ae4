import { FailedChoiceMessage } from '../../features/booking/cart/failed-choice.view'
import { SelectRate } from '../../features/booking/cart/select-rate.view'
import { NearestDates, refusalText } from '../../features/rates/refusal.view'
import { SkeletonCard } from '../../features/rates/room-card.view'
import { section, sectionTitle } from '../../ui/layout/section.styles'
import { countText } from '../../ui/text/count-text'
import { fillText } from '../../ui/text/fill-text'
import { scripted, visuallyHidden } from '../../ui/text/hidden.styles'
import { Link } from '../../ui/text/link.view'
import { Message } from '../../ui/text/message.view'
import { Unanswered } from '../../ui/text/unanswered.view'
import { LowestNights } from './lowest-nights.view'
import type { RateListModel } from './rate-list.model'
import type { RateListParts } from './rate-list.parts'
import type { RateListProps } from './rate-list.schema'
import { block, datesLink, head, list, messages, skeleton } from './rate-list.styles'
import { Rooms } from './rooms.view'

interface ViewProps {
  props: RateListProps
  model: RateListModel
  parts: RateListParts
}

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
          {model.problem === 'roomNotSold' ? (
            <Message kind="warning" kindLabel={labels.warning}>
              {labels.roomNotSold}
            </Message>
          ) : (
            <Message
              kind="error"
              kindLabel={labels.error}
              title={labels.notChosen}
              headingLevel={Math.min(props.headingLevel + 1, 6)}
            >
              {labels[model.problem]}
            </Message>
          )}
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
          <p>
            {model.dates ? (
              <Link
                className={datesLink}
                href={`#${model.dates.anchor}`}
                aria-haspopup="dialog"
                onClick={model.dates.open}
              >
                {labels.chooseDates}
              </Link>
            ) : (
              labels.chooseDates
            )}
          </p>
          <LowestNights labels={labels} months={model.months} />
        </>
      )
    case 'loading':
    case 'failed':
      return (
        <Unanswered {...{ labels, model }} isAnnouncedElsewhere skeleton={list}>
          {SKELETON_CARDS.map((index) => (
            <div key={index} className={skeleton}>
              <SkeletonCard text={index === 0 ? labels.loading : ''} rates={3} />
            </div>
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
