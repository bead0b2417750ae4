import {
  FailedChangeMessage,
  UpgradeCards,
} from '../../features/booking/upgrade/upgrade-cards.view'
import { section, sectionTitle } from '../../ui/layout/section.styles'
import type { UpsellModel } from './upsell.model'
import type { UpsellProps } from './upsell.schema'

interface ViewProps {
  props: UpsellProps
  model: UpsellModel
}

export function Upsell({ props, model }: ViewProps) {
  if (model.state === 'none') return null
  const { id, labels, heading, headingLevel } = props
  const { offers, accepted, count, failed } = model
  const Title = `h${headingLevel}` as 'h2'
  return (
    <section className={section} aria-labelledby={`${id}-title`}>
      <Title id={`${id}-title`} className={sectionTitle} tabIndex={-1}>
        {heading || labels.title}
      </Title>
      {failed && <FailedChangeMessage labels={labels} failed={failed} />}
      <UpgradeCards
        headingLevel={Math.min(headingLevel + 1, 6)}
        {...{ labels, count, offers, accepted }}
      />
    </section>
  )
}
