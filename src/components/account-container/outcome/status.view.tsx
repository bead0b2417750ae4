import { button } from '../../../ui/form/button.styles'
import { Link } from '../../../ui/text/link.view'
import { Message } from '../../../ui/text/message.view'
import { actions, lead } from '../account-container.styles'
import type { PartProps } from '../account-part'
import { AccountTitle } from '../form/account-title.view'
import type { StatusModel } from './status.model'

export function Status({ props, model, level, titleId }: PartProps & { model: StatusModel }) {
  const { labels } = props
  const { state, titleRef, isBusy } = model
  return (
    <>
      <AccountTitle id={titleId} level={level} titleRef={titleRef} text={labels[`${state}Title`]}>
        {labels[`${state}Text`]}
      </AccountTitle>
      {model.state !== 'stillIn' && model.remembered && (
        <>
          <p className={lead}>{labels.stillRemembered}</p>
          <div role="alert">
            {model.remembered.hasFailed && (
              <Message kind="error" kindLabel={labels.error}>
                {labels.forgetFailed}
              </Message>
            )}
          </div>
        </>
      )}
      <div className={actions} aria-busy={isBusy || undefined}>
        {model.state === 'stillIn' ? (
          <button
            type="button"
            className={button}
            data-kind="primary"
            aria-disabled={isBusy || undefined}
            onClick={model.signOut}
          >
            {labels.signOut}
          </button>
        ) : (
          <>
            <Link className={button} data-kind="primary" href={model.signIn}>
              {labels.signIn}
            </Link>
            <Link className={button} href={model.search}>
              {model.isKept ? labels.searchAgain : labels.search}
            </Link>
            {model.remembered && (
              <button
                type="button"
                className={button}
                aria-disabled={isBusy || undefined}
                onClick={model.remembered.forget}
              >
                {labels.forgetMe}
              </button>
            )}
          </>
        )}
      </div>
    </>
  )
}
