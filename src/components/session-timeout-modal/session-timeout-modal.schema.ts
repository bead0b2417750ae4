import { z } from 'zod'
import { baseProps } from '../../ui/schema/base-props.schema'
import { timeoutLabels } from './timeout.labels'

const seconds = () => z.number().int().min(20).max(1200)

/** Contract of W15 with the CMS. */
export const sessionTimeoutModalSchema = z.object({
  ...baseProps(timeoutLabels),
  warnAtSeconds: seconds().default(300).meta({
    title: 'Warns before the end',
    description: 'Seconds before the end at which the warning opens, at least 20.',
  }),
  finalSeconds: seconds().default(60).meta({
    title: 'Last warning',
    description: 'Seconds before the end from which the time is emphasised and told again.',
  }),
  idleMinutes: z.number().int().min(5).max(30).default(30).meta({
    title: 'Minutes without use',
    description:
      'Minutes without use after which the visit of a signed-in member ends; the server allows 30 at most.',
  }),
})

export type SessionTimeoutModalProps = z.output<typeof sessionTimeoutModalSchema>
export type SessionTimeoutModalInput = z.input<typeof sessionTimeoutModalSchema>
