import { useEffect, useRef } from 'react'
import { Below, descriptionOf } from '../../../ui/form/field.view'
import { choice, choiceGroup, choiceOptions } from '../../checkout/choices.styles'
import type { RoomTick } from './rooms-to-move'

interface ViewProps {
  id: string
  title: string
  ticks: readonly RoomTick[]
  /** Why the choice is refused; '' if it is not. */
  error: string
  /** A script follows the ticks; without, they are sent by their form as fields `room.<id>`. */
  onTick?: (id: string, isTicked: boolean) => void
}

/** A tick for each room of a booked stay that can get other dates. */
export function RoomsToMove({ id, title, ticks, error, onTick }: ViewProps) {
  const group = `${id}-rooms`
  const whole = useRef<HTMLFieldSetElement>(null)
  const first = useRef<HTMLInputElement>(null)
  const isLive = onTick !== undefined
  // The button that was pressed may be far below, and the message is below the ticks.
  useEffect(() => {
    if (!error || !isLive) return
    first.current?.focus({ preventScroll: true })
    whole.current?.scrollIntoView?.({ block: 'nearest' })
  }, [error, isLive])
  return (
    <fieldset
      ref={whole}
      className={choiceGroup}
      aria-describedby={descriptionOf(group, { error })}
    >
      <legend>{title}</legend>
      {/* Says that rooms are asked for, also where none is ticked. */}
      <input type="hidden" name="rooms" value="" />
      <div className={choiceOptions}>
        {ticks.map((room, index) => (
          <label key={room.id} className={choice}>
            <input
              ref={index === 0 ? first : undefined}
              type="checkbox"
              name={`room.${room.id}`}
              aria-describedby={`${group}-${room.id}`}
              aria-invalid={error !== '' || undefined}
              {...(onTick
                ? {
                    checked: room.isChosen,
                    onChange: (event) => onTick(room.id, event.currentTarget.checked),
                  }
                : { defaultChecked: room.isChosen })}
            />
            <span>
              <b>{room.name}</b>
              <small id={`${group}-${room.id}`}>{room.text}</small>
            </span>
          </label>
        ))}
      </div>
      <Below id={group} error={error} />
    </fieldset>
  )
}
