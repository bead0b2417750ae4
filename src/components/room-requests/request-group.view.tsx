import { choice, choiceGroup, choiceOptions } from '../../features/checkout/choices.styles'
import { input, label as labelStyle } from '../../ui/form/field.styles'
import { Below, descriptionOf, Hint } from '../../ui/form/field.view'
import { SelectField } from '../../ui/form/select-field.view'
import { fillText } from '../../ui/text/fill-text'
import type { RequestGroup, RoomRequestsModel } from './room-requests.model'
import type { RoomRequestsProps } from './room-requests.schema'
import { comment, long, short } from './room-requests.styles'

interface GroupProps<Group = RequestGroup> {
  id: string
  props: RoomRequestsProps
  model: Extract<RoomRequestsModel, { state: 'ready' }>
  group: Group
}

type Chosen = Extract<RequestGroup, { takes: string }>
type Arrival = Extract<RequestGroup, { group: 'arrival' }>
type Comment = Extract<RequestGroup, { group: 'comment' }>

export function RequestGroupView({ group, ...rest }: GroupProps) {
  if (group.group === 'arrival') return <ArrivalField {...rest} group={group} />
  if (group.group === 'comment') return <CommentField {...rest} group={group} />
  return <Options {...rest} group={group} />
}

/** Options that exclude each other are radio buttons, others are boxes. */
function Options({ id, props: { labels }, model, group }: GroupProps<Chosen>) {
  return (
    <fieldset className={choiceGroup}>
      <legend>{labels[group.group]}</legend>
      <div className={choiceOptions}>
        {group.options.map(({ code, name, value, label, isGuaranteed, isChosen }) => (
          <label key={code} className={choice}>
            {/* Unticking is stored as well. */}
            {group.takes === 'several' && (
              <input type="hidden" form={model.form} name={name} value="" />
            )}
            <input
              type={group.takes === 'one' ? 'radio' : 'checkbox'}
              id={`${id}-${code}`}
              form={model.form}
              name={name}
              value={value}
              defaultChecked={isChosen}
              onChange={() => model.onOption(code)}
            />
            <span>
              {label}
              {isGuaranteed && <small>{labels.guaranteed}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function ArrivalField({ id, props: { labels }, model, group }: GroupProps<Arrival>) {
  return (
    <div className={short}>
      <SelectField
        id={id}
        label={labels.arrival}
        hint={labels.arrivalHint}
        labels={{ required: '' }}
        form={model.form}
        name={group.name}
        defaultValue={group.value}
        onChange={model.onArrival}
      >
        <option value="">{labels.arrivalOpen}</option>
        {model.hours.map(({ part, hours }) => (
          <optgroup key={part} label={labels[part]}>
            {hours.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
    </div>
  )
}

function CommentField({ id, props, model, group }: GroupProps<Comment>) {
  const { labels, maxComment: max } = props
  const { name, value, count } = group
  const hint = labels.commentHint
  const counter = { count, max, text: fillText(labels.commentCount, { count, max }) }
  return (
    <div className={long}>
      <label htmlFor={id} className={labelStyle}>
        {labels.comment}
      </label>
      <Hint id={id}>{hint}</Hint>
      <textarea
        id={id}
        className={`${input} ${comment}`}
        form={model.form}
        name={name}
        defaultValue={value}
        maxLength={max}
        rows={3}
        aria-describedby={descriptionOf(id, { hint, counter })}
        onInput={({ currentTarget }) => model.onComment(name, currentTarget.value)}
      />
      <Below id={id} error="" counter={counter} />
    </div>
  )
}
