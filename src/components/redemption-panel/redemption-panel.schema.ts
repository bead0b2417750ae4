import { z } from 'zod'
import { baseProps, path, richText } from '../../ui/schema/base-props.schema'
import { shared } from './redemption-panel.labels'

/** Contract of W23 with the CMS. */
export const redemptionPanelSchema = z.object({
  ...baseProps({
    ...shared.english,
    title: 'Use your points',
    balance: 'You have {points}.',
    required: '{points} pay for all nights.',
    requiredOthers: '{points} pay for the other nights.',
    requiredFrom: 'A room takes {points} or more for all nights.',
    shortfall: 'You need {points} more for all nights.',
    freeNight: 'Of {nights} that points alone pay for, one is free.',
    freeNightSaves: 'Paying for all nights with points saves you {points}.',
    topUp: 'Get more points',
    again: 'Good to have you back, {name}.',
    signIn: 'Sign in to use points',
    recommended: 'Use {points} (recommended)',
    recommendation: 'We recommend {points}.',
    use: 'Use {points}',
    slider: 'Points to use',
    field: 'Number of points',
    range: 'From {least} to {most}; leave it empty to pay with money.',
    split: '{points}, {amount} left to pay',
    inMoney: 'Paid with money',
    payMoney: 'Pay with money',
    inUse: 'You use {points} for this room.',
    atMost: 'You can use {points} at most.',
    atLeast: 'You can use {points} or more.',
    lower: 'The next step below is {points}.',
    notNumber: 'Enter a whole number of points, such as {example}.',
    showPoints: 'See rates in points',
    showMoney: 'See rates in money',
    freeNightsTitle: 'Your free nights',
    freeNightsLeft: 'You can use {nights} for this stay, until {date}.',
    freeNightsLimit: 'One pays for a night of up to {points}.',
    night: '{date}: {points}',
    noAward: 'None of your awards pays for this night.',
    useFreeNights: 'Use free nights',
    allFree: 'Your awards pay for all nights; {amount} left to pay.',
    awardsTitle: 'Your free nights can’t pay for this',
    awardsText:
      'They may be used for another stay by now. Please choose other nights, or pay with points.',
    shortTitle: 'You don’t have enough points for this',
    shortText: 'Your balance is the one of now. Please use fewer points.',
    signedOutTitle: 'You are not signed in any more',
    signedOutText: 'Please sign in again to use points.',
    numberTitle: 'That is no number of points',
    numberText: 'Your booking is as it was. Please enter a whole number.',
    soldOutTitle: 'These points can’t be used any more',
    soldOutText: 'Please choose another number of points, or pay with money.',
    staleText: 'Please check your points, and apply them again.',
    loading: 'Loading your points',
    failedTitle: 'We couldn’t look up your points.',
  }),
  modes: z
    .array(z.enum(['points', 'pointsCash', 'fna']))
    .default(['points', 'pointsCash', 'fna'])
    .meta({
      title: 'Ways to pay',
      description: 'With points alone, with points and money, and with awards for single nights.',
      'x-options': {
        points: 'Points for all nights',
        pointsCash: 'Points and money',
        fna: 'Free nights',
      },
    }),
  topUpHref: path()
    .optional()
    .meta({
      title: 'Address of “Get more points”',
      description: 'A page where members get points; no link when not set.',
      examples: ['/loyalty/buy-points'],
    }),
  explainer: richText()
    .default('')
    .meta({
      title: 'Explanation',
      description: 'How stays are paid with points; below the heading.',
      examples: ['<p>Points pay for nights. Whatever they do not cover, you pay with money.</p>'],
    }),
})

export type RedemptionPanelProps = z.output<typeof redemptionPanelSchema>
export type RedemptionPanelInput = z.input<typeof redemptionPanelSchema>
