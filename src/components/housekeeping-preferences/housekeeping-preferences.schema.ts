import { z } from 'zod'
import { baseProps, richText } from '../../ui/schema/base-props.schema'
import { shared } from './housekeeping-preferences.labels'

/** Contract of W83 with the CMS. */
export const housekeepingPreferencesSchema = z.object({
  ...baseProps({
    ...shared.english,
    title: 'Housekeeping',
    daily: 'Every day',
    dailyText: 'Your room is made up and your towels are fresh each day.',
    reduced: 'Only when I ask',
    reducedText: 'Nobody disturbs you. Call us whenever you would like your room made up.',
    loading: 'Loading the housekeeping choices',
    failedTitle: 'We couldn’t load the housekeeping choices.',
  }),
  text: richText()
    .default('')
    .meta({
      title: 'Text',
      description: 'Stands between the heading and the choices.',
      examples: ['<p>Fewer washes save water. The choice is yours.</p>'],
    }),
  defaultChoice: z
    .enum(['daily', 'reduced'])
    .default('daily')
    .meta({
      title: 'First choice',
      description: 'What a visitor has who chooses nothing.',
      'x-options': { daily: 'Every day', reduced: 'Only on request' },
    }),
})

export type HousekeepingPreferencesProps = z.output<typeof housekeepingPreferencesSchema>
export type HousekeepingPreferencesInput = z.input<typeof housekeepingPreferencesSchema>
