import { DetailsCard } from '../../features/rates/details-card.view'
import { RoomDetailsView } from '../../features/rates/room/room-details.view'
import type { RoomDetailsModel } from './room-details.model'
import type { RoomDetailsProps } from './room-details.schema'

interface ViewProps {
  props: RoomDetailsProps
  model: RoomDetailsModel
}

export function RoomDetails({ props, model }: ViewProps) {
  const { id, labels, headingLevel, gallery, floorPlan } = props
  if (model.state === 'none') return null
  const { details, allHref } = model
  const name = details.state === 'ready' ? details.name : ''
  return (
    <DetailsCard {...{ id, labels, headingLevel, name, allHref }} kind={labels.roomDetails}>
      <RoomDetailsView
        labels={labels}
        headingLevel={headingLevel + 1}
        details={details}
        hasGallery={gallery}
        hasDetails
        floorPlan={floorPlan}
      />
    </DetailsCard>
  )
}
