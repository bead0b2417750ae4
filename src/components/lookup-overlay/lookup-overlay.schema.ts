import { z } from 'zod'
import { lookupLabels, lookupProps } from '../../features/reservation-lookup/lookup-form.schema'
import { baseProps } from '../../ui/schema/base-props.schema'
import { shared } from './lookup-overlay.labels'

/** Contract of W67 with the CMS. */
export const lookupOverlaySchema = z.object({
  ...baseProps({ ...shared.english, ...lookupLabels }),
  ...lookupProps(),
})

export type LookupOverlayProps = z.output<typeof lookupOverlaySchema>
export type LookupOverlayInput = z.input<typeof lookupOverlaySchema>
