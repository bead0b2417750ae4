import { button } from '../../ui/form/button.styles'
import { CheckboxField } from '../../ui/form/checkbox-field.view'
import { countText } from '../../ui/text/count-text'
import { fillText } from '../../ui/text/fill-text'
import { isolated } from '../../ui/text/isolated'
import { actions, freeNights, hint, legend } from './redemption-panel.styles'
import { RoomName, type RoomProps, saying } from './room-name.view'

/** The nights of a room, each to be ticked for an award. */
export function FreeNights({ props, model, room }: RoomProps) {
  const { labels } = props
  const { awards, locale } = model
  const { nights, nightsField } = room
  if (nights.length === 0) return null
  const said = saying(props, model)
  const id = `${props.id}-${room.id}-nights`
  return (
    <fieldset className={freeNights} aria-describedby={awards ? `${id}-hint` : undefined}>
      <legend className={legend}>
        {labels.freeNightsTitle}
        <RoomName {...{ props, model, room }} />
      </legend>
      {awards && (
        <p id={`${id}-hint`} className={hint}>
          {fillText(labels.freeNightsLeft, {
            nights: countText(labels.freeNights, awards.nights, locale),
            date: isolated(awards.until),
          })}{' '}
          {said(labels.freeNightsLimit, awards.maxPoints)}
        </p>
      )}
      {nightsField && <input type="hidden" form={model.form?.id} name={nightsField} value="" />}
      <ul>
        {nights.map(({ date, day, points, field, value, isFree, canBeFree }) => (
          <li key={date}>
            <CheckboxField
              id={`${id}-${date}`}
              labels={{ required: '' }}
              form={model.form?.id}
              name={field ?? undefined}
              value={value}
              defaultChecked={isFree}
              isDisabled={!canBeFree}
              hint={canBeFree ? undefined : labels.noAward}
              label={fillText(labels.night, { date: day, points: said('{points}', points) })}
            />
          </li>
        ))}
      </ul>
      <div className={actions}>
        <button
          type="submit"
          form={model.form?.id}
          name="step"
          value="split"
          formNoValidate
          className={button}
        >
          {labels.useFreeNights}
          <RoomName {...{ props, model, room }} />
        </button>
      </div>
    </fieldset>
  )
}
