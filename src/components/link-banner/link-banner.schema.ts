import { z } from 'zod'
import { baseProps } from '../../ui/base-props.schema'

/** Contract of the link banner with the CMS. */
export const linkBannerSchema = z.object({
  ...baseProps({}),
  heading: z.string().default('Link banner').meta({
    title: 'Heading',
    description: 'Stands above the component, which is hidden without it.',
  }),
})

export type LinkBannerProps = z.output<typeof linkBannerSchema>
export type LinkBannerInput = z.input<typeof linkBannerSchema>
