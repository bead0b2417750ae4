import {
  FailedChangeMessage,
  UpgradeCards,
} from '../../features/booking/upgrade/upgrade-cards.view'
import { Section } from '../../ui/layout/section.view'
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
  return (
    <Section id={id} title={heading || labels.title} headingLevel={headingLevel}>
      {failed && <FailedChangeMessage labels={labels} failed={failed} />}
      <UpgradeCards
        headingLevel={Math.min(headingLevel + 1, 6)}
        {...{ labels, count, offers, accepted }}
      />
    </Section>
  )
}
