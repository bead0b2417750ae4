import { choice as card, choices as group } from '../../features/checkout/choices.styles'
import { KeepNote } from '../../features/checkout/keep-note.view'
import { Below, Mandatory } from '../../ui/form/field.view'
import { section, sectionTitle } from '../../ui/layout/section.styles'
import { fillText } from '../../ui/text/fill-text'
import { scripted } from '../../ui/text/hidden.styles'
import { isolated } from '../../ui/text/isolated'
import { Link } from '../../ui/text/link.view'
import { RichText } from '../../ui/text/rich-text.view'
import { SlowStatus } from '../../ui/text/slow-status.view'
import type { PolicyModel } from './policy.model'
import { Policy } from './policy.view'
import type { TravelInsuranceModel } from './travel-insurance.model'
import type { TravelInsuranceProps } from './travel-insurance.schema'
import {
  benefits as benefitsStyle,
  content,
  links,
  logo as logoStyle,
  offer as offerStyle,
  question,
  separate,
  skeleton,
  small,
} from './travel-insurance.styles'

interface ViewProps {
  props: TravelInsuranceProps
  model: TravelInsuranceModel
}

export function TravelInsurance({ props, model }: ViewProps) {
  if (model.state === 'none') return null
  const { id, labels, headingLevel, headline, partner, disclosures, policyLinks } = props
  const Title = `h${headingLevel}` as 'h2'
  return (
    // Kept while it is hidden: authored HTML of a served page cannot be inserted a second time.
    <section
      className={section}
      aria-labelledby={`${id}-title`}
      hidden={model.state === 'unavailable'}
    >
      <Title id={`${id}-title`} className={sectionTitle} tabIndex={-1}>
        {headline || labels.title}
      </Title>
      <div className={content}>
        {model.state === 'loading' && (
          <>
            <div className={`${skeleton} ${scripted}`} aria-hidden="true" />
            <SlowStatus label={labels.loading} />
          </>
        )}
        {model.state === 'ready' && <Offer props={props} model={model} />}
        {isPolicy(model) && <Policy props={props} model={model} />}
        <div className={small}>
          <p>{fillText(labels.statement, { partner: isolated(partner.name) })}</p>
          <RichText html={disclosures} />
          {policyLinks.length > 0 && (
            <ul className={links}>
              {policyLinks.map(({ label, href, newTab }) => (
                <li key={href}>
                  <Link href={href} newTabLabel={newTab ? labels.newTab : undefined}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </section>
  )
}

type ShownPolicy = Exclude<PolicyModel, { state: 'none' }>

function isPolicy(model: TravelInsuranceModel): model is ShownPolicy {
  return model.state === 'bought' || model.state === 'pending' || model.state === 'refused'
}

type Ready = Extract<TravelInsuranceModel, { state: 'ready' }>

function Offer({ props, model }: { props: TravelInsuranceProps; model: Ready }) {
  const { id, labels, partner } = props
  const { form, names, offer, choice, problem, benefits, logo, onBroken, onChoose } = model
  const { covered } = model
  // Whoever is insured already says what is to become of that.
  const mandatoryChoice = props.mandatoryChoice || covered !== null
  const said = covered
    ? ({ offer: 'extends', question: 'extendQuestion', yes: 'extendYes', no: 'extendNo' } as const)
    : ({ offer: 'forTrip', question: 'question', yes: 'yes', no: 'no' } as const)
  const amount = isolated(model.premium)
  const values = { amount, partner: isolated(partner.name) }
  return (
    <>
      <div className={offerStyle}>
        {logo && (
          <img
            className={logoStyle}
            src={logo}
            alt={partner.name}
            width={144}
            height={48}
            loading="lazy"
            decoding="async"
            onError={onBroken}
          />
        )}
        <p>
          <b>{fillText(labels[said.offer], { amount })}</b>
        </p>
      </div>
      <details className={benefitsStyle} open={model.isOpen}>
        <summary>{labels.benefits}</summary>
        <ul>
          {benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      </details>
      <p id={`${id}-question`} className={question}>
        {labels[said.question]}
        {mandatoryChoice && <Mandatory label={labels.required} />}
      </p>
      {covered && <p>{fillText(labels.remains, { cover: covered })}</p>}
      {/* Empty values, which a choice overrides, so that one that is dropped is stored. */}
      <input type="hidden" form={form} name={names.choice} value="" />
      <input type="hidden" form={form} name={names.offer} value={offer} />
      <input
        type="hidden"
        form={form}
        name={names.mandatory}
        value={mandatoryChoice ? 'yes' : ''}
      />
      <div
        key={offer}
        className={group}
        role="radiogroup"
        aria-labelledby={`${id}-question`}
        aria-required={mandatoryChoice}
        aria-invalid={problem !== null}
        aria-describedby={problem ? `${id}-error` : undefined}
      >
        {(['yes', 'no'] as const).map((one) => (
          <label key={one} className={card}>
            <input
              type="radio"
              id={`${id}-${one}`}
              form={form}
              name={names.choice}
              value={one}
              defaultChecked={one === choice}
              onChange={() => onChoose(one)}
            />
            <span>
              <b>{fillText(labels[said[one]], { amount })}</b>
            </span>
          </label>
        ))}
      </div>
      <Below id={id} error={problem ? labels[problem] : ''} />
      <div role="status" className={separate}>
        {choice === 'yes' && (
          <p>
            {fillText(labels.separate, values)}
            {covered && ` ${labels.byCard}`}
          </p>
        )}
      </div>
      <KeepNote labels={labels} note={model.note} />
    </>
  )
}
