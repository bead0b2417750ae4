import { z } from 'zod'
import { baseProps, path } from '../../ui/schema/base-props.schema'
import { shared } from './redemption-alert.labels'

/** Contract of W24 with the CMS. */
export const redemptionAlertSchema = z.object({
  ...baseProps({
    ...shared.english,
    shortfallTitle: 'Not enough points yet',
    shortfall:
      'You need {count} points more for this stay.|one:You need {count} point more for this stay.',
    expiringTitle: 'Use your free night in time',
    expiring:
      'You have {count} free nights until {date}: one could pay for a night of this stay.|one:You have {count} free night until {date}: it could pay for a night of this stay.',
    betterValueTitle: 'Your points go further here',
    betterValue:
      'Pay with {count} points and save {amount}.|one:Pay with {count} point and save {amount}.',
    refundedTitle: 'Your points are back',
    refunded: '{count} points are back in your account.|one:{count} point is back in your account.',
  }),
  variant: z
    .enum(['inline', 'mini'])
    .default('inline')
    .meta({
      title: 'Look',
      description: 'A message among the content of the page, or a small card beside other cards.',
      'x-options': { inline: 'Message', mini: 'Small card' },
    }),
  icon: z
    .enum(['kind', 'coins', 'sparkle'])
    .default('kind')
    .meta({
      title: 'Icon',
      description: 'Stands beside the text.',
      'x-options': {
        kind: 'Sign of its kind, such as a warning',
        coins: 'Coins',
        sparkle: 'Sparkle',
      },
    }),
  cta: z
    .object({
      label: z
        .string()
        .min(1)
        .meta({
          title: 'Text of the link',
          description: 'Says what happens.',
          examples: ['Use points'],
        }),
      action: z
        .enum(['openRedemption', 'link'])
        .default('openRedemption')
        .meta({
          title: 'Action',
          description:
            'The choice of points and money is on the same page; without it there is no link.',
          'x-options': {
            openRedemption: 'The choice of points and money',
            link: 'An address',
          },
        }),
      href: path()
        .optional()
        .meta({
          title: 'Address of the link',
          description: 'A path of the site, or a whole address, such as where points are bought.',
          examples: ['/loyalty/buy-points'],
          'x-when': { field: 'action', is: 'link' },
        }),
    })
    .optional()
    .meta({ title: 'Link', description: 'What the member can do about it.' }),
})

export type RedemptionAlertProps = z.output<typeof redemptionAlertSchema>
export type RedemptionAlertInput = z.input<typeof redemptionAlertSchema>
