import { RoomsToMove } from '../../features/booking/changes/rooms-to-move.view'
import { panel, panelTitle } from '../../features/checkout/panel.styles'
import { button } from '../../ui/form/button.styles'
import { TextField } from '../../ui/form/text-field.view'
import { Message } from '../../ui/text/message.view'
import type { ChangeForm } from './stay-details.model'
import type { StayDetailsProps } from './stay-details.schema'
import { changeForm, dates } from './stay-details.styles'

interface ChangeDatesProps {
  id: string
  labels: StayDetailsProps['labels']
  change: ChangeForm
}

/** Other dates of a booked stay, with the browser's own fields; a script opens the dialog in their place. */
export function ChangeDates({ id, labels, change }: ChangeDatesProps) {
  const { problem, addOnly, names, earliest, ticks } = change
  const isOfRooms = problem === 'noRoomChosen' && ticks.length > 0
  return (
    <details id={`${id}-change`} className={panel} open={problem !== null}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
      <summary aria-haspopup="dialog" onClick={change.onClick}>
        <span className={panelTitle}>{labels.change}</span>
      </summary>
      <form method="post" action={change.action} className={changeForm}>
        {problem !== null && !isOfRooms && (
          <Message kind="error" kindLabel={labels.error} title={labels[problem]} />
        )}
        {addOnly && problem !== 'addOnly' && <p>{labels.addOnly}</p>}
        <input type="hidden" name="stay" value={change.stay} />
        <div className={dates}>
          {(['checkIn', 'checkOut'] as const).map((end) => (
            <TextField
              key={end}
              id={`${id}-${end}`}
              name={names[end]}
              type="date"
              label={labels[end]}
              labels={labels}
              min={earliest}
              defaultValue={change[end]}
              required
            />
          ))}
        </div>
        {ticks.length > 0 && (
          <RoomsToMove
            id={id}
            title={labels.roomsToMove}
            ticks={ticks}
            error={isOfRooms ? labels.noRoomChosen : ''}
          />
        )}
        <p>
          <button type="submit" className={button} data-kind="primary">
            {labels.seePrice}
          </button>
        </p>
      </form>
    </details>
  )
}
