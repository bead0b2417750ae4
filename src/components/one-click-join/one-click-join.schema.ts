import { z } from 'zod'
import { sourceProp } from '../../features/booking/source.schema'
import { joinOfferFields, joinOfferLabels } from '../../features/join/join-offer.schema'
import { baseProps } from '../../ui/schema/base-props.schema'

/** Contract of W42 with the CMS. */
export const oneClickJoinSchema = z.object({
  ...baseProps(joinOfferLabels),
  mode: z
    .enum(['inline', 'overlay'])
    .default('inline')
    .meta({
      title: 'Mode',
      description:
        'The form on the page, or a button that opens it in the dialog “one-click join”.',
      'x-options': { inline: 'On the page', overlay: 'In a dialog' },
    }),
  source: sourceProp(),
  ...joinOfferFields(),
})

export type OneClickJoinProps = z.output<typeof oneClickJoinSchema>
export type OneClickJoinInput = z.input<typeof oneClickJoinSchema>
