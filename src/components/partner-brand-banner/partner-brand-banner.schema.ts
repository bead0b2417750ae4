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
          description: 'Stands where there is no logo, and is what the logo says.',
          examples: ['Skylark Air'],
        }),
      logo: image().optional().meta({
        title: 'Logo',
        description: 'On a ground that is white by day and dark by night; three to one fits best.',
      }),
    })
    .meta({ title: 'Partner', description: 'Whose message it is.' }),
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
        description: 'Opens a new tab. Of a card: a page on the card’s own list.',
        examples: ['https://partner.alderway.example/flights'],
      }),
      program: z
        .enum(['chase', 'amex', 'none'])
        .default('none')
        .meta({
          title: 'Card',
          description: 'Of a card the link tells the bank where the visitor came from.',
          'x-options': { chase: 'Chase', amex: 'American Express', none: 'No card' },
        }),
    })
    .meta({ title: 'Link', description: 'Where the partner is found.' }),
  disclosure: richText().default('').meta({
    title: 'Disclosure',
    description: 'Whose advertisement it is, in other words than the usual ones; never hidden.',
  }),
})

export type PartnerBrandBannerProps = z.output<typeof partnerBrandBannerSchema>
export type PartnerBrandBannerInput = z.input<typeof partnerBrandBannerSchema>
