import { z } from 'zod'
import { baseProps, path, richText } from '../../ui/schema/base-props.schema'
import { image } from '../../ui/schema/content.schema'
import { shared } from './partner-brand-banner.labels'

/** Contract of W73 with the CMS. */
export const partnerBrandBannerSchema = z.object({
  ...baseProps({ ...shared.english, disclosure: 'Advertisement. {partner} pays us for it.' }),
  partner: z
    .object({
      name: z
        .string()
        .min(1)
        .meta({
          title: 'Name',
          description:
            'Is shown when there is no logo; with a logo it is the logo’s alternative text.',
          examples: ['Skylark Air'],
        }),
      logo: image().optional().meta({
        title: 'Logo',
        description:
          'The background is white, or dark in dark mode. A ratio of three to one fits best.',
      }),
    })
    .meta({ title: 'Partner', description: 'The company that the message is about.' }),
  text: richText().meta({
    title: 'Text',
    description: 'One or two sentences.',
    examples: ['<p>Collect points above the clouds as well.</p>'],
  }),
  cta: z
    .object({
      label: z
        .string()
        .min(1)
        .meta({
          title: 'Text of the link',
          description: 'Says where it leads.',
          examples: ['See the flights'],
        }),
      href: path().meta({
        title: 'Address of the link',
        description:
          'Opens a new tab. For a card, the address has to be in the site’s list for that card.',
        examples: ['https://partner.alderway.example/flights'],
      }),
      program: z
        .enum(['chase', 'amex', 'none'])
        .default('none')
        .meta({
          title: 'Card',
          description: 'For a card, the link tells the bank where the visitor came from.',
          'x-options': { chase: 'Chase', amex: 'American Express', none: 'No card' },
        }),
    })
    .meta({ title: 'Link', description: 'The link to the partner.' }),
  disclosure: richText().default('').meta({
    title: 'Disclosure',
    description: 'Replaces the default text that names the advertiser. It is always shown.',
  }),
})

export type PartnerBrandBannerProps = z.output<typeof partnerBrandBannerSchema>
export type PartnerBrandBannerInput = z.input<typeof partnerBrandBannerSchema>
