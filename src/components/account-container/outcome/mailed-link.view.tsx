import type { ReactNode } from 'react'
import { Link } from '../../../ui/text/link.view'
import { textLink } from '../account-container.styles'
import type { PartProps } from '../account-part'
import { AccountForm } from '../form/account-form.view'
import { AccountTitle } from '../form/account-title.view'
import type { ShownForm } from '../form/form-page.model'
import { AccountOutcome } from './account-outcome.view'

interface MailedLinkProps<Name extends string> extends PartProps {
  model: ShownForm<Name>
  heading: string
  text: string
  /** The form's fields. */
  children: ReactNode
}

/** A form that requests a link by e-mail; its outcome replaces it. */
export function MailedLink<Name extends string>(given: MailedLinkProps<Name>) {
  const { props, model, heading, text, children, level, titleId } = given
  const { labels } = props
  const { outcome, ways, titleRef } = model
  if (outcome) return <AccountOutcome {...{ level, titleId, labels, outcome, ways, titleRef }} />
  return (
    <>
      <AccountTitle id={titleId} level={level} text={heading}>
        {text}
      </AccountTitle>
      <AccountForm
        model={model}
        labels={labels}
        titleId={titleId}
        submit={labels.sendLink}
        more={
          <Link className={textLink} href={ways.signIn}>
            {labels.backToSignIn}
          </Link>
        }
      >
        {children}
      </AccountForm>
    </>
  )
}
