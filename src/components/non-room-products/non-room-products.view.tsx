import { useEffect, useRef } from 'react'
import { panel, panelTitle } from '../../features/checkout/panel.styles'
import { Stepper } from '../../features/stay/guests/stepper.view'
import { button } from '../../ui/form/button.styles'
import { input as inputStyle } from '../../ui/form/field.styles'
import { busy } from '../../ui/form/submit-button.styles'
import { Section } from '../../ui/layout/section.view'
import { Icon } from '../../ui/media/icon.view'
import { bedIcon } from '../../ui/media/icons/bed'
import { carIcon } from '../../ui/media/icons/car'
import { cupIcon } from '../../ui/media/icons/cup'
import { pawIcon } from '../../ui/media/icons/paw'
import { countText } from '../../ui/text/count-text'
import { fillText } from '../../ui/text/fill-text'
import { scripted, visuallyHidden } from '../../ui/text/hidden.styles'
import { Message } from '../../ui/text/message.view'
import { Unanswered } from '../../ui/text/unanswered.view'
import type { ExtraRow, ExtrasRoom, NonRoomProductsModel } from './non-room-products.model'
import type { NonRoomProductsProps } from './non-room-products.schema'
import {
  actions,
  amount,
  content,
  field,
  inside,
  list,
  panels,
  row,
  skeleton,
} from './non-room-products.styles'

interface ViewProps {
  props: NonRoomProductsProps
  model: NonRoomProductsModel
}

type Ready = Extract<NonRoomProductsModel, { state: 'ready' }>

interface RoomProps {
  props: NonRoomProductsProps
  model: Ready
  room: ExtrasRoom
}

const ICONS: Readonly<Record<string, string>> = {
  PARKING: carIcon,
  BREAKFAST: cupIcon,
  CRIB: bedIcon,
  ROLLAWAY: bedIcon,
  PETFEE1: pawIcon,
  PETFEE2: pawIcon,
}

export function NonRoomProducts({ props, model }: ViewProps) {
  if (model.state === 'none') return null
  const { id, labels, headingLevel } = props
  return (
    <Section id={id} title={labels.title} headingLevel={headingLevel}>
      <div className={content}>
        <Unanswered labels={labels} model={model} skeleton={skeleton} />
        {model.state === 'ready' && (
          <>
            <p>{labels.intro}</p>
            {model.dropped.map((extra) => (
              <Message
                key={extra}
                kind="warning"
                kindLabel={labels.warning}
                title={fillText(labels.dropped, { extra })}
              >
                {labels.droppedText}
              </Message>
            ))}
            <div className={panels}>
              {model.rooms
                .filter(({ rows }) => rows.length > 0)
                .map((room) => (
                  <Room key={room.id} {...{ props, model, room }} />
                ))}
            </div>
          </>
        )}
      </div>
    </Section>
  )
}

/** The extras of a room; opens by the browser itself. */
function Room({ props, model, room }: RoomProps) {
  const { id, labels } = props
  const { chosen, rows } = room
  const summary = useRef<HTMLElement>(null)
  const details = useRef<HTMLDetailsElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was opened before the script was there
  useEffect(() => {
    if (details.current?.open) room.onToggle(true)
  }, [])
  const apply = async () => {
    // What closes loses the focus.
    if (await room.apply()) summary.current?.focus()
  }
  const count = model.rooms.length
  return (
    <details
      ref={details}
      className={panel}
      open={room.isOpen}
      onToggle={({ currentTarget }) => room.onToggle(currentTarget.open)}
    >
      <summary ref={summary}>
        <span className={panelTitle}>
          {chosen.count > 0 ? labels.change : labels.add}
          {count > 1 && (
            <small>{`${fillText(labels.roomOf, { number: room.number, count })}: ${room.name}`}</small>
          )}
        </span>
        {chosen.count > 0 && (
          <span className={amount}>
            {fillText(countText(labels.chosen, chosen.count, model.locale), {
              total: chosen.total,
            })}
          </span>
        )}
      </summary>
      <div className={inside}>
        <Problem {...{ props, room, apply }} />
        <ul className={list}>
          {rows.map((extra) => (
            <li key={extra.code} className={row} data-sold-out={isGone(extra) || undefined}>
              <Extra id={`${id}-${room.id}-${extra.code}`} {...{ props, model, room, extra }} />
            </li>
          ))}
        </ul>
        <div className={actions}>
          <button
            type="button"
            className={`${button} ${scripted}`}
            data-kind="text"
            onClick={room.clear}
          >
            {labels.clear}
            {count > 1 && <RoomName {...{ props, model, room }} />}
          </button>
          <button
            type="submit"
            form={model.form}
            name="step"
            value="extras"
            className={`${button} ${busy}`}
            data-kind="primary"
            aria-busy={room.isBusy || undefined}
            aria-disabled={room.isBusy || undefined}
            onClick={(event) => {
              event.preventDefault()
              void apply()
            }}
          >
            {labels.apply}
            {count > 1 && <RoomName {...{ props, model, room }} />}
          </button>
          <span role="status" className={visuallyHidden}>
            {room.isBusy && labels.busy}
          </span>
        </div>
      </div>
    </details>
  )
}

function RoomName({ props: { labels }, model, room }: RoomProps) {
  const text = fillText(labels.roomOf, { number: room.number, count: model.rooms.length })
  return <span className={visuallyHidden}> {text}</span>
}

interface ProblemProps {
  props: NonRoomProductsProps
  room: ExtrasRoom
  apply: () => Promise<void>
}

function Problem({ props: { labels }, room: { problem }, apply }: ProblemProps) {
  if (!problem) return null
  const retry = { label: labels.retry, onClick: () => void apply() }
  const text = problem === 'unsent' ? labels.failedText : labels[`${problem}Text`]
  return (
    <Message
      kind="error"
      kindLabel={labels.error}
      role="alert"
      title={labels[`${problem}Title`]}
      cta={problem === 'unsent' ? retry : undefined}
    >
      {text}
    </Message>
  )
}

/** Sold out, and the visitor wants none of it. */
function isGone({ isSoldOut, quantity }: ExtraRow): boolean {
  return isSoldOut && quantity === 0
}

function Extra({ id, props, model, room, extra }: RoomProps & { id: string; extra: ExtraRow }) {
  const { labels } = props
  const { name, price, unit, isSoldOut, quantity, max } = extra
  const icon = ICONS[extra.code]
  const of =
    model.rooms.length > 1
      ? `${name}, ${fillText(labels.roomOf, { number: room.number, count: model.rooms.length })}`
      : name
  const note = isSoldOut ? labels.daySoldOut : fillText(labels.most, { max })
  return (
    <>
      <span aria-hidden="true">{icon && <Icon path={icon} />}</span>
      <p id={`${id}-name`}>
        <b>{name}</b>
        <small id={`${id}-note`}>
          {[price ? `${price} ${labels[unit]}` : labels.free, note].join(' · ')}
        </small>
      </p>
      <div className={field}>
        {isGone(extra) ? (
          <span aria-hidden="true">–</span>
        ) : model.isLive ? (
          <Stepper
            count={quantity}
            min={0}
            max={max}
            fewer={`${labels.fewer}: ${of}`}
            more={`${labels.more}: ${of}`}
            onStep={(by) => room.step(extra.code, by)}
          />
        ) : (
          <input
            type="number"
            className={inputStyle}
            form={model.form}
            name={extra.field}
            aria-label={`${labels.quantity}: ${of}`}
            aria-describedby={`${id}-note`}
            min={0}
            max={max}
            defaultValue={quantity}
          />
        )}
      </div>
    </>
  )
}
