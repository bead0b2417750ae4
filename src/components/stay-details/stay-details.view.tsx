import { StayFacts } from '../../features/booking/stay/stay-block.view'
import { Section } from '../../ui/layout/section.view'
import { fillText } from '../../ui/text/fill-text'
import { Link } from '../../ui/text/link.view'
import { Message } from '../../ui/text/message.view'
import { Unanswered } from '../../ui/text/unanswered.view'
import { ChangeDates } from './change-dates.view'
import { ChangeDeparture } from './change-departure.view'
import type { StayDetailsModel } from './stay-details.model'
import type { StayDetailsProps } from './stay-details.schema'
import { block, foot, skeleton, zoneNote } from './stay-details.styles'

interface ViewProps {
  props: StayDetailsProps
  model: StayDetailsModel
}

export function StayDetails({ props, model }: ViewProps) {
  const { id, labels } = props
  if (model.state === 'none') return null
  return (
    <Section id={id} title={labels.title} headingLevel={props.headingLevel}>
      <Unanswered labels={labels} model={model} skeleton={skeleton} />
      {model.state === 'ready' && (
        <div className={block}>
          {model.problem && (
            <Message kind="error" kindLabel={labels.error} title={labels[model.problem]} />
          )}
          <StayFacts facts={model.facts} isWide />
          <Foot labels={labels} model={model} />
          {model.change?.kind === 'form' && (
            <ChangeDates id={id} labels={labels} change={model.change} />
          )}
          {model.change?.kind === 'departure' && (
            <ChangeDeparture id={id} labels={labels} change={model.change} />
          )}
        </div>
      )}
    </Section>
  )
}

interface FootProps {
  labels: StayDetailsProps['labels']
  model: Extract<StayDetailsModel, { state: 'ready' }>
}

function Foot({ labels, model }: FootProps) {
  const { zone, isOtherZone, reason, change, keepHref, guests } = model
  const link = change?.kind === 'link' ? change : null
  const isAlone = !reason && !link && !keepHref && !guests
  if (!zone && isAlone) return null
  return (
    <div className={foot}>
      {reason && <p>{reason}</p>}
      {link && (
        <Link href={link.href} onClick={link.onClick}>
          {link.label}
        </Link>
      )}
      {keepHref && <Link href={keepHref}>{labels.keep}</Link>}
      {guests && <Link href={guests.href}>{guests.label}</Link>}
      {zone && (
        <p className={zoneNote} data-shown={isOtherZone || isAlone || undefined}>
          {fillText(labels.zone, { zone })}
        </p>
      )}
    </div>
  )
}
