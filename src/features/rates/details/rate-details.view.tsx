import { groupTitle } from '../../../ui/layout/section.styles'
import { Icon } from '../../../ui/media/icon.view'
import { checkIcon } from '../../../ui/media/icons/check'
import { fillText } from '../../../ui/text/fill-text'
import { visuallyHidden } from '../../../ui/text/hidden.styles'
import { Message } from '../../../ui/text/message.view'
import { RichText } from '../../../ui/text/rich-text.view'
import { PriceBreakdown } from '../breakdown/breakdown.view'
import { PolicyView } from '../policy/policy.view'
import type { RateDetailsLabels } from './rate-details.labels'
import { bones, checked, part, parts } from './rate-details.styles'
import type { RateTerms } from './rate-facts'
import type { RateSection } from './rate-sections.rules'
import type { RateTermsState } from './use-rate-terms'

type Labels = RateDetailsLabels & {
  error: string
  warning: string
  retry: string
}

interface ViewProps {
  labels: Labels
  /** Level of the headings of its parts. */
  headingLevel: number
  details: RateTermsState
  isNightlyOpen: boolean
}

/** All terms of a rate, one part below the other (W20). */
export function RateTermsView({ labels, headingLevel, details, isNightlyOpen }: ViewProps) {
  switch (details.state) {
    case 'loading':
      return (
        <>
          <div className={bones} aria-hidden="true" />
          <p role="status" className={visuallyHidden}>
            {labels.detailsLoading}
          </p>
        </>
      )
    case 'failed':
      return (
        <Message
          kind="error"
          kindLabel={labels.error}
          title={labels.detailsFailed}
          role="alert"
          cta={{ label: labels.retry, onClick: details.retry }}
        >
          {labels.detailsFailedText}
        </Message>
      )
    case 'gone':
      return (
        <Message kind="warning" kindLabel={labels.warning} role="status">
          {labels.gone}
        </Message>
      )
    case 'ready':
      return (
        <div className={parts}>
          {details.moved && (
            <Message kind="warning" kindLabel={labels.warning} title={labels.moved} role="status">
              {fillText(labels.movedText, details.moved)}
            </Message>
          )}
          {details.sections.map((name) => (
            <Part key={name} {...{ labels, headingLevel, name, details, isNightlyOpen }} />
          ))}
        </div>
      )
  }
}

interface PartProps extends Omit<ViewProps, 'details'> {
  name: RateSection
  details: RateTerms
}

function Part({ labels, headingLevel, name, details, isNightlyOpen }: PartProps) {
  const Title = `h${Math.min(headingLevel, 6)}` as 'h3'
  return (
    <section className={part}>
      <Title className={groupTitle}>{labels[name]}</Title>
      {{
        description: () => details.description && <RichText html={details.description} />,
        includes: () => <Checked texts={details.includes} />,
        price: () => <Price {...{ labels, details, isNightlyOpen }} />,
        cancellation: () => <PolicyView policy={details.cancellation} isLive={details.isLive} />,
        guarantee: () => <Sentences texts={details.guarantee} />,
        eligibility: () => <p>{details.eligibility}</p>,
        extras: () => (
          <>
            <Sentences texts={details.extras} />
            {details.terms && <RichText html={details.terms} />}
          </>
        ),
      }[name]()}
    </section>
  )
}

function Price({
  labels,
  details: { price, currencyNote },
  isNightlyOpen,
}: Pick<PartProps, 'labels' | 'details' | 'isNightlyOpen'>) {
  if (!price) return <p>{labels.confidential}</p>
  return (
    <>
      <PriceBreakdown labels={labels} price={price} isNightlyOpen={isNightlyOpen} />
      {currencyNote && <p>{currencyNote}</p>}
    </>
  )
}

function Sentences({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>)
}

function Checked({ texts }: { texts: readonly string[] }) {
  return (
    <ul className={checked}>
      {texts.map((text) => (
        <li key={text}>
          <Icon path={checkIcon} />
          {text}
        </li>
      ))}
    </ul>
  )
}
