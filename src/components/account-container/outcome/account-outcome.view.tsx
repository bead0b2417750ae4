import type { Ref } from 'react'
import { button } from '../../../ui/form/button.styles'
import { fillText } from '../../../ui/text/fill-text'
import { Link } from '../../../ui/text/link.view'
import type { AccountLabels } from '../account-container.schema'
import { actions, quiet } from '../account-container.styles'
import { KeepEmail } from '../contact/keep-email.view'
import { AccountTitle } from '../form/account-title.view'
import type { Outcome } from './account-outcome'
import type { OutcomeWays } from './outcome-ways.model'

type Label = keyof AccountLabels
type Way = [label: Label, to: 'signIn' | 'profile' | 'renew']

interface Words {
  title: Label
  text: Label
  hint?: Label
  way?: Way
}

const signIn: Way = ['signIn', 'signIn']

const WORDS: Partial<Record<Outcome, Words>> = {
  sent: { title: 'sentTitle', text: 'sentText', hint: 'sentHint', way: ['backToSignIn', 'signIn'] },
  passwordSaved: { title: 'passwordSavedTitle', text: 'passwordSavedText', way: signIn },
  contactSaved: {
    title: 'contactSavedTitle',
    text: 'contactSavedText',
    way: ['toProfile', 'profile'],
  },
  emailSent: {
    title: 'sentTitle',
    text: 'emailSentText',
    hint: 'emailSentHint',
    way: ['toProfile', 'profile'],
  },
  emailConfirmed: {
    title: 'emailConfirmedTitle',
    text: 'emailConfirmedText',
    way: ['toProfile', 'profile'],
  },
  emailKept: { title: 'emailKeptTitle', text: 'emailKeptText', way: ['toProfile', 'profile'] },
  activated: { title: 'activatedTitle', text: 'activatedText', way: ['toProfile', 'profile'] },
  joined: { title: 'joinedTitle', text: 'joinedText', way: signIn },
  newMemberNumberMsg: { title: 'newMemberNumberMsg', text: 'joinedText', way: signIn },
  'token.expired': {
    title: 'tokenExpiredTitle',
    text: 'tokenExpiredText',
    way: ['newLink', 'renew'],
  },
  activationSuccessSignInFailedError: {
    title: 'activatedTitle',
    text: 'activationSuccessSignInFailedError',
    way: signIn,
  },
  emailDuplicateError: { title: 'failedTitle', text: 'emailDuplicateError', way: signIn },
  'password.incorrect': { title: 'failedTitle', text: 'passwordIncorrect' },
  'incorrect.password.last.attempt.remaining': { title: 'failedTitle', text: 'lockout' },
  'account.lockedout.dueto.password.failure.attempts': { title: 'failedTitle', text: 'locked' },
  'contact.unchanged': { title: 'failedTitle', text: 'nothingChanged' },
  'session.ended': { title: 'failedTitle', text: 'sessionOver', way: signIn },
}

interface AccountOutcomeProps {
  labels: AccountLabels
  outcome: Outcome
  ways: OutcomeWays
  /** The number of a new member. */
  number?: string | undefined
  /** The wanted e-mail address and the current one, if they are known. */
  pending?: { email: string; current: string } | null
  /** Whether the form was posted without a script, so that it is on the previous page. */
  isPosted?: boolean
  level: number
  titleId: string
  titleRef?: Ref<HTMLHeadingElement>
}

/** The outcome of a form, in place of the form. */
export function AccountOutcome({
  labels,
  outcome,
  ways,
  number = '',
  pending = null,
  ...rest
}: AccountOutcomeProps) {
  const { isPosted, level, titleId, titleRef } = rest
  const known = WORDS[outcome]
  const { title, text, hint, way }: Words = known ?? {
    title: 'failedTitle',
    text: outcome as Label,
  }
  const isRefused = title === 'failedTitle'
  const values = { program: ways.program, number }
  return (
    <>
      <AccountTitle
        id={titleId}
        level={level}
        titleRef={titleRef}
        text={fillText(labels[title], values)}
      >
        {outcome === 'emailSent' && pending
          ? fillText(labels.emailPending, pending)
          : fillText(labels[text], values)}
      </AccountTitle>
      {isRefused && isPosted && <p className={quiet}>{labels.goBack}</p>}
      {hint && <p className={quiet}>{labels[hint]}</p>}
      {way && (
        <p className={actions}>
          <Link className={button} data-kind="primary" href={ways[way[1]]}>
            {labels[way[0]]}
          </Link>
        </p>
      )}
      {outcome === 'emailSent' && <KeepEmail labels={labels} ways={ways} />}
    </>
  )
}
