import { LookupForm } from '../../features/reservation-lookup/lookup-form.view'
import { LookupStays } from '../../features/reservation-lookup/lookup-stays.view'
import { section, sectionTitle } from '../../ui/layout/section.styles'
import type { ReservationLookupModel } from './reservation-lookup.model'
import type { ReservationLookupProps } from './reservation-lookup.schema'
import { card, lead, narrow } from './reservation-lookup.styles'

interface ViewProps {
  props: ReservationLookupProps
  model: ReservationLookupModel
}

export function ReservationLookup({ props, model: { isMain, lookup } }: ViewProps) {
  const { id, labels } = props
  const Title = (isMain ? 'h1' : `h${props.headingLevel}`) as 'h2'
  return (
    <section className={section} aria-labelledby={`${id}-title`}>
      <div className={narrow}>
        <Title id={`${id}-title`} className={sectionTitle}>
          {props.title || labels.title}
        </Title>
        <p className={lead}>{labels.lead}</p>
        <div className={card}>
          <LookupForm id={id} labels={labels} model={lookup} />
          <LookupStays labels={labels} model={lookup} />
        </div>
      </div>
    </section>
  )
}
