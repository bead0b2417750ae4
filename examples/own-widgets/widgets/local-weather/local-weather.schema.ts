import { baseProps } from 'foyer/schema'
import { z } from 'zod'
import { adviceLabels } from './advice.labels'

export const localWeatherSchema = z.object({
  ...baseProps({
    now: 'Now in {city}: {degrees}',
    unit: 'Show in Fahrenheit',
    advice: 'What to wear',
    ...adviceLabels,
    loading: 'The weather is on its way.',
    error: 'Error',
    failedTitle: 'We cannot tell the weather at the moment.',
    failedText: 'Please try again in a minute.',
    retry: 'Try again',
  }),
  city: z.string().default('').meta({
    title: 'City',
    description: 'The component is hidden without one.',
  }),
})

export type LocalWeatherProps = z.output<typeof localWeatherSchema>
export type LocalWeatherInput = z.input<typeof localWeatherSchema>
