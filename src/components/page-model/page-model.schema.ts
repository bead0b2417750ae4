import { z } from 'zod'
import { baseProps } from '../../ui/schema/base-props.schema'

/** Contract of the page model with the CMS (C.11). */
export const pageModelSchema = z.object({
  ...baseProps({ loading: 'Loading the page' }),
  part: z
    .enum(['header', 'main', 'footer'])
    .default('main')
    .meta({
      title: 'Part of the page',
      description: 'Part of the page whose components are listed here.',
      'x-options': { header: 'Header', main: 'Content', footer: 'Footer' },
    }),
})

export type PageModelProps = z.output<typeof pageModelSchema>
export type PageModelInput = z.input<typeof pageModelSchema>
