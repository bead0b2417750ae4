import { z } from 'zod'
import { baseProps, path } from '../../ui/schema/base-props.schema'
import { shared } from './check-in-banner.labels'

const stateText = (title: string, example: string) =>
  z
    .object({
      title: z
        .string()
        .min(1)
        .meta({ title: 'Title', description: 'A few words.', examples: [example] }),
      text: z.string().optional().meta({
        title: 'Text',
        description: 'One short sentence. Without one, only the title shows.',
      }),
      button: z.string().optional().meta({
        title: 'Text of the button',
        description:
          'Only where the guest can do something. Has a text of its own when empty, and where it pays.',
      }),
    })
    .optional()
    .meta({ title, description: 'Replace our own texts of this state.' })

/** Contract of W71 with the CMS. */
export const checkInBannerSchema = z.object({
  ...baseProps({
    ...shared.english,
    eligible: 'Check in online',
    eligibleText:
      'Tell the hotel when you’ll arrive, and save time at the desk. You get your room there.',
    modifiable: 'You’re checked in online',
    modifiableText: 'Say so at the desk, where you get your room.',
    change: 'Change arrival and wishes',
    inHouse: 'You’re checked in',
    inHouseText: 'Enjoy your stay. The desk is there for anything you need.',
    checkOut: 'Today is your last day',
    checkOutText: 'Please leave your room by {time} and hand in your key at the desk.',
    leaveAndPay: 'Check out and pay {amount}',
    balance: 'Still to be paid: {amount}',
    balanceCard: 'With the card of your booking: {card}',
    balanceDesk: 'Please pay what is left at the desk.',
    linked: 'Your reservation is linked to your account.',
    guest: 'Guest: {name}',
    wishesHint: 'The hotel does its best; wishes are not promised.',
    registration: 'Registration',
    registrationHint:
      'The law asks the hotel for this. It goes to the hotel only; we keep nothing of it.',
    nationality: 'Nationality',
    birthDate: 'Date of birth',
    address: 'Home address',
    addressHint: 'Street, city and country.',
    received: 'The hotel has your registration.',
    registrationMissing: 'The registration is not complete',
    registrationMissingText:
      'Please fill in the fields of the registration. Guests of other nationalities than the hotel’s country fill in all of them.',
    refused: 'We couldn’t check you in online. Please see the front desk.',
    checkOutRefused: 'We couldn’t check you out online. Please see the front desk.',
  }),
  stateTexts: z
    .object({
      CHECK_IN_ELIGIBLE: stateText('Texts before the check-in', 'Skip the queue'),
      CHECK_IN_MODIFIABLE: stateText('Texts after the check-in', 'All set'),
      CHECKED_IN_HOUSE: stateText('Texts during the stay', 'Welcome'),
      CHECK_OUT_ELIGIBLE: stateText('Texts on the last day', 'Until next time'),
    })
    .default({})
    .meta({
      title: 'Texts of the states',
      description: 'In place of our own, where the hotel says it differently.',
      examples: [{ CHECK_IN_ELIGIBLE: { title: 'Skip the queue', button: 'Check in now' } }],
    }),
  href: path()
    .default('')
    .meta({
      title: 'Page after the check-in',
      description: 'With a script. When empty, the confirmation of the check-in.',
      examples: ['/welcome'],
    }),
})

export type CheckInBannerProps = z.output<typeof checkInBannerSchema>
export type CheckInBannerInput = z.input<typeof checkInBannerSchema>
