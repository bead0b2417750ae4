import { z } from 'zod'
import { pick } from '../../ui/labels/label-set'
import { baseProps, path } from '../../ui/schema/base-props.schema'
import { accountMenuLabels } from './account-menu.labels'
import { menusLabels } from './menus.labels'
import { shared } from './navigation.labels'

const label = (example: string) =>
  z.string().meta({ title: 'Text', description: 'What the link says.', examples: [example] })

const href = (example: string) =>
  path().meta({ title: 'Address', description: 'Where the link leads.', examples: [example] })

const STATES = ['unauthenticated', 'remembered', 'authenticated'] as const

/** Contract of W01 with the CMS. */
export const navigationSchema = z.object({
  ...baseProps({
    ...pick(shared, 'signIn', 'account').english,
    skip: 'Skip to main content',
    menu: 'Menu',
    join: 'Join',
    greeting: 'Hi, {name}',
    ...menusLabels,
    ...accountMenuLabels,
  }),
  logo: z
    .object({
      src: path().meta({
        title: 'Picture',
        description: 'Address of the logo; it is shown 40 pixels high.',
        'x-field': 'asset',
        examples: ['/content/logo.svg'],
      }),
      alt: z.string().meta({
        title: 'Name',
        description: 'Says whose logo it is and where it leads.',
        examples: ['Alderway Hotels, home'],
      }),
      href: href('/'),
    })
    .meta({ title: 'Logo', description: 'Stands at the beginning and leads home.' }),
  variant: z
    .enum(['site', 'booking', 'minimal'])
    .default('site')
    .meta({
      title: 'Form',
      description: 'Booking pages show how far the guest has come; minimal leaves out the links.',
      'x-options': { site: 'All links', booking: 'Booking steps', minimal: 'Logo and help only' },
    }),
  links: z
    .array(
      z.object({
        label: label('Our hotels'),
        href: href('/hotels'),
        children: z
          .array(
            z.object({
              label: label('Tokyo'),
              href: href('/hotels/tokyo'),
              description: z
                .string()
                .default('')
                .meta({
                  title: 'Line below the link',
                  description: 'Short description of the linked page.',
                  examples: ['Between river and market'],
                }),
            }),
          )
          .default([])
          .meta({
            title: 'Links below it',
            description: 'Open in a panel, which begins with the link itself.',
          }),
        newTab: z
          .boolean()
          .default(false)
          .meta({ title: 'New tab', description: 'Opens in a new tab.' }),
      }),
    )
    .default([])
    .meta({ title: 'Links', description: 'The main links of the site, in two levels.' }),
  utilityLinks: z
    .array(
      z.object({
        label: label('Help'),
        href: path().meta({
          title: 'Address',
          description:
            'Address of the link. The link to Trips leads visitors who are not signed in to the search for a reservation. “#languages” opens the page’s languages, “#currencies” its currencies.',
          examples: ['/help'],
        }),
        icon: z
          .enum(['none', 'help', 'trips', 'language', 'currency'])
          .default('none')
          .meta({
            title: 'Icon',
            description: 'Stands before the text.',
            'x-options': {
              none: 'None',
              help: 'Help',
              trips: 'Suitcase',
              language: 'Globe',
              currency: 'Coins',
            },
          }),
      }),
    )
    .default([])
    .meta({
      title: 'Small links',
      description: 'Small links beside the account, such as Help and Trips.',
    }),
  accountMenu: z
    .array(
      z.object({
        label: label('Profile'),
        href: href('/account'),
        states: z
          .array(z.enum(STATES))
          .default(['authenticated'])
          .meta({
            title: 'Shown to',
            description: 'Visitors who see the link.',
            'x-options': {
              unauthenticated: 'Visitors who are not signed in',
              remembered: 'Returning visitors who are not signed in',
              authenticated: 'Members who are signed in',
            },
          }),
      }),
    )
    .default([])
    .meta({
      title: 'Account links',
      description:
        'Links of the account menu. They replace Trips, Saved hotels and Profile; “Sign out” is always shown.',
    }),
  steps: z
    .array(
      z.string().meta({
        title: 'Step',
        description: 'What the guest does there.',
        examples: ['Select room'],
      }),
    )
    .default(['Select room', 'Review', 'Guest & payment', 'Confirmation'])
    .meta({
      title: 'Booking steps',
      description: 'The four steps of a booking; shown in the booking form only.',
    }),
  sticky: z.boolean().default(true).meta({
    title: 'Stays on screen',
    description: 'Appears at the top whenever the visitor scrolls up.',
  }),
})

export type NavigationProps = z.output<typeof navigationSchema>
export type NavigationInput = z.input<typeof navigationSchema>
