import { More } from '../../../ui/form/more.view'
import { fillText } from '../../../ui/text/fill-text'
import { Link } from '../../../ui/text/link.view'
import { Message, type MessageKind } from '../../../ui/text/message.view'
import type { PartProps } from '../account-part'
import { AccountTitle } from '../form/account-title.view'
import type { SignInErrorModel } from './sign-in-error.model'

const KIND: Partial<Record<NonNullable<SignInErrorModel['type']>, MessageKind>> = {
  combined: 'error',
  generic: 'error',
  enroll: 'success',
}

export function SignInError({ props, model, ...title }: PartProps & { model: SignInErrorModel }) {
  const { labels, fcpExplanation } = props
  const { type, reset, phone } = model
  const kind = (type && KIND[type]) ?? 'warning'
  return (
    <>
      <AccountTitle id={title.titleId} level={title.level} text={labels.signInTitle} />
      {type && (
        <Message
          kind={kind}
          kindLabel={labels[kind]}
          role="alert"
          cta={reset ? { label: labels.resetPassword, href: reset } : undefined}
        >
          <p>
            {type === 'audit' ? (
              <Audit text={labels.audit} phone={phone} />
            ) : (
              labels[type as 'generic']
            )}
          </p>
          {type === 'fcp' && <More title={labels.fcpMore} html={fcpExplanation} />}
        </Message>
      )}
    </>
  )
}

/** A sentence in which the phone number is a link. */
function Audit({ text, phone }: { text: string; phone: SignInErrorModel['phone'] }) {
  const [before = '', after = ''] = text.split('{phone}')
  return (
    <>
      {before}
      <Link href={phone.href}>
        <bdi dir="ltr">{fillText('{phone}', { phone: phone.text })}</bdi>
      </Link>
      {after}
    </>
  )
}
