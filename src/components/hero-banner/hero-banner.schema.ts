import { z } from 'zod'
import { baseProps } from '../../ui/base-props.schema'

/** Contract of the hero banner with the CMS. */
export const heroBannerSchema = z.object({
  ...baseProps({}),
  heading: z.string().default('Hero banner').meta({
    title: 'Heading',
    description: 'Stands above the component, which is hidden without it.',
  }),
})

export type HeroBannerProps = z.output<typeof heroBannerSchema>
export type HeroBannerInput = z.input<typeof heroBannerSchema>
