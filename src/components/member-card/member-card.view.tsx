import { section } from '../../ui/layout/section.styles'
import { fillText } from '../../ui/text/fill-text'
import { scripted, visuallyHidden } from '../../ui/text/hidden.styles'
import { Link } from '../../ui/text/link.view'
import { SlowStatus } from '../../ui/text/slow-status.view'
import type { MemberCardModel } from './member-card.model'
import type { MemberCardProps } from './member-card.schema'
import { card, counts, manage, name, skeleton, tier } from './member-card.styles'

export function MemberCard({ props, model }: { props: MemberCardProps; model: MemberCardModel }) {
  const { id, labels, headingLevel } = props
  if (model.state === 'none') return null
  if (model.state === 'loading') {
    return (
      <div className={`${section} ${scripted}`}>
        <div className={skeleton} aria-hidden="true" />
        <SlowStatus label={labels.loading} />
      </div>
    )
  }
  const Title = `h${headingLevel}` as 'h2'
  const { points, nights, isOneNight } = model
  return (
    <section className={section} aria-labelledby={`${id}-title`}>
      <div className={card} data-tier={model.tier}>
        <div>
          <Title id={`${id}-title`} className={name}>
            <span className={visuallyHidden}>{labels.card}: </span>
            {model.name || labels.card}
          </Title>
          <p className={tier}>{tierName(labels, model.tier)}</p>
        </div>
        {(points || nights) && (
          <p className={counts}>
            {points && <span>{fillText(labels.points, { points })}</span>}
            {nights && (
              <span>{fillText(isOneNight ? labels.night : labels.nights, { nights })}</span>
            )}
          </p>
        )}
        <Link
          className={manage}
          href={model.manageHref}
          aria-label={labels.manageName}
          onClick={model.onManage}
        >
          {labels.manage}
        </Link>
      </div>
    </section>
  )
}

function tierName(
  labels: MemberCardProps['labels'],
  of: Extract<MemberCardModel, { state: 'ready' }>['tier'],
): string {
  return {
    member: labels.tierMember,
    silver: labels.tierSilver,
    gold: labels.tierGold,
    platinum: labels.tierPlatinum,
    titanium: labels.tierTitanium,
    ambassador: labels.tierAmbassador,
  }[of]
}
