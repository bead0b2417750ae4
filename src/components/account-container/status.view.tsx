import { button } from '../../ui/form/button.styles'
import { Link } from '../../ui/text/link.view'
import { actions } from './account-container.styles'
import type { PartProps } from './account-part'
import { AccountTitle } from './account-title.view'
import type { StatusModel } from './status.model'

export function Status({ props, model, level, titleId }: PartProps & { model: StatusModel }) {
  const { labels } = props
  const { state, titleRef, isBusy } = model
  return (
    <>
      <AccountTitle id={titleId} level={level} titleRef={titleRef} text={labels[`${state}Title`]}>
        {labels[`${state}Text`]}
      </AccountTitle>
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
              {labels.search}
            </Link>
          </>
        )}
      </div>
    </>
  )
}
