import { z } from 'zod'
import { baseProps } from '../../ui/base-props.schema'
import { lookupLabels, lookupProps } from '../../ui/lookup-form.schema'

/** Contract of W67 with the CMS. */
export const lookupOverlaySchema = z.object({
  ...baseProps({ ...lookupLabels, close: 'Close' }),
  ...lookupProps(),
})

export type LookupOverlayProps = z.output<typeof lookupOverlaySchema>
export type LookupOverlayInput = z.input<typeof lookupOverlaySchema>
