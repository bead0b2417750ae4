import { button } from '../../../ui/form/button.styles'
import { scripted } from '../../../ui/text/hidden.styles'
import { Link } from '../../../ui/text/link.view'
import { actions } from '../account-container.styles'
import type { PartProps } from '../account-part'
import { AccountTitle } from '../form/account-title.view'
import type { OtpModel } from './otp.model'

export function Otp({ props, model, level, titleId }: PartProps & { model: OtpModel }) {
  const { labels } = props
  const isReady = model.state === 'ready'
  return (
    <>
      <AccountTitle
        id={titleId}
        level={level}
        text={isReady ? labels.otpTitle : labels.unAuthTitle}
      >
        {isReady ? labels.otpText : labels.expiredText}
      </AccountTitle>
      <div className={actions}>
        {model.state === 'ready' ? (
          <button
            type="button"
            className={`${button} ${scripted}`}
            data-kind="primary"
            onClick={model.start}
          >
            {labels.otpStart}
          </button>
        ) : (
          <Link className={button} data-kind="primary" href={model.signIn}>
            {labels.signIn}
          </Link>
        )}
      </div>
    </>
  )
}
