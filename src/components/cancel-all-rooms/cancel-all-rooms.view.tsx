import { CancelProblemMessage } from '../../features/booking/order/cancel-problem.view'
import { SpelledNumber } from '../../features/booking/order/spelled-number.view'
import { RoomPoliciesView } from '../../features/booking/policy/room-policies.view'
import { choice, choices } from '../../features/checkout/choices.styles'
import { button } from '../../ui/form/button.styles'
import { SelectField } from '../../ui/form/select-field.view'
import { busy } from '../../ui/form/submit-button.styles'
import { groupTitle } from '../../ui/layout/section.styles'
import { Section } from '../../ui/layout/section.view'
import { FactsLine } from '../../ui/text/facts-line.view'
import { visuallyHidden } from '../../ui/text/hidden.styles'
import { Message } from '../../ui/text/message.view'
import { Unanswered } from '../../ui/text/unanswered.view'
import type { CancelAllRoomsModel, StayRoom, Sum } from './cancel-all-rooms.model'
import type { CancelAllRoomsProps } from './cancel-all-rooms.schema'
import {
  actions,
  content,
  danger,
  form as formStyle,
  off,
  room as roomStyle,
  rooms as roomsStyle,
  skeleton,
  sum,
  sums as sumsStyle,
} from './cancel-all-rooms.styles'
import type { CancelForm } from './cancel-form.model'

interface ViewProps<State extends CancelAllRoomsModel['state']> {
  props: CancelAllRoomsProps
  model: Extract<CancelAllRoomsModel, { state: State }>
}

export function CancelAllRooms({ props, model }: ViewProps<CancelAllRoomsModel['state']>) {
  const { id, labels } = props
  if (model.state === 'none') return null
  return (
    <Section id={id} title={titleOf(model, labels)} headingLevel={props.headingLevel}>
      <Unanswered labels={labels} model={model} skeleton={skeleton} />
      {model.state === 'cta' && <Cta props={props} model={model} />}
      {model.state === 'blocked' && (
        <div className={content}>
          <Results labels={labels} results={model.results} />
          <p>{model.reason}</p>
          <p className={actions}>
            <a className={button} href={model.href}>
              {model.label}
            </a>
          </p>
        </div>
      )}
      {model.state === 'choose' && <Choose props={props} model={model} />}
      {model.state === 'confirm' && <Confirm props={props} model={model} />}
    </Section>
  )
}

function titleOf(model: CancelAllRoomsModel, labels: CancelAllRoomsProps['labels']): string {
  if (model.state === 'confirm') return model.title
  return model.state === 'choose' ? labels.choose : labels.title
}

function Cta({ props: { labels }, model: { href, text, reason } }: ViewProps<'cta'>) {
  if (!href) return <p className={content}>{reason}</p>
  return (
    <div className={content}>
      <p>{labels.ctaText}</p>
      <p className={actions}>
        <a className={button} href={href}>
          {text}
        </a>
      </p>
    </div>
  )
}

/** Step 1: a GET form, so that the choice is in the address of step 2. */
function Choose({ props, model }: ViewProps<'choose'>) {
  const { id, labels } = props
  const { action, field, stepField, stay, rooms, all, problem, keepHref } = model
  return (
    <form className={`${content} ${formStyle}`} method="get" action={action}>
      <input type="hidden" name={stay.field} value={stay.value} />
      <input type="hidden" name={stepField} value="confirm" />
      {problem && <CancelProblemMessage labels={labels} problem={problem} />}
      <fieldset className={choices} aria-labelledby={`${id}-title`}>
        {rooms.map((room) => (
          <label key={room.id} className={room.status ? `${choice} ${off}` : choice}>
            <input
              type="checkbox"
              name={field}
              value={room.id}
              disabled={room.status !== ''}
              aria-describedby={`${id}-${room.id}`}
            />
            <span>
              <b>{room.name}</b>
              <small id={`${id}-${room.id}`}>
                <FactsLine facts={[room.status, ...room.facts].filter(Boolean)} />
              </small>
            </span>
          </label>
        ))}
        <label className={choice}>
          <input type="checkbox" name={field} value={all.value} />
          <span>
            <b>{all.text}</b>
          </span>
        </label>
      </fieldset>
      <div className={actions}>
        <Keep props={props} href={keepHref} />
        <button type="submit" className={button}>
          {labels.proceed}
        </button>
      </div>
    </form>
  )
}

/** The way out stands before the way on. */
function Keep({ props, href }: { props: CancelAllRoomsProps; href: string }) {
  return (
    <a className={button} data-kind="primary" href={href}>
      {props.keepLabel || props.labels.keep}
    </a>
  )
}

/** Step 2: what it comes to, then the button that does it. */
function Confirm({ props, model }: ViewProps<'confirm'>) {
  const { id, labels, headingLevel } = props
  const { rooms, policies, sums, notes, keepHref, otherHref, form } = model
  const Sub = `h${Math.min(headingLevel + 1, 6)}` as 'h3'
  return (
    <div className={content}>
      {form.problem && (
        <CancelProblemMessage labels={labels} problem={form.problem} isNews={form.isNews} />
      )}
      <Results labels={labels} results={form.results} />
      <ul className={roomsStyle}>
        {rooms.map((room) => (
          <Room key={room.id} props={props} room={room} />
        ))}
      </ul>
      <RoomPoliciesView rooms={policies} isLive={false} isFull={false} />
      {sums.length > 0 && (
        <div>
          <Sub className={groupTitle}>{labels.costs}</Sub>
          <Sums sums={sums} />
        </div>
      )}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <form
        className={formStyle}
        method="post"
        action={form.action}
        onSubmit={form.onSubmit}
        aria-busy={form.isBusy || undefined}
      >
        <input type="hidden" name="stay" value={form.stay} />
        <input type="hidden" name="rooms" value={form.rooms} />
        <input type="hidden" name="revision" value={form.revision} />
        <input type="hidden" name="terms" value={form.terms} />
        {props.askReason && (
          <SelectField
            id={`${id}-reason`}
            name="reason"
            label={labels.reason}
            labels={{ required: '' }}
          >
            <option value="">{labels.reasonNone}</option>
            {reasonsOf(props).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </SelectField>
        )}
        <div className={actions}>
          <Keep props={props} href={keepHref} />
          <button
            type="submit"
            className={`${button} ${danger} ${busy}`}
            aria-busy={form.isBusy || undefined}
            aria-disabled={form.isBusy || undefined}
          >
            {labels.yes}
          </button>
          {otherHref && (
            <a className={button} data-kind="text" href={otherHref}>
              {labels.otherRooms}
            </a>
          )}
        </div>
        <span role="status" className={visuallyHidden}>
          {form.isBusy && labels.busy}
        </span>
      </form>
    </div>
  )
}

function Room({ props: { labels }, room }: { props: CancelAllRoomsProps; room: StayRoom }) {
  return (
    <li className={roomStyle}>
      <b>{room.name}</b>
      <span>
        <FactsLine facts={room.facts} />
      </span>
      {room.fee && <span>{`${labels.fee}: ${room.fee}`}</span>}
    </li>
  )
}

function Sums({ sums }: { sums: readonly Sum[] }) {
  return (
    <dl className={sumsStyle}>
      {sums.map(({ name, value, note }) => (
        <div key={name} className={sum}>
          <dt>{name}</dt>
          <dd>
            <b>{value}</b>
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What became of each room, where only some could be cancelled. */
function Results({
  labels,
  results,
}: Pick<CancelAllRoomsProps, 'labels'> & Pick<CancelForm, 'results'>) {
  if (results.length === 0) return null
  return (
    <Message kind="warning" kindLabel={labels.warning} title={labels.partly} role="alert">
      <ul>
        {results.map(({ id, name, isCancelled, number }) => (
          <li key={id}>
            {`${name}: `}
            {isCancelled ? labels.cancelled : labels.notCancelled}
            {number && (
              <>
                {`, ${labels.cancellationNumber} `}
                <SpelledNumber number={number} />
              </>
            )}
          </li>
        ))}
      </ul>
    </Message>
  )
}

/** The author's own, else the usual ones. What is stored is a code, for those the same in each language. */
function reasonsOf({ reasons, labels }: CancelAllRoomsProps): (readonly [string, string])[] {
  if (reasons.length > 0) return reasons.map((reason, index) => [codeOf(reason, index), reason])
  return [
    ['plans', labels.reasonPlans],
    ['elsewhere', labels.reasonElsewhere],
    ['mistake', labels.reasonMistake],
    ['other', labels.reasonOther],
  ]
}

const LONGEST_CODE = 40

/** The letters of a text; its place in the list where it has none. */
function codeOf(reason: string, index: number): string {
  const words = reason.toLowerCase().match(/[a-z\d]+/g)
  return words?.join('-').slice(0, LONGEST_CODE) ?? `reason-${index + 1}`
}
