import type { ReactNode } from 'react'
import { DefaultButton } from '../../features/checkout/default-button.view'
import { button } from '../../ui/form/button.styles'
import { groupTitle, section } from '../../ui/layout/section.styles'
import { Section } from '../../ui/layout/section.view'
import { Icon } from '../../ui/media/icon.view'
import { coinsIcon } from '../../ui/media/icons/coins'
import { countText } from '../../ui/text/count-text'
import { fillText } from '../../ui/text/fill-text'
import { scripted, unscripted } from '../../ui/text/hidden.styles'
import { isolated } from '../../ui/text/isolated'
import { Link } from '../../ui/text/link.view'
import { Message } from '../../ui/text/message.view'
import { RichText } from '../../ui/text/rich-text.view'
import { Unanswered } from '../../ui/text/unanswered.view'
import type { RedemptionPanelModel } from './redemption-panel.model'
import type { RedemptionPanelProps } from './redemption-panel.schema'
import { account, beside, card, content, skeleton, way } from './redemption-panel.styles'
import { Room } from './room-points.view'

interface ViewProps<Model = RedemptionPanelModel> {
  props: RedemptionPanelProps
  model: Model
}

type Shown = Extract<RedemptionPanelModel, { required: number }>

export function RedemptionPanel({ props, model }: ViewProps) {
  if (model.state === 'none') return null
  if ('rates' in model && model.rates) return <Beside props={props} model={model} />
  const { id, labels, headingLevel, explainer } = props
  return (
    <Section id={id} title={labels.title} headingLevel={headingLevel}>
      <div className={content}>
        {String(explainer) !== '' && <RichText html={explainer} />}
        <Unanswered labels={labels} model={model} skeleton={skeleton} />
        {'required' in model && (
          <div className={card}>
            <Problem props={props} model={model} />
            <Account props={props} model={model} />
            {model.state === 'cart' && (
              <>
                {model.form && <DefaultButton step={model.form.step} />}
                {model.rooms.map((room) => (
                  <Room key={room.id} {...{ props, model, room }} />
                ))}
              </>
            )}
          </div>
        )}
      </div>
    </Section>
  )
}

/** A few lines above the rates, which are what the page is about. */
function Beside({ props, model }: ViewProps<Shown>) {
  const { id, labels, headingLevel, explainer } = props
  const Title = `h${headingLevel}` as 'h2'
  return (
    <section className={`${section} ${beside}`} aria-labelledby={`${id}-title`}>
      <div className={content}>
        <Account props={props} model={model}>
          <Title id={`${id}-title`} className={groupTitle} tabIndex={-1}>
            {labels.title}
          </Title>
          {String(explainer) !== '' && <RichText html={explainer} />}
        </Account>
      </div>
    </section>
  )
}

function Problem({ props: { labels }, model: { problem } }: ViewProps<Shown>) {
  if (!problem) return null
  return (
    <Message
      kind="error"
      kindLabel={labels.error}
      role="alert"
      title={labels[`${problem}Title`]}
      titleRef={focusTitle}
    >
      {labels[`${problem}Text`]}
    </Message>
  )
}

/** The page has come back for it, with the panel below the fold. */
function focusTitle(title: HTMLElement | null): void {
  if (!title) return
  title.focus({ preventScroll: true })
  title.scrollIntoView?.({ block: 'center' })
}

const NOTHING = { shortfall: 0, topUpHref: null }

/** What the visitor has, what the stay takes, and the way to what is missing. */
function Account({ props, model, children }: ViewProps<Shown> & { children?: ReactNode }) {
  const { labels } = props
  const said = (text: string, points: number) =>
    fillText(text, { points: countText(labels.points, points, model.locale) })
  const { required, hasFree, freeNightOf, saved } = model
  const ofCart = hasFree ? labels.requiredOthers : labels.required
  const needed = model.form ? ofCart : labels.requiredFrom
  const { shortfall, topUpHref } = model.state === 'signIn' ? NOTHING : model
  const recommended = model.state === 'search' ? model.recommended : null
  const missing = shortfall > 0 && said(labels.shortfall, shortfall)
  return (
    <div className={account}>
      <Icon path={coinsIcon} />
      <div>
        {children}
        {model.state === 'signIn' ? (
          <SignIn props={props} model={model} />
        ) : (
          <p>
            <strong>
              {model.balance === null ? '\u00a0' : said(labels.balance, model.balance)}
            </strong>
          </p>
        )}
        <p>
          <small>
            {required > 0 && said(needed, required)}{' '}
            {freeNightOf !== null &&
              fillText(labels.freeNight, {
                nights: countText(labels.nights, freeNightOf, model.locale),
              })}{' '}
            {saved > 0 && said(labels.freeNightSaves, saved)}
          </small>
        </p>
        {(missing || model.rates) && (
          <p className={model.rates ? way : ''}>
            {/* First, so that it stands still when the balance comes. */}
            {model.rates && (
              <Link href={model.rates.href}>
                {model.rates.isInPoints ? labels.showMoney : labels.showPoints}
              </Link>
            )}{' '}
            {missing || (recommended !== null && said(labels.recommendation, recommended))}{' '}
            {missing && topUpHref && <Link href={topUpHref}>{labels.topUp}</Link>}
          </p>
        )}
      </div>
    </div>
  )
}

function SignIn({ props, model }: ViewProps<Extract<Shown, { state: 'signIn' }>>) {
  const { labels } = props
  const { form, name, signIn } = model
  return (
    <p>
      {name && `${fillText(labels.again, { name: isolated(name) })} `}
      <Link className={form ? scripted : ''} href={signIn.href} onClick={signIn.onClick}>
        {labels.signIn}
      </Link>
      {form && (
        <>
          <DefaultButton step={form.step} />
          {/* A link would lose what was typed. */}
          <button
            type="submit"
            form={form.id}
            name="step"
            value="signIn"
            formNoValidate
            className={`${button} ${unscripted}`}
            data-kind="text"
          >
            {labels.signIn}
          </button>
        </>
      )}
    </p>
  )
}
