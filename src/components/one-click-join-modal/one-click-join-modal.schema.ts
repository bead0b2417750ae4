import { z } from 'zod'
import { joinOfferFields, joinOfferLabels } from '../../features/join/join-offer.schema'
import { baseProps } from '../../ui/schema/base-props.schema'
import { shared } from './one-click-join-modal.labels'

/** Contract of W65 with the CMS. */
export const oneClickJoinModalSchema = z.object({
  ...baseProps({ ...shared.english, ...joinOfferLabels }),
  ...joinOfferFields(),
})

export type OneClickJoinModalProps = z.output<typeof oneClickJoinModalSchema>
export type OneClickJoinModalInput = z.input<typeof oneClickJoinModalSchema>
