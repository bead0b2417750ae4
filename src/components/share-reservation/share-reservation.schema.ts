import { z } from 'zod'
import { baseProps } from '../../ui/schema/base-props.schema'
import { shared } from './share-reservation.labels'

/** Texts of sharing a booking (W84). */
const shareReservationLabels = {
  ...shared.english,
  title: 'Share your booking',
  intro: 'Fellow travellers get dates, address and number: nothing about your card.',
  byEmail: 'By email',
  emails: 'Email addresses',
  emailsHint: 'Up to five, with a comma between them.',
  emailsMissing: 'Enter at least one email address.',
  emailsTooMany: 'Five addresses at most. Send to the others afterwards.',
  sendEmail: 'Send email',
  bySms: 'By text message',
  phone: 'Mobile number',
  phoneInvalid: 'Enter a mobile number with its country code, such as +1 212 555 0100.',
  sendSms: 'Send text message',
  sent: 'Sent',
  sentTo: 'Sent to {to}',
  notSent: 'Not sent. Your entry is still here.',
  calendar: 'Add to your calendar',
  ics: 'Calendar file',
  google: 'Google Calendar',
  outlook: 'Outlook',
  print: 'Print this page',
}

const SHARE_CHANNELS = ['email', 'sms', 'calendar', 'print'] as const

/** Contract of W84 with the CMS. */
export const shareReservationSchema = z.object({
  ...baseProps(shareReservationLabels),
  channels: z
    .array(z.enum(SHARE_CHANNELS))
    .default([...SHARE_CHANNELS])
    .meta({
      title: 'Ways to share',
      description: 'In the order in which they are shown.',
      'x-options': {
        email: 'Email',
        sms: 'Text message',
        calendar: 'Calendar',
        print: 'Print',
      },
    }),
})

export type ShareReservationProps = z.output<typeof shareReservationSchema>
export type ShareReservationInput = z.input<typeof shareReservationSchema>
