import { z } from 'zod'
import { languageLabels, languageRegions } from '../../features/language/language-list.schema'
import { baseProps, path, richText } from '../../ui/schema/base-props.schema'
import { shared } from './footer.labels'
import { privacyChoicesLabels } from './privacy-choices.labels'

const title = (column: string) =>
  z.string().meta({
    title: column,
    description: `The title of the column “${column}”.`,
    examples: [column],
  })

const links = () =>
  z
    .array(
      z.object({
        linkLabel: z
          .string()
          .meta({ title: 'Text', description: 'What the link says.', examples: ['Careers'] }),
        linkURL: path()
          .default('')
          .meta({
            title: 'Address',
            description:
              'Address of the link. A privacy statement under “/fragments/” opens in a dialog, and so does the page of the privacy choices; “#privacy-choices” opens the consent tool of the site.',
            examples: ['/careers'],
          }),
        openInaNewTab: z.boolean().default(false).meta({
          title: 'New tab',
          description: 'Opens in a new tab.',
        }),
        htmlContent: richText()
          .optional()
          .meta({
            title: 'Text below the link',
            description: 'Is shown without a link when the link has no address.',
            examples: ['<p>Open every day from 8 to 20.</p>'],
          }),
      }),
    )
    .meta({ title: 'Column', description: 'The links of one column.' })

/** Contract of W05 with the CMS; the names are those of the footer model [spec]. */
export const footerSchema = z.object({
  ...baseProps({
    ...shared.english,
    ...languageLabels,
    ...privacyChoicesLabels,
    follow: 'Follow us',
    honored: 'Opt-out request honored: your browser sends a privacy signal.',
    cutColumns: 'Only the first {count} columns of destinations are shown.',
    cutLinks: 'Only the first {count} links of a column of destinations are shown.',
  }),
  resourceProperties: z
    .object({
      titles: z
        .object({
          ourCompany: title('Our company'),
          workWithUs: title('Work with us'),
          findHelp: title('Find help'),
          privacy: title('Privacy'),
          destinations: title('Destinations'),
        })
        .meta({
          title: 'Titles',
          description: 'The titles of the columns.',
        }),
      destinationOnTop: z.boolean().default(false).meta({
        title: 'Destinations on top',
        description: 'Shows the destinations above the columns; below them when off.',
      }),
      destinationState: z
        .enum(['open', 'closed'])
        .default('closed')
        .meta({
          title: 'Destinations',
          description: 'Shows the destinations open or closed until the visitor changes it.',
          'x-options': { open: 'Open', closed: 'Closed' },
        }),
      variation: z
        .enum(['minimized', 'expanded'])
        .default('expanded')
        .meta({
          title: 'Form',
          description: 'Minimized: copyright, the links of the column “Privacy” and the languages.',
          'x-options': {
            expanded: 'All columns',
            minimized: 'One row: copyright, privacy, languages',
          },
        }),
      copyrightDescription: richText().meta({
        title: 'Copyright',
        description: '{year} stands for the current year.',
        examples: ['© {year} Alderway Hotels'],
      }),
      languageLable: z.string().default('').meta({
        title: 'Text of the language button',
        description: 'The page’s own language when empty.',
      }),
      socialTitle: z.string().default('').meta({
        title: 'Title of the social networks',
        description: '“Follow us” when empty.',
      }),
    })
    .meta({
      title: 'Footer',
      description: 'Titles, form and texts of the footer.',
    }),
  columns: z.array(links()).default([]).meta({
    title: 'Columns',
    description: 'Four lists of links: our company, work with us, find help, privacy.',
  }),
  destinations: z.array(links()).default([]).meta({
    title: 'Destinations',
    description: 'Up to four columns with up to seven links each.',
  }),
  social: z
    .array(
      z.object({
        network: z.enum(['facebook', 'instagram', 'twitter', 'linkedin', 'youtube']).meta({
          title: 'Network',
          description: 'Each network has its icon; their order is fixed.',
          examples: ['instagram'],
          'x-options': {
            facebook: 'Facebook',
            instagram: 'Instagram',
            twitter: 'X (Twitter)',
            linkedin: 'LinkedIn',
            youtube: 'YouTube',
          },
        }),
        href: path().meta({
          title: 'Address',
          description: 'Your page on the network.',
          examples: ['https://www.instagram.com/alderway'],
        }),
      }),
    )
    .default([])
    .meta({ title: 'Social networks', description: 'Links with the icons of the networks.' }),
  regions: languageRegions(),
})

export type FooterProps = z.output<typeof footerSchema>
export type FooterInput = z.input<typeof footerSchema>
