import { z } from 'zod'
import { joinOfferFields, joinOfferLabels } from '../../features/join/join-offer.schema'
import { baseProps } from '../../ui/schema/base-props.schema'

/** Contract of W65 with the CMS. */
export const oneClickJoinModalSchema = z.object({
  ...baseProps({ ...joinOfferLabels, close: 'Close' }),
  ...joinOfferFields(),
})

export type OneClickJoinModalProps = z.output<typeof oneClickJoinModalSchema>
export type OneClickJoinModalInput = z.input<typeof oneClickJoinModalSchema>
