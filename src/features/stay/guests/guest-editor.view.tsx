import { STAY_LIMITS } from '../../../rules/stay/stay-search'
import { button } from '../../../ui/form/button.styles'
import { SelectField } from '../../../ui/form/select-field.view'
import { fillText } from '../../../ui/text/fill-text'
import { Link } from '../../../ui/text/link.view'
import type { GuestEditorModel } from './guest-editor.model'
import {
  ages,
  foot,
  kind as kindStyle,
  note,
  remove,
  room as roomStyle,
  rooms,
} from './guest-editor.styles'
import type { GuestEditorLabels } from './guests.labels'
import { boundsOf, CHILD_AGES, type Guests, guestsIn } from './parties.rules'
import { Stepper } from './stepper.view'

interface EditorProps {
  id: string
  labels: GuestEditorLabels & { required: string }
  model: GuestEditorModel
  /** Where a group asks for more rooms than a search has. */
  groupHref?: string | undefined
}

/** Rooms, each with its guests and the ages of its children. */
export function GuestEditor({ id, labels, model, groupHref }: EditorProps) {
  const { parties } = model
  const isFull = parties.length >= STAY_LIMITS.rooms
  return (
    <div className={rooms}>
      {parties.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a room has no name but its number
        <Room key={index} {...{ id, labels, model, index }} />
      ))}
      {model.add && (
        <div className={foot}>
          <button
            type="button"
            className={button}
            aria-disabled={isFull || undefined}
            aria-describedby={isFull ? `${id}-most` : undefined}
            onClick={model.add}
          >
            {labels.addRoom}
          </button>
          {isFull && (
            <p id={`${id}-most`} className={note}>
              {fillText(labels.mostRooms, { count: STAY_LIMITS.rooms })}{' '}
              {groupHref && <Link href={groupHref}>{labels.groups}</Link>}
            </p>
          )}
        </div>
      )}
    </div>
  )
}

function Room({ id, labels, model, index }: EditorProps & { index: number }) {
  const party = model.parties[index]
  if (!party) return null
  const title = fillText(labels.room, { number: index + 1 })
  const own = `${id}-room-${index}`
  return (
    <fieldset className={roomStyle}>
      <legend>{title}</legend>
      {model.remove && model.parties.length > 1 && (
        <button
          type="button"
          className={`${button} ${remove}`}
          data-kind="text"
          aria-label={`${labels.removeRoom}: ${title}`}
          onClick={() => model.remove?.(index)}
        >
          {labels.removeRoom}
        </button>
      )}
      {(['adults', 'children'] as const).map((kind) => (
        <GuestCount key={kind} {...{ id: own, labels, model, index, kind, title }} />
      ))}
      {party.childAges.length > 0 && (
        <div className={ages}>
          {party.childAges.map((age, child) => (
            <SelectField
              // biome-ignore lint/suspicious/noArrayIndexKey: a child has no name but its number
              key={child}
              id={`${own}-age-${child}`}
              label={fillText(labels.childAge, { number: child + 1 })}
              labels={labels}
              isMandatory
              value={age ?? ''}
              error={model.isAgeMissing && age === null ? labels.ageMissing : ''}
              onChange={({ currentTarget: { value } }) =>
                model.setAge(index, child, value === '' ? null : Number(value))
              }
            >
              <option value="">{labels.chooseAge}</option>
              {CHILD_AGES.map((years) => (
                <option key={years} value={years}>
                  {years}
                </option>
              ))}
            </SelectField>
          ))}
        </div>
      )}
    </fieldset>
  )
}

interface CountProps extends EditorProps {
  index: number
  kind: Guests
  title: string
}

/** How many guests of a kind. */
function GuestCount({ id, labels, model, index, kind, title }: CountProps) {
  const party = model.parties[index]
  if (!party) return null
  const name = `${id}-${kind}`
  const of = `${labels[kind]}, ${title}`
  return (
    <fieldset className={kindStyle} aria-labelledby={name}>
      <p id={name}>
        {labels[kind]}
        <small>{labels[`${kind}Hint`]}</small>
      </p>
      <Stepper
        count={guestsIn(party, kind)}
        {...boundsOf(party, kind)}
        fewer={`${labels.fewer}: ${of}`}
        more={`${labels.more}: ${of}`}
        onStep={(by) => model.change(index, kind, by)}
      />
    </fieldset>
  )
}
