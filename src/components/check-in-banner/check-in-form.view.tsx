import { choice, choiceGroup, choiceOptions } from '../../features/checkout/choices.styles'
import { button } from '../../ui/form/button.styles'
import { SelectField } from '../../ui/form/select-field.view'
import { TextField } from '../../ui/form/text-field.view'
import { Message } from '../../ui/text/message.view'
import type {
  CheckInBannerModel,
  CheckInFields,
  CheckInRoom,
  Leaving,
  WishGroup,
} from './check-in-banner.model'
import type { CheckInBannerProps } from './check-in-banner.schema'
import { facts } from './check-in-banner.styles'
import { foot, foreign, form as formStyle, hint, short } from './check-in-form.styles'

interface FormProps {
  props: CheckInBannerProps
  model: Extract<CheckInBannerModel, { state: 'ready' }>
  room: CheckInRoom
  fields: CheckInFields
}

/** Arrival, wishes and registration of a room. */
export function CheckInForm({ props, model, room, fields }: FormProps) {
  const { labels } = props
  const { form, hours } = model
  const id = `${props.id}-${room.id}`
  return (
    <form
      className={formStyle}
      method="post"
      action={form.action}
      onSubmit={(event) => form.onSubmit(room.id, 'checkIn', event)}
      aria-label={[room.title, room.name].filter(Boolean).join(', ')}
    >
      <Subject {...{ form, room }} />
      {/* After a form without a script the page stands at its start. */}
      <Problem {...{ props, form }} isShown={form.problemRoom === null} />
      <div className={short}>
        <SelectField
          id={`${id}-arrival`}
          label={labels.arrival}
          hint={labels.arrivalHint}
          labels={labels}
          name={fields.arrival.name}
          defaultValue={fields.arrival.value}
        >
          <option value="">{labels.arrivalOpen}</option>
          {hours.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      {fields.wishes.map((wish) => (
        <Wish key={wish.wish} id={`${id}-${wish.wish}`} props={props} group={wish} />
      ))}
      {fields.wishes.length > 0 && <p className={hint}>{labels.wishesHint}</p>}
      <Registration {...{ props, model, room, fields }} />
      {/* Beside the button that was pressed: on a phone the form is longer than the window. */}
      <Problem {...{ props, form }} isShown={form.problemRoom === room.id} />
      <Foot {...{ props, form, room }} />
    </form>
  )
}

type FootProps = Pick<FormProps, 'props' | 'room'> & Pick<FormProps['model'], 'form'>

function Foot({ props: { labels }, form, room }: FootProps) {
  const isBusy = form.busyRoom === room.id
  return (
    <div className={foot}>
      <button
        type="submit"
        className={button}
        data-kind="primary"
        aria-busy={isBusy || undefined}
        aria-disabled={isBusy || undefined}
      >
        {room.button}
      </button>
      <p role="status">{isBusy && labels.busy}</p>
    </div>
  )
}

/** What is left to be paid of a room, and the button that leaves it. */
export function CheckOutForm({
  props,
  model: { form },
  room,
  leaving,
}: Omit<FormProps, 'fields'> & { leaving: Leaving }) {
  return (
    <form
      className={formStyle}
      method="post"
      action={form.action}
      onSubmit={(event) => form.onSubmit(room.id, 'checkOut', event)}
      aria-label={[room.title, room.name].filter(Boolean).join(', ')}
    >
      <input type="hidden" name="action" value="CHECK_OUT" />
      <input type="hidden" name="terms" value={leaving.terms} />
      <Subject {...{ form, room }} />
      <div className={facts}>
        {leaving.facts.map((fact) => (
          <p key={fact}>{fact}</p>
        ))}
      </div>
      <Problem
        {...{ props, form }}
        isShown={[null, room.id].includes(form.problemRoom)}
        isLeaving
      />
      <Foot {...{ props, form, room }} />
    </form>
  )
}

/** What a form is about. */
function Subject({ form, room }: Omit<FootProps, 'props'>) {
  return (
    <>
      <input type="hidden" name="stay" value={form.stay} />
      <input type="hidden" name="item" value={room.id} />
      <input type="hidden" name="orderRevisionNumber" value={form.orderRevisionNumber} />
    </>
  )
}

interface ProblemProps extends Pick<FormProps, 'props'>, Pick<FormProps['model'], 'form'> {
  isShown: boolean
  isLeaving?: boolean
}

/** Why the room was not checked in to, or out of. */
function Problem({ props: { labels }, form: { problem }, isShown, isLeaving }: ProblemProps) {
  // Who leaves has entered nothing.
  const text = {
    stale: isLeaving ? null : labels.staleText,
    registrationMissing: labels.registrationMissingText,
  }
  return (
    <div role="alert">
      {isShown && problem !== null && (
        <Message kind="error" kindLabel={labels.error} title={labels[problem]}>
          {problem === 'stale' || problem === 'registrationMissing' ? text[problem] : null}
        </Message>
      )}
    </div>
  )
}

interface WishProps {
  id: string
  props: CheckInBannerProps
  group: WishGroup
}

function Wish({ id, props: { labels }, group: { wish, name, options: all } }: WishProps) {
  return (
    <fieldset className={choiceGroup}>
      <legend>{labels[wish]}</legend>
      <div className={choiceOptions}>
        {all.map(({ code, label, isChosen }) => (
          <label key={code} className={choice}>
            <input
              type="radio"
              id={`${id}-${code}`}
              name={name}
              value={code}
              defaultChecked={isChosen}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Guests of the hotel’s own country say their nationality only: the styles leave out the rest. */
function Registration({ props, model: { form }, room, fields: { registration } }: FormProps) {
  if (!registration) return null
  const { labels } = props
  const id = `${props.id}-${room.id}`
  const about = (field: 'nationality' | 'birthDate' | 'address', name: string) => ({
    ...{ id: `${id}-${field}`, label: labels[field], labels, name, isMandatory: true },
    error: form.problemRoom === room.id && form.missing.includes(field) ? labels.fieldRequired : '',
  })
  return (
    <fieldset className={choiceGroup}>
      <legend>{labels.registration}</legend>
      <p className={hint}>{labels.registrationHint}</p>
      <div className={foreign}>
        {registration.fields.map(({ field, name }) => {
          if (field === 'nationality')
            return (
              <SelectField key={field} {...about(field, name)} defaultValue="" required>
                <option value="">{labels.chooseCountry}</option>
                {registration.countries.map(({ code, name: country, isExempt }) => (
                  <option key={code} value={code} data-exempt={isExempt || undefined}>
                    {country}
                  </option>
                ))}
              </SelectField>
            )
          if (field === 'birthDate')
            return <TextField key={field} {...about(field, name)} type="date" autoComplete="bday" />
          return (
            <TextField
              key={field}
              {...about(field, name)}
              hint={labels.addressHint}
              autoComplete="street-address"
            />
          )
        })}
      </div>
    </fieldset>
  )
}
