import { ErrorSummary } from '../../ui/form/error-summary.view'
import { fillText } from '../../ui/text/fill-text'
import { Message } from '../../ui/text/message.view'
import type { LookupField, LookupFormModel } from './lookup-form.model'
import type { LookupLabels } from './lookup-form.schema'

interface LookupSummaryProps {
  id: string
  labels: LookupLabels
  model: LookupFormModel
}

/** The list of problems, or the reason of a failed lookup; its first line takes the focus. */
export function LookupSummary({ id, labels, model }: LookupSummaryProps) {
  const { notice, summaryRef } = model
  if (!notice) return <Listed id={id} labels={labels} model={model} />
  const isMemberOnly = notice.kind === 'memberOnly'
  const isInfo = isMemberOnly || notice.kind === 'severalDates'
  const { signIn, phone } = model
  const way = isMemberOnly && signIn ? { ...signIn, label: labels.signIn } : undefined
  // Keeps the order of the digits in right-to-left text.
  const label = phone && fillText(labels.call, { phone: `\u2066${phone.text}\u2069` })
  const call = phone && label ? { href: phone.href, label } : undefined
  const hasHint = phone && !isInfo && notice.kind !== 'tooMany'
  return (
    <Message
      kind={isInfo ? 'info' : 'error'}
      kindLabel={isInfo ? labels.info : labels.error}
      title={textOf(notice, labels)}
      titleRef={summaryRef}
      cta={way ?? call}
    >
      {hasHint ? <p>{labels.hint}</p> : undefined}
    </Message>
  )
}

function Listed({ id, labels, model }: LookupSummaryProps) {
  const { problems, isListed, summaryRef } = model
  if (!isListed) return null
  const listed = Object.entries(problems) as [LookupField, keyof LookupLabels | undefined][]
  return (
    <ErrorSummary
      title={labels.summary}
      kindLabel={labels.error}
      problems={listed.flatMap(([name, problem]) =>
        problem ? [{ id: `${id}-${name}`, text: labels[problem] }] : [],
      )}
      titleRef={summaryRef}
    />
  )
}

function textOf({ kind, minutes }: NonNullable<LookupFormModel['notice']>, labels: LookupLabels) {
  if (kind === 'tooMany' && minutes > 0) return fillText(labels.tooManyIn, { minutes })
  return labels[kind]
}
