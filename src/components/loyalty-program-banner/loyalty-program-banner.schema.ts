import { z } from 'zod'
import { baseProps, richText } from '../../ui/schema/base-props.schema'
import { image, link } from '../../ui/schema/content.schema'
import { shared } from './loyalty-program-banner.labels'

/** Contract of W70 with the CMS. */
export const loyaltyProgramBannerSchema = z.object({
  ...baseProps({
    ...shared.english,
    saving: 'Members enjoy lower rates, from the first night.',
    benefitList: 'What members enjoy',
    discover: 'Discover {program}',
    yours: 'Your {program}',
  }),
  text: richText().meta({
    title: 'Text',
    description:
      'One or two sentences. What members save is told by the site where it is true, not here.',
    examples: ['<p>Nights that count, and a welcome that remembers you.</p>'],
  }),
  benefits: z
    .array(
      z.string().meta({
        title: 'Benefit',
        description: 'A few words.',
        examples: ['Late check-out when available'],
      }),
    )
    .default([])
    .meta({
      title: 'Benefits',
      description: 'What members have; the programme’s own list when empty.',
    }),
  cta: link().optional().meta({
    title: 'Link',
    description: 'In place of “Join for free”. A visitor with an account is asked to sign in.',
  }),
  image: image().optional().meta({
    title: 'Picture',
    description: 'Stands beside the text on tablets and wider screens; phones do without.',
  }),
  forMembers: z.boolean().default(false).meta({
    title: 'Also for members',
    description: 'Shows members who are signed in what they have, without a link.',
  }),
})

export type LoyaltyProgramBannerProps = z.output<typeof loyaltyProgramBannerSchema>
export type LoyaltyProgramBannerInput = z.input<typeof loyaltyProgramBannerSchema>
