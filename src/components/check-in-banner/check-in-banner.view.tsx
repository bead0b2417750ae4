import { panel, panelTitle } from '../../features/checkout/panel.styles'
import { button } from '../../ui/form/button.styles'
import { groupTitle } from '../../ui/layout/section.styles'
import { Section } from '../../ui/layout/section.view'
import { fillText } from '../../ui/text/fill-text'
import { Link } from '../../ui/text/link.view'
import type { CheckInBannerModel, CheckInRoom } from './check-in-banner.model'
import type { CheckInBannerProps } from './check-in-banner.schema'
import { banner, change, facts, said, toStay } from './check-in-banner.styles'
import { CheckInForm, CheckOutForm } from './check-in-form.view'

interface ViewProps {
  props: CheckInBannerProps
  model: CheckInBannerModel
}

type Ready = Extract<CheckInBannerModel, { state: 'ready' }>

export function CheckInBanner({ props, model }: ViewProps) {
  if (model.state === 'none') return null
  const { id, headingLevel, labels } = props
  const { rooms } = model
  const [first] = rooms
  const Sub = `h${Math.min(headingLevel + 1, 6)}` as 'h3'
  return (
    <Section id={id} title={first?.title ?? ''} headingLevel={headingLevel}>
      <p role="status" className={said}>
        {model.isLinked && labels.linked}
      </p>
      {rooms.map((room) => (
        <div key={room.id} className={banner} data-state={room.state}>
          {room.name && <Sub className={groupTitle}>{room.name}</Sub>}
          <div className={facts}>
            {room.title !== first?.title && <b>{room.title}</b>}
            {room.text && <p>{room.text}</p>}
            {room.guest && <p>{fillText(labels.guest, { name: room.guest })}</p>}
            {room.isRegistered && <p>{labels.received}</p>}
          </div>
          <RoomForm props={props} model={model} room={room} />
        </div>
      ))}
      {model.departure && (
        <p className={toStay}>
          <Link className={button} href={model.departure.href}>
            {model.departure.label}
          </Link>
        </p>
      )}
      {model.stayHref && (
        <p className={toStay}>
          <Link className={button} href={model.stayHref}>
            {labels.viewStay}
          </Link>
        </p>
      )}
    </Section>
  )
}

/** Open before checking in; afterwards behind a line that the browser opens by itself. */
function RoomForm({
  props,
  model,
  room,
}: {
  props: CheckInBannerProps
  model: Ready
  room: CheckInRoom
}) {
  const { fields, leaving } = room
  if (leaving) return <CheckOutForm {...{ props, model, room, leaving }} />
  if (!fields) return null
  const form = <CheckInForm {...{ props, model, room, fields }} />
  if (room.state === 'CHECK_IN_ELIGIBLE') return form
  return (
    <details className={`${panel} ${change}`} open={model.form.problem !== null}>
      <summary>
        <span className={panelTitle}>{props.labels.change}</span>
      </summary>
      {form}
    </details>
  )
}
