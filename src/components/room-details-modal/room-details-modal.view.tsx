import { FailedChoiceMessage } from '../../features/booking/cart/failed-choice.view'
import { SelectRate } from '../../features/booking/cart/select-rate.view'
import { PriceBlock } from '../../features/rates/price-block.view'
import { NearestDates, refusalText } from '../../features/rates/refusal.view'
import { RoomDetailsView } from '../../features/rates/room/room-details.view'
import { Dialog } from '../../ui/dialog/dialog.view'
import { button } from '../../ui/form/button.styles'
import { groupTitle } from '../../ui/layout/section.styles'
import { fillText } from '../../ui/text/fill-text'
import { Message } from '../../ui/text/message.view'
import type { RoomDetailsModalModel } from './room-details-modal.model'
import type { RoomDetailsModalProps } from './room-details-modal.schema'
import {
  content,
  notice,
  rate as rateStyle,
  rates as ratesStyle,
  steps,
} from './room-details-modal.styles'

interface ViewProps {
  props: RoomDetailsModalProps
  model: RoomDetailsModalModel
}

type Open = Extract<RoomDetailsModalModel, { state: 'open' }>

export function RoomDetailsModal({ props, model }: ViewProps) {
  const { id, labels, headingLevel, tabs, floorPlan } = props
  if (model.state === 'none') return null
  const open = model.state === 'open' ? model : null
  return (
    <Dialog
      id={`${id}-dialog`}
      title={open?.title ?? labels.roomDetails}
      headingLevel={headingLevel}
      labels={labels}
      size="l"
      viewHeight={70}
      initialFocus="title"
      isOpen={open !== null}
      onOpen={() => {}}
      onClose={model.close}
      buttons={open && (open.previous || open.next) && <Steps props={props} model={open} />}
    >
      <div className={content}>
        <RoomDetailsView
          labels={labels}
          headingLevel={headingLevel + 1}
          details={open?.details ?? { state: 'loading' }}
          hasGallery={tabs.includes('photos')}
          hasDetails={tabs.includes('details')}
          floorPlan={floorPlan}
        />
        {open && tabs.includes('rates') && <Rates props={props} model={open} />}
      </div>
    </Dialog>
  )
}

interface OpenProps {
  props: RoomDetailsModalProps
  model: Open
}

function Rates({ props: { labels, headingLevel }, model }: OpenProps) {
  const { rates, refused, nights, locale, select, hrefOf } = model
  const Title = `h${Math.min(headingLevel + 1, 6)}` as 'h3'
  if (refused)
    return (
      <Message kind="info" kindLabel={labels.warning}>
        <p>{refusalText(refused, labels, locale)}</p>
        <NearestDates dates={refused.nearest} labels={labels} locale={locale} hrefOf={hrefOf} />
      </Message>
    )
  if (rates.length === 0) return null
  return (
    <section>
      <Title className={groupTitle}>{labels.ratesTitle}</Title>
      <ul className={ratesStyle}>
        {rates.map((rate) => (
          <li key={rate.id} className={rateStyle}>
            <div>
              <b>{rate.name}</b>
              <p>{rate.terms.join(' · ')}</p>
            </div>
            <PriceBlock {...{ labels, nights, locale }} pricing={rate.pricing} convert={null} />
            {select && <SelectRate {...{ labels, select, rate }} />}
            {select?.failed?.rate.id === rate.id && (
              <div className={notice}>
                <FailedChoiceMessage labels={labels} form={select.form} failed={select.failed} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Steps({ props: { labels }, model: { previous, next } }: OpenProps) {
  return (
    <div className={steps}>
      {previous && (
        <button type="button" className={button} onClick={previous.show}>
          {fillText(labels.previousRoom, { room: previous.name })}
        </button>
      )}
      {next && (
        <button type="button" className={button} onClick={next.show}>
          {fillText(labels.nextRoom, { room: next.name })}
        </button>
      )}
    </div>
  )
}
