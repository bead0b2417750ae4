import { z } from 'zod'
import { baseProps, richText } from '../../ui/schema/base-props.schema'

/** Contract of W72 with the CMS. */
export const travelInsuranceBannerSchema = z.object({
  ...baseProps({
    from: 'From {amount} for this trip',
    see: 'See cover',
    covered: 'You’re covered',
    coveredText: 'Your trip is insured. Travel well.',
  }),
  title: z
    .string()
    .min(1)
    .meta({
      title: 'Title',
      description: 'A few words about the insurance.',
      examples: ['Travel without worry'],
    }),
  text: richText()
    .default('')
    .meta({
      title: 'Text',
      description: 'One short sentence.',
      examples: ['<p>Cover for this trip takes one choice.</p>'],
    }),
  ctaLabel: z
    .string()
    .default('')
    .meta({
      title: 'Text of the link',
      description: 'Has a text of its own when empty.',
      examples: ['See cover'],
    }),
})

export type TravelInsuranceBannerProps = z.output<typeof travelInsuranceBannerSchema>
export type TravelInsuranceBannerInput = z.input<typeof travelInsuranceBannerSchema>
