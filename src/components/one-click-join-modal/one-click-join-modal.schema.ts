import { z } from 'zod'
import { baseProps } from '../../ui/base-props.schema'
import { joinOfferFields, joinOfferLabels } from '../../ui/join-offer.schema'

/** Contract of W65 with the CMS. */
export const oneClickJoinModalSchema = z.object({
  ...baseProps({ ...joinOfferLabels, close: 'Close' }),
  ...joinOfferFields(),
})

export type OneClickJoinModalProps = z.output<typeof oneClickJoinModalSchema>
export type OneClickJoinModalInput = z.input<typeof oneClickJoinModalSchema>
