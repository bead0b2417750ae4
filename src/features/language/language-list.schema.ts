import { z } from 'zod'
import { path } from '../../ui/schema/base-props.schema'
import { shared } from './language-dialog.labels'

/** Texts of the language button and its dialog. */
export const languageLabels = {
  ...shared.english,
  title: 'Choose your language',
  button: 'Language',
  kept: 'Your selection will be kept.',
  cartTitle: 'Leave your selection behind?',
  cartText: 'This language has its own site. Your selections won’t be carried over.',
  cartStay: 'Stay here',
  cartGo: 'Change language',
}

/** Regions with their languages, for W06, W66 and the footer. */
export const languageRegions = () =>
  z
    .array(
      z.object({
        name: z
          .string()
          .meta({ title: 'Region', description: 'For example “Europe”.', examples: ['Europe'] }),
        links: z
          .array(
            z.object({
              linkLabel: z.string().meta({
                title: 'Language',
                description: 'The language in itself, for example “Deutsch”.',
                examples: ['Deutsch'],
              }),
              linkURL: path().meta({
                title: 'Address',
                description:
                  'The start of the site in that language, for example “/de-DE”; the visitor stays on the same page.',
                examples: ['/de-DE'],
              }),
              locale: z.string().meta({
                title: 'Locale',
                description: 'For example “de-DE”.',
                examples: ['de-DE'],
              }),
            }),
          )
          .default([])
          .meta({ title: 'Languages', description: 'The languages of the region.' }),
      }),
    )
    .default([])
    .meta({
      title: 'Regions and languages',
      description: 'Without any, there is no choice of language.',
    })

export const languageSort = () =>
  z
    .enum(['alpha', 'authored'])
    .default('alpha')
    .meta({
      title: 'Order of the regions',
      description: 'By the alphabet of the page’s language, or as they stand here.',
      'x-options': { alpha: 'By the alphabet', authored: 'As they stand here' },
    })
