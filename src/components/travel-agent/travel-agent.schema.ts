import { z } from 'zod'
import { baseProps } from '../../ui/schema/base-props.schema'
import { shared } from './travel-agent.labels'

/** The programmes of travel agents (E3-05). */
const PROGRAMMES = ['H77', 'YX3', '7TA']

/** Contract of W34 with the CMS. */
export const travelAgentSchema = z.object({
  ...baseProps({
    ...shared.english,
    title: 'Travel agents',
    open: 'Booking as a travel agent? Add your IATA number',
    entered: 'Agency {number}',
    numberUnusual: 'Please check the last digit. If the number is right, you can go on.',
    agentEmail: 'Your e-mail address as an agent',
    programme: 'Agent programme',
    programmeHint: 'Travellers on an agent rate show their ID at check-in.',
    noProgramme: 'None',
    billing: 'Note for your client’s bill',
    commission: 'Please pay commission to my agency.',
    remove: 'Remove agency',
    removed: 'Your agency is no longer part of this booking.',
    loading: 'Loading the fields for travel agents',
    failedTitle: 'We couldn’t load the fields for travel agents.',
  }),
  programs: z
    .array(
      z.object({
        code: z.string().meta({
          title: 'Code',
          description: 'As the reservation system knows the programme.',
          examples: ['H77'],
        }),
        label: z.string().meta({
          title: 'Name',
          description: 'How agents know the programme.',
          examples: ['H77'],
        }),
      }),
    )
    .default(PROGRAMMES.map((code) => ({ code, label: code })))
    .meta({
      title: 'Programmes',
      description: 'Agents choose one of them; without any they are not asked.',
    }),
  askCommission: z.boolean().default(true).meta({
    title: 'Asks for commission',
    description: 'Only where a chosen rate pays commission.',
  }),
  allowRemove: z.boolean().default(true).meta({
    title: 'Can be removed',
    description: 'Shows a button that takes the agency out of the booking.',
  }),
})

export type TravelAgentProps = z.output<typeof travelAgentSchema>
export type TravelAgentInput = z.input<typeof travelAgentSchema>
