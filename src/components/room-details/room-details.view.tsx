import { RoomDetailsView } from '../../features/rates/room/room-details.view'
import { eyebrow, section, sectionTitle } from '../../ui/layout/section.styles'
import { Link } from '../../ui/text/link.view'
import type { RoomDetailsModel } from './room-details.model'
import type { RoomDetailsProps } from './room-details.schema'
import { card, head } from './room-details.styles'

interface ViewProps {
  props: RoomDetailsProps
  model: RoomDetailsModel
}

export function RoomDetails({ props, model }: ViewProps) {
  const { id, labels, headingLevel, gallery, floorPlan } = props
  if (model.state === 'none') return null
  const { details } = model
  const name = details.state === 'ready' ? details.name : ''
  const Title = `h${headingLevel}` as 'h2'
  return (
    <section className={section} aria-labelledby={`${id}-title`}>
      <div className={card}>
        <div className={head}>
          {name && <p className={eyebrow}>{labels.roomDetails}</p>}
          <Title id={`${id}-title`} className={sectionTitle} tabIndex={-1}>
            {name || labels.roomDetails}
          </Title>
        </div>
        <RoomDetailsView
          labels={labels}
          headingLevel={headingLevel + 1}
          details={details}
          hasGallery={gallery}
          hasDetails
          floorPlan={floorPlan}
        />
        <p>
          <Link href={model.allHref}>{labels.allRates}</Link>
        </p>
      </div>
    </section>
  )
}
