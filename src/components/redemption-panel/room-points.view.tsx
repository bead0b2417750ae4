import { button } from '../../ui/form/button.styles'
import { CheckboxField } from '../../ui/form/checkbox-field.view'
import { input, label as labelStyle } from '../../ui/form/field.styles'
import { busy } from '../../ui/form/submit-button.styles'
import { countText } from '../../ui/text/count-text'
import { fillText } from '../../ui/text/fill-text'
import { scripted, unscripted, visuallyHidden } from '../../ui/text/hidden.styles'
import { isolated } from '../../ui/text/isolated'
import { FreeNights } from './free-nights.view'
import {
  actions,
  hint,
  left,
  roomTitle,
  slot,
  room as style,
  typed,
} from './redemption-panel.styles'
import { RoomName, type RoomProps, roomOf, saying } from './room-name.view'

/** The points of one room: a number field, with a slider once a script is there. */
export function Room({ props, model, room }: RoomProps) {
  const { labels, headingLevel } = props
  const { used, recommended } = room
  // Where awards pay for all nights there is nothing to choose.
  const steps = room.allFree === null ? room.steps : []
  const [Title, said] = [`h${Math.min(6, headingLevel + 1)}` as 'h3', saying(props, model)]
  const isTyped = props.modes.includes('pointsCash')
  const isRecommended = recommended !== null && recommended > 0 && recommended !== used
  return (
    <div className={style}>
      {model.roomCount > 1 && (
        <Title className={roomTitle}>
          {room.name}
          <small>{roomOf({ props, model, room })}</small>
        </Title>
      )}
      <FreeNights {...{ props, model, room }} />
      {room.allFree !== null && (
        <p>{fillText(labels.allFree, { amount: isolated(room.allFree) })}</p>
      )}
      {used > 0 && <p>{said(labels.inUse, used)}</p>}
      {isRecommended && isTyped && (
        <>
          <div className={`${actions} ${scripted}`}>
            <button
              type="button"
              className={button}
              data-kind="primary"
              onClick={() => room.use(recommended)}
            >
              {said(labels.recommended, recommended)}
              <RoomName {...{ props, model, room }} />
            </button>
          </div>
          <p className={unscripted}>{said(labels.recommendation, recommended)}</p>
        </>
      )}
      {steps.length === 0 && used > 0 && <NoField {...{ model, room }} />}
      {steps.length > 0 && isTyped && <Split {...{ props, model, room }} />}
      {steps.length > 0 && !isTyped && <All {...{ props, model, room }} />}
      <div className={actions}>
        {(steps.length > 0 || used > 0) && (
          <button
            type="submit"
            id={room.buttonId}
            form={model.form?.id}
            name="step"
            value="split"
            formNoValidate
            className={`${button} ${busy}`}
            data-kind={isRecommended && isTyped ? undefined : 'primary'}
            aria-busy={room.isBusy || undefined}
            aria-disabled={room.isBusy || undefined}
            onClick={(event) => {
              event.preventDefault()
              room.apply()
            }}
          >
            {steps.length > 0 ? labels.apply : labels.payMoney}
            <RoomName {...{ props, model, room }} />
          </button>
        )}
        {steps.length > 0 && used > 0 && (
          <button
            type="button"
            className={`${button} ${scripted}`}
            data-kind="text"
            onClick={() => room.use(0)}
          >
            {labels.payMoney}
            <RoomName {...{ props, model, room }} />
          </button>
        )}
      </div>
      <span role="status" className={visuallyHidden}>
        {room.isBusy && labels.busy}
      </span>
    </div>
  )
}

function Split({ props, model, room }: RoomProps) {
  const { labels } = props
  const id = `${props.id}-${room.id}`
  const { steps, chosen } = room
  const count = (points = 0) => countText('{count}', points, model.locale)
  return (
    <>
      <div className={`${slot} ${scripted}`}>
        {model.isLive && (
          <input
            type="range"
            aria-label={named(labels.slider, { props, model, room })}
            aria-valuetext={leftText({ props, model, room })}
            min={0}
            max={steps.length}
            value={chosen + 1}
            onChange={({ target }) => room.onSlide(target.valueAsNumber - 1)}
          />
        )}
      </div>
      <div className={typed}>
        <div>
          <label htmlFor={id} className={labelStyle}>
            {labels.field}
            <RoomName {...{ props, model, room }} />
          </label>
          <input
            id={id}
            className={input}
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            form={model.form?.id}
            name={room.field ?? undefined}
            aria-describedby={`${id}-hint`}
            aria-invalid={room.note?.kind === 'notNumber'}
            value={room.text}
            onChange={({ target }) => room.onType(target.value)}
            onBlur={({ relatedTarget }) => {
              if (relatedTarget?.id !== room.buttonId) room.onLeave()
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              event.preventDefault()
              room.apply()
            }}
          />
        </div>
        <Left {...{ props, model, room }} />
      </div>
      <p id={`${id}-hint`} className={hint}>
        {fillText(labels.range, {
          least: count(steps[0]?.points),
          most: count(steps.at(-1)?.points),
        })}
      </p>
    </>
  )
}

/** All nights with points, or none. */
function All({ props, model, room }: RoomProps) {
  const { labels } = props
  const [all] = room.steps
  if (!all) return null
  return (
    <>
      {/* A box that is not ticked sends nothing, and the room would stay as it is. */}
      <NoField {...{ model, room }} />
      <CheckboxField
        id={`${props.id}-${room.id}`}
        labels={{ required: '' }}
        form={model.form?.id}
        name={room.field ?? undefined}
        value={countText('{count}', all.points, model.locale)}
        checked={room.chosen >= 0}
        onChange={({ target }) => room.onSlide(target.checked ? 0 : -1)}
        label={
          <>
            {saying(props, model)(labels.use, all.points)}
            <RoomName {...{ props, model, room }} />
          </>
        }
      />
      <Left {...{ props, model, room }} />
    </>
  )
}

function NoField({ model, room }: Omit<RoomProps, 'props'>) {
  return <input type="hidden" form={model.form?.id} name={room.field ?? undefined} value="" />
}

/** What is left to pay, and what has become of a number that cannot be used. */
function Left({ props, model, room }: RoomProps) {
  const { labels } = props
  const { note, chosen } = room
  const said = saying(props, model)
  const example = countText('{count}', room.steps[0]?.points ?? 0, model.locale)
  return (
    <div role="status" className={left}>
      {note && (
        <p>
          {note.kind === 'notNumber'
            ? fillText(labels.notNumber, { example })
            : said(labels[note.kind], note.points)}
        </p>
      )}
      <p>
        <strong>{leftText({ props, model, room }, isolated)}</strong>
        {chosen >= 0 && <small>{labels.everything}</small>}
      </p>
    </div>
  )
}

function leftText({ props, model, room }: RoomProps, written = (amount: string) => amount): string {
  const step = room.steps[room.chosen]
  if (!step) return props.labels.inMoney
  const text = fillText(props.labels.split, { amount: written(step.cash) })
  return saying(props, model)(text, step.points)
}

const named = (text: string, room: RoomProps) =>
  room.model.roomCount > 1 ? `${text}: ${roomOf(room)}` : text
