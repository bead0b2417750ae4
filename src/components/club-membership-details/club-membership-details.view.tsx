import {
  ChangeButton,
  FailedChangeMessage,
} from '../../features/booking/upgrade/upgrade-cards.view'
import { KeepNote } from '../../features/checkout/keep-note.view'
import { CheckboxField } from '../../ui/form/checkbox-field.view'
import { TextField } from '../../ui/form/text-field.view'
import { Section } from '../../ui/layout/section.view'
import { Icon } from '../../ui/media/icon.view'
import { checkCircleIcon } from '../../ui/media/icons/check-circle'
import { infoIcon } from '../../ui/media/icons/info'
import { fillText } from '../../ui/text/fill-text'
import { isolated } from '../../ui/text/isolated'
import { RichText } from '../../ui/text/rich-text.view'
import { Unanswered } from '../../ui/text/unanswered.view'
import type { ClubMembershipDetailsModel, OtherRate } from './club-membership-details.model'
import type { ClubMembershipDetailsProps } from './club-membership-details.schema'
import * as styles from './club-membership-details.styles'

interface ViewProps {
  props: ClubMembershipDetailsProps
  model: ClubMembershipDetailsModel
}

type Ready = Extract<ClubMembershipDetailsModel, { state: 'ready' }>

export function ClubMembershipDetails({ props, model }: ViewProps) {
  if (model.state === 'none') return null
  const { id, labels, headingLevel } = props
  return (
    <Section id={id} title={labels.title} headingLevel={headingLevel}>
      <div className={styles.content}>
        <Unanswered labels={labels} model={model} skeleton={styles.skeleton} />
        {model.state === 'ready' && <Membership props={props} model={model} />}
      </div>
    </Section>
  )
}

function Membership({ props, model }: { props: ClubMembershipDetailsProps; model: Ready }) {
  const { id, labels, headingLevel, hint } = props
  const { form, values, error, nameOf, others, failedChange } = model
  const field = (name: string) => ({
    id: `${id}-${name}`,
    form,
    name: nameOf(name),
    defaultValue: values[name],
    labels,
    onInput: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      model.onInput(name, currentTarget.value),
  })
  const Title = `h${Math.min(headingLevel + 1, 6)}` as 'h3'
  return (
    <>
      <p>{labels.needed}</p>
      {hint && <RichText html={hint} />}
      <input type="hidden" form={form} name={nameOf('needed')} value={values.needed} />
      <input
        ref={model.verdictRef}
        type="hidden"
        form={form}
        name={nameOf('verdict')}
        value={values.verdict}
      />
      <fieldset className={styles.fields} aria-labelledby={`${id}-title`}>
        <TextField
          {...field('number')}
          label={labels.number}
          hint={labels.numberHint}
          error={textOf(labels, error)}
          isMandatory
          inputMode="numeric"
          dir="ltr"
          maxLength={30}
          autoComplete="off"
          // A masked number is replaced as a whole.
          onFocus={({ currentTarget }) =>
            currentTarget.value.includes('•') && currentTarget.select()
          }
          onBlur={model.onLeave}
        />
        <TextField
          {...field('postalCode')}
          label={labels.postalCode}
          hint={labels.postalCodeHint}
          dir="ltr"
          maxLength={10}
          autoComplete="postal-code"
          onBlur={model.onLeave}
        />
        <Saving props={props} model={model} />
      </fieldset>
      <div role="status" className={styles.verdict}>
        <Verdict labels={labels} verdict={model.verdict} />
      </div>
      <KeepNote labels={labels} note={model.note} />
      {failedChange && <FailedChangeMessage labels={labels} failed={failedChange} />}
      {others.length > 0 && (
        <div className={styles.ways}>
          <Title className={styles.question}>{labels.otherRate}</Title>
          <ul>
            {others.map((other) => (
              <li key={other.itemId}>
                <Other labels={labels} other={other} count={model.count} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

function Saving({ props, model }: { props: ClubMembershipDetailsProps; model: Ready }) {
  const { id, labels } = props
  const { saving, form, nameOf, values, onSave } = model
  if (!saving) return null
  if (saving !== 'offered') {
    return (
      <p role="status" className={styles.status}>
        {saving === 'saved' ? labels.saved : labels.notSaved}
      </p>
    )
  }
  return (
    <div className={styles.wide}>
      {/* Unticking is stored as well. */}
      <input type="hidden" form={form} name={nameOf('save')} value="" />
      <CheckboxField
        id={`${id}-save`}
        form={form}
        name={nameOf('save')}
        value="yes"
        defaultChecked={values.save === 'yes'}
        labels={labels}
        label={labels.save}
        onChange={({ currentTarget }) => onSave(currentTarget.checked)}
      />
    </div>
  )
}

type Labels = ClubMembershipDetailsProps['labels']

function textOf(labels: Labels, error: Ready['error']): string {
  if (!error) return ''
  return 'text' in error ? error.text : labels[error.label]
}

/** What the club has said; an error stands beside the number. */
function Verdict({ labels, verdict }: { labels: Labels; verdict: Ready['verdict'] }) {
  if (verdict === 'checking') return <p>{labels.checking}</p>
  if (verdict === 'VALID') {
    return (
      <p className={styles.valid}>
        <Icon path={checkCircleIcon} />
        {labels.valid}
      </p>
    )
  }
  if (verdict !== 'UNCHECKED') return null
  return (
    <p>
      <Icon path={infoIcon} />
      {labels.unchecked}
    </p>
  )
}

function Other({ labels, other, count }: { labels: Labels; other: OtherRate; count: number }) {
  const { room, name, more, form } = other
  const price = more ? fillText(labels.moreForStay, { amount: isolated(more) }) : labels.sameTotal
  return (
    <>
      <span className={styles.status}>
        {count > 1 && <b>{fillText(labels.roomOf, { number: room, count })} </b>}
        {price}
      </span>
      <ChangeButton
        labels={labels}
        form={form}
        text={fillText(labels.switchTo, { rate: name })}
        name={price}
      />
    </>
  )
}
