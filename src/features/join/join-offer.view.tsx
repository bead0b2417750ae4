import { button } from '../../ui/form/button.styles'
import { CheckboxField } from '../../ui/form/checkbox-field.view'
import { SubmitButton } from '../../ui/form/submit-button.view'
import { Icon } from '../../ui/media/icon.view'
import { checkIcon } from '../../ui/media/icons/check'
import { checkCircleIcon } from '../../ui/media/icons/check-circle'
import { fillText } from '../../ui/text/fill-text'
import { isolated } from '../../ui/text/isolated'
import { Link } from '../../ui/text/link.view'
import { Message } from '../../ui/text/message.view'
import { RichText } from '../../ui/text/rich-text.view'
import { TextWith } from '../../ui/text/text-with.view'
import { JoinFields } from './join-fields.view'
import type { Joined, JoinForm, JoinOfferLabels } from './join-offer.model'
import {
  benefitList,
  card,
  form as formStyle,
  joined as joinedStyle,
  lead,
  link,
  number as numberStyle,
  quiet,
} from './join-offer.styles'

interface JoinOfferProps {
  id: string
  labels: JoinOfferLabels
  offerText: string
  model: JoinForm
}

/** One-click join (W42): known data, missing fields, conditions, button. */
export function JoinOffer({ id, labels, offerText, model }: JoinOfferProps) {
  const { version, program, problems, failure, signIn } = model
  const { action, ...formProps } = model.formProps
  const isDuplicate = failure === 'emailDuplicateError'
  return (
    <form {...formProps} action={action} method="post" className={formStyle}>
      {model.fields?.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {offerText ? (
        <RichText html={offerText} className={lead} values={{ program }} />
      ) : (
        <p className={lead}>
          {model.isMemberRateAvailable && version === 'new' ? labels.memberRate : labels.offer}
        </p>
      )}
      {version === 'new' && <Benefits labels={labels} benefits={model.benefits} />}
      <Known labels={labels} model={model} />
      <JoinFields id={id} labels={labels} model={model} />
      <CheckboxField
        id={`${id}-terms`}
        name="terms"
        value="yes"
        label={<Terms labels={labels} links={model.links} program={program} />}
        labels={labels}
        isMandatory
        required
        error={problems.terms && labels[problems.terms]}
      />
      <div role="alert">
        {failure && (
          <Message
            kind="error"
            kindLabel={labels.error}
            cta={isDuplicate ? { label: labels.signIn, ...signIn } : undefined}
          >
            {labels[failure]}
          </Message>
        )}
      </div>
      <SubmitButton label={labels.join} busyLabel={labels.busy} isBusy={model.isSending} />
      {!isDuplicate && (
        <p className={quiet} data-centred>
          {labels.haveAccount}{' '}
          <Link className={link} href={signIn.href} onClick={signIn.onClick}>
            {labels.signIn}
          </Link>
        </p>
      )}
    </form>
  )
}

type TermsLabel = 'newTab' | 'conditions' | 'privacy' | 'termsAndPrivacy' | 'terms'

interface TermsProps {
  labels: Pick<JoinOfferLabels, TermsLabel>
  links: JoinForm['links']
  program: string
}

/** The sentence with inline links, in new tabs so that the filled form stays. */
export function Terms({ labels, links, program }: TermsProps) {
  const conditions = (
    <Link href={links.terms} newTabLabel={labels.newTab}>
      {fillText(labels.conditions, { program })}
    </Link>
  )
  const privacy = (
    <Link href={links.privacy} newTabLabel={labels.newTab}>
      {labels.privacy}
    </Link>
  )
  const [text, parts] = links.privacy
    ? [labels.termsAndPrivacy, { conditions, privacy }]
    : [labels.terms, { conditions }]
  return <TextWith text={fillText(text, { program })} parts={parts} />
}

export function Benefits({
  labels,
  benefits,
}: {
  labels: Pick<JoinOfferLabels, 'benefits'>
  benefits: readonly string[]
}) {
  if (benefits.length === 0) return null
  return (
    <ul className={benefitList} aria-label={labels.benefits}>
      {benefits.map((benefit) => (
        <li key={benefit}>
          <Icon path={checkIcon} />
          <span>{benefit}</span>
        </li>
      ))}
    </ul>
  )
}

/** The legacy version shows a name before each value. */
function Known({ labels, model }: { labels: JoinOfferLabels; model: JoinForm }) {
  const { known, version } = model
  const facts = [
    { label: labels.name, value: known.name, dir: 'auto' },
    { label: labels.email, value: known.email, dir: 'ltr' },
    { label: labels.country, value: known.country, dir: 'auto' },
  ].filter(({ value }) => value)
  if (facts.length === 0) return null
  return (
    <dl className={card} data-version={version} aria-label={labels.yourDetails}>
      {facts.map(({ label, value, dir }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi dir={dir}>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface JoinedMessageProps {
  labels: JoinOfferLabels
  model: JoinForm | Joined
  /** Without it the message itself takes the focus. */
  onDone?: () => void
  /** The visitor has not joined just now: the focus stays where it is. */
  isOld?: boolean
}

/**
 * The result message. Its live region is rendered from the start, so that screen readers announce
 * it.
 */
export function JoinedMessage({ labels, model, onDone, isOld = false }: JoinedMessageProps) {
  const isJoined = model.state === 'joined'
  return (
    <>
      <div role="status">
        {isJoined && (
          <div
            className={joinedStyle}
            tabIndex={onDone ? undefined : -1}
            ref={onDone || isOld ? undefined : takeFocus}
          >
            <Icon path={checkCircleIcon} />
            <p className={numberStyle}>
              {model.number
                ? fillText(labels.newMemberNumberMsg, { number: isolated(model.number) })
                : fillText(labels.welcome, { program: model.program })}
            </p>
            <p className={lead}>
              {model.email
                ? fillText(labels.nextStep, { email: isolated(model.email) })
                : labels.nextStepUnnamed}
            </p>
          </div>
        )}
      </div>
      {isJoined && onDone && (
        <div className={formStyle}>
          <button
            type="button"
            ref={takeFocus}
            className={button}
            data-kind="primary"
            onClick={onDone}
          >
            {labels.done}
          </button>
        </div>
      )}
    </>
  )
}

/** The pressed button has been removed, so the focus needs a new place. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
