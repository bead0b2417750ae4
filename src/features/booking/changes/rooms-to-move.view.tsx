import { useEffect, useRef } from 'react'
import { Below, descriptionOf } from '../../../ui/form/field.view'
import { fillText } from '../../../ui/text/fill-text'
import { choice, choiceGroup, choiceOptions } from '../../checkout/choices.styles'
import { roomDaysText } from '../stay/room-days'
import type { RoomsToMove } from './rooms-to-move.rules'

interface ViewProps extends RoomsToMove {
  id: string
  labels: { roomsToMove: string; room: string; roomSpan: string; nights: string }
  locale: string
  /** Why the choice is refused; '' if it is not. */
  error: string
  /** A script follows the ticks; without, they are sent by their form as fields `room.<id>`. */
  onTick?: (id: string, isTicked: boolean) => void
}

/** A tick for each room of a booked stay that can get other dates. */
export function RoomsToMoveFields({ id, labels, locale, error, onTick, ...choices }: ViewProps) {
  const { rooms, chosen } = choices
  const group = `${id}-rooms`
  const first = useRef<HTMLInputElement>(null)
  const isLive = onTick !== undefined
  // The button that was pressed may be far below.
  useEffect(() => {
    if (error && isLive) first.current?.focus()
  }, [error, isLive])
  return (
    <fieldset className={choiceGroup} aria-describedby={descriptionOf(group, { error })}>
      <legend>{labels.roomsToMove}</legend>
      {/* Says that rooms are asked for, also where none is ticked. */}
      <input type="hidden" name="rooms" value="" />
      <div className={choiceOptions}>
        {rooms.map((room, index) => (
          <label key={room.id} className={choice}>
            <input
              ref={index === 0 ? first : undefined}
              type="checkbox"
              name={`room.${room.id}`}
              aria-describedby={`${group}-${room.id}`}
              aria-invalid={error !== '' || undefined}
              {...(onTick
                ? {
                    checked: chosen.includes(room.id),
                    onChange: (event) => onTick(room.id, event.currentTarget.checked),
                  }
                : { defaultChecked: chosen.includes(room.id) })}
            />
            <span>
              <b>{fillText(labels.room, { number: room.number })}</b>
              <small id={`${group}-${room.id}`}>
                {[room.name, roomDaysText(room, labels, locale)].filter(Boolean).join(' · ')}
              </small>
            </span>
          </label>
        ))}
      </div>
      <Below id={group} error={error} />
    </fieldset>
  )
}
