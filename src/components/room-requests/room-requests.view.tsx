import { StayForm } from '../../features/booking/changes/stay-form.view'
import { KeepNote } from '../../features/checkout/keep-note.view'
import { panel, panelTitle } from '../../features/checkout/panel.styles'
import { CheckboxField } from '../../ui/form/checkbox-field.view'
import { Section } from '../../ui/layout/section.view'
import { fillText } from '../../ui/text/fill-text'
import { Unanswered } from '../../ui/text/unanswered.view'
import { RequestGroupView } from './request-group.view'
import type { RequestedRoom, RoomRequestsModel } from './room-requests.model'
import type { RoomRequestsProps } from './room-requests.schema'
import { all, content, panels, skeleton } from './room-requests.styles'

interface ViewProps {
  props: RoomRequestsProps
  model: RoomRequestsModel
}

type Ready = Extract<RoomRequestsModel, { state: 'ready' }>

export function RoomRequests({ props, model }: ViewProps) {
  if (model.state === 'none') return null
  const { id, labels, headingLevel } = props
  return (
    <Section id={id} title={labels.title} headingLevel={headingLevel}>
      <div className={content}>
        <Unanswered labels={labels} model={model} skeleton={skeleton} />
        {model.state === 'ready' && (
          <>
            <p>{labels.intro}</p>
            <Rooms props={props} model={model} />
            {model.remember && <Remember id={id} labels={labels} model={model} />}
            {model.note && <KeepNote labels={labels} note={model.note} />}
            {model.save && <StayForm labels={labels} {...model.save} />}
          </>
        )}
      </div>
    </Section>
  )
}

/** One room as it is; each of several opens by the browser itself. */
function Rooms({ props, model }: { props: RoomRequestsProps; model: Ready }) {
  const { labels } = props
  const [first] = model.rooms
  if (model.rooms.length === 1 && first) return <Requests {...{ props, model }} room={first} />
  return (
    <div className={panels}>
      {model.rooms.map((room) => (
        <details key={room.id} className={panel} open={room.isOpen}>
          <summary>
            <span className={panelTitle}>
              <small>
                {fillText(labels.roomOf, { number: room.number ?? 1, count: model.count })}
              </small>
              {room.roomName}
            </span>
          </summary>
          <Requests {...{ props, model, room }} />
        </details>
      ))}
    </div>
  )
}

function Requests({
  props,
  model,
  room,
}: {
  props: RoomRequestsProps
  model: Ready
  room: RequestedRoom
}) {
  return (
    <div className={all}>
      {room.groups.map((group) => (
        <RequestGroupView
          key={group.group}
          id={`${props.id}-${room.id}-${group.group}`}
          {...{ props, model, group }}
        />
      ))}
    </div>
  )
}

function Remember({
  id,
  labels,
  model,
}: {
  id: string
  labels: RoomRequestsProps['labels']
  model: Ready
}) {
  if (!model.remember) return null
  const { name, isChosen, onChange } = model.remember
  return (
    <div>
      {/* Unticking is stored as well. */}
      <input type="hidden" form={model.form} name={name} value="" />
      <CheckboxField
        id={`${id}-remember`}
        labels={{ required: '' }}
        label={labels.remember}
        hint={labels.rememberHint}
        form={model.form}
        name={name}
        value="yes"
        defaultChecked={isChosen}
        onChange={onChange}
      />
    </div>
  )
}
