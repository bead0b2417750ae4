import '../../ui/form/checkbox-field.styles'
import '../../ui/form/field.styles'
import { scripted } from '../../ui/text/hidden.styles'
import '../../ui/text/message.styles'
import '../../ui/form/select-field.styles'
import '../../ui/form/submit-button.styles'
import { Placeholders } from '../../ui/layout/placeholders.view'
import { section } from '../../ui/layout/section.styles'
import { NeedsScript } from '../../ui/text/needs-script.view'
import { SlowStatus } from '../../ui/text/slow-status.view'
import type { AccountContainerModel } from './account-container.model'
import type { AccountParts } from './account-container.parts'
import type { AccountContainerProps } from './account-container.schema'
import { account, aside, main, skeleton } from './account-container.styles'

interface AccountContainerViewProps {
  props: AccountContainerProps
  model: AccountContainerModel
  parts: AccountParts
}

/** The frame of an account page: its view, and the author's nested components beside it. */
export function AccountContainer({ props, model, parts }: AccountContainerViewProps) {
  const isWaiting = model.state === 'waiting'
  const titleId = `${props.id}-title`
  const View = parts[model.view]
  return (
    <section
      className={section}
      aria-labelledby={isWaiting ? undefined : titleId}
      aria-busy={isWaiting || undefined}
    >
      <div
        className={account}
        data-view={model.view}
        data-alone={!props.children.length || undefined}
      >
        <div className={main}>
          {model.state === 'waiting' ? (
            <Skeleton labels={props.labels} />
          ) : (
            <View props={props} level={model.level} titleId={titleId} />
          )}
        </div>
        <SlowStatus label={props.labels.loading} isLoading={isWaiting} />
        {props.children.length > 0 && (
          <div className={aside} hidden={isWaiting}>
            <Placeholders widgets={props.children} />
          </div>
        )}
      </div>
    </section>
  )
}

function Skeleton({ labels }: Pick<AccountContainerProps, 'labels'>) {
  return (
    <>
      <NeedsScript text={labels.needsScript} labels={labels} />
      <div className={scripted} aria-hidden="true">
        <span className={skeleton} data-of="title" />
        <span className={skeleton} />
        <span className={skeleton} />
      </div>
    </>
  )
}
