import { choice, choices } from '../../features/checkout/choices.styles'
import { KeepNote } from '../../features/checkout/keep-note.view'
import { Below } from '../../ui/form/field.view'
import { fillText } from '../../ui/text/fill-text'
import type { AwardRoom } from './cart-awards.model'
import type { RoomUpgradeModel } from './room-upgrade.model'
import type { RoomUpgradeProps } from './room-upgrade.schema'
import { off, small } from './room-upgrade.styles'

interface AwardsProps {
  props: RoomUpgradeProps
  model: Extract<RoomUpgradeModel, { state: 'cart' }>
}

/** A box for each room; the form of the page stores it. */
export function CartAwards({ props, model }: AwardsProps) {
  return (
    <>
      <p>{model.balance}</p>
      <div className={choices}>
        {model.rooms.map((room) => (
          <AwardBox key={room.itemId} {...{ props, model, room }} />
        ))}
      </div>
      <p className={small}>{model.decision}</p>
      <KeepNote labels={props.labels} note={model.note} />
    </>
  )
}

function AwardBox({ props, model, room }: AwardsProps & { room: AwardRoom }) {
  const { labels } = props
  const { itemId, number, suite, field, value, isChosen, reason, problem } = room
  const id = `${props.id}-${itemId}`
  return (
    <div>
      <label className={reason ? `${choice} ${off}` : choice}>
        {/* Unticking is stored as well. */}
        <input type="hidden" form={model.form} name={field} value="" />
        <input
          type="checkbox"
          id={id}
          form={model.form}
          name={field}
          value={value}
          defaultChecked={isChosen}
          disabled={reason !== ''}
          aria-describedby={`${id}-note`}
          aria-invalid={problem !== '' || undefined}
          onChange={({ currentTarget }) => model.onChoose(itemId, currentTarget.checked)}
        />
        <span>
          {number !== null && (
            <small>{fillText(labels.roomOf, { number, count: model.count })}</small>
          )}
          <b>{fillText(labels.ask, { suite })}</b>
          <small id={`${id}-note`}>{reason || model.uses}</small>
        </span>
      </label>
      <Below id={id} error={problem} />
    </div>
  )
}
