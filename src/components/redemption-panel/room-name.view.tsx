import { countText } from '../../ui/text/count-text'
import { fillText } from '../../ui/text/fill-text'
import { visuallyHidden } from '../../ui/text/hidden.styles'
import type { RoomPoints } from './cart-points.model'
import type { RedemptionPanelModel } from './redemption-panel.model'
import type { RedemptionPanelProps } from './redemption-panel.schema'

export interface RoomProps {
  props: RedemptionPanelProps
  model: Extract<RedemptionPanelModel, { state: 'cart' }>
  room: RoomPoints
}

/** Fills points into a text. */
export const saying =
  ({ labels }: RedemptionPanelProps, { locale }: RoomProps['model']) =>
  (text: string, points: number) =>
    fillText(text, { points: countText(labels.points, points, locale) })

export function roomOf({ props: { labels }, model, room }: RoomProps): string {
  return fillText(labels.roomOf, { number: room.number, count: model.roomCount })
}

/** Tells controls of several rooms apart. */
export function RoomName(room: RoomProps) {
  if (room.model.roomCount === 1) return null
  return <span className={visuallyHidden}> {roomOf(room)}</span>
}
