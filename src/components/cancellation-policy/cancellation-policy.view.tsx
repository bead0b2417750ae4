import { terms } from '../../features/booking/policy/room-policies.styles'
import { RoomPoliciesView } from '../../features/booking/policy/room-policies.view'
import { Section } from '../../ui/layout/section.view'
import { visuallyHidden } from '../../ui/text/hidden.styles'
import { RichText } from '../../ui/text/rich-text.view'
import { Unanswered } from '../../ui/text/unanswered.view'
import type { CancellationPolicyModel } from './cancellation-policy.model'
import type { CancellationPolicyProps } from './cancellation-policy.schema'
import { content, skeleton } from './cancellation-policy.styles'

interface ViewProps {
  props: CancellationPolicyProps
  model: CancellationPolicyModel
}

export function CancellationPolicy({ props, model }: ViewProps) {
  const { id, labels, variant } = props
  if (model.state === 'none') return null
  return (
    <Section id={id} title={labels.cancellation} headingLevel={props.headingLevel}>
      <Unanswered labels={labels} model={model} skeleton={skeleton} />
      {model.state === 'ready' && (
        <div className={content}>
          <RoomPoliciesView rooms={model.rooms} isLive={model.isLive} isFull={variant === 'full'} />
          {variant === 'full' && <Terms props={props} model={model} />}
          <p role="status" className={visuallyHidden}>
            {model.news}
          </p>
        </div>
      )}
    </Section>
  )
}

type Ready = Extract<CancellationPolicyModel, { state: 'ready' }>

/** The hotel's own words, and what the chain adds to them. */
function Terms({
  props: { labels, legalText },
  model: { rooms, onExpand },
}: {
  props: CancellationPolicyProps
  model: Ready
}) {
  const shown = rooms.filter(({ text }) => text)
  const hasLegalText = String(legalText) !== ''
  if (shown.length === 0 && !hasLegalText) return null
  return (
    <details className={terms} onToggle={onExpand}>
      <summary>{labels.fullTerms}</summary>
      {shown.map(({ id, title, text }) => (
        <p key={id}>
          {title && rooms.length > 1 && <b>{`${title}. `}</b>}
          {text}
        </p>
      ))}
      {hasLegalText && <RichText html={legalText} />}
    </details>
  )
}
