import { Dialog } from '../../ui/dialog/dialog.view'
import { button } from '../../ui/form/button.styles'
import { fillText } from '../../ui/text/fill-text'
import { Link } from '../../ui/text/link.view'
import { Message } from '../../ui/text/message.view'
import type { SessionTimeoutModalModel } from './session-timeout-modal.model'
import type { SessionTimeoutModalProps } from './session-timeout-modal.schema'
import { clock, place, text } from './session-timeout-modal.styles'

interface ViewProps {
  props: SessionTimeoutModalProps
  model: SessionTimeoutModalModel
}

type Opened = Exclude<SessionTimeoutModalModel, { state: 'none' | 'quiet' }>

export function SessionTimeoutModal({ props, model }: ViewProps) {
  const { id, labels, headingLevel } = props
  if (model.state === 'none') return null
  const opened = model.state === 'quiet' ? null : model
  return (
    <>
      <News {...{ props, model }} />
      <Dialog
        id={`${id}-dialog`}
        role="alertdialog"
        title={titleOf(props, model)}
        headingLevel={headingLevel}
        labels={labels}
        size="s"
        closeOnOutside={false}
        closeOnFocusOut={false}
        isInline={opened?.isInline ?? false}
        isOpen={opened !== null}
        isBusy={model.state === 'extending'}
        onClose={() => opened?.close()}
        {...(opened && { initialFocus: opened.startRef })}
        buttons={opened && <Buttons {...{ props, model: opened }} />}
      >
        {opened && <Content {...{ props, model: opened }} />}
      </Dialog>
    </>
  )
}

/** What has happened to the booking in another window; the live region stands before its text. */
function News({ props: { labels, headingLevel }, model }: ViewProps) {
  const { news } = model
  return (
    <div role="status">
      {(news === 'renewed' || news === 'failed') && (
        <div className={place}>
          <Message
            {...(news === 'renewed'
              ? {
                  kind: 'info',
                  kindLabel: labels.info,
                  onClose: model.closeNews,
                  closeLabel: fillText(labels.closeNamed, { title: labels.changedTitle }),
                }
              : {
                  kind: 'warning',
                  kindLabel: labels.warning,
                  cta: { label: labels.retry, onClick: model.renew },
                })}
            title={labels.changedTitle}
            headingLevel={headingLevel}
          >
            {news === 'renewed' ? labels.changedText : labels.notRenewedText}
          </Message>
        </div>
      )}
    </div>
  )
}

interface OpenedProps {
  props: SessionTimeoutModalProps
  model: Opened
}

function Content({ props: { labels }, model }: OpenedProps) {
  const left = model.state === 'counting' || model.state === 'lapsed' ? model.left : null
  return (
    <>
      <p className={text}>{textOf(labels, model)}</p>
      {left && (
        // Not a live region: the times that are told are told apart (W15).
        <p className={clock} data-final={left.isFinal || undefined}>
          {labels.timeLeft} <bdi>{left.text}</bdi>
        </p>
      )}
      {left && model.isSignedIn && <p className={text}>{labels.signOutText}</p>}
    </>
  )
}

function Buttons({ props: { labels }, model }: OpenedProps) {
  const { state, searchHref, startRef } = model
  if (state === 'ended') {
    return (
      <Link className={button} data-kind="primary" href={searchHref}>
        {labels.searchAgain}
      </Link>
    )
  }
  const isBusy = state === 'extending'
  return (
    <>
      <Link className={button} href={searchHref}>
        {labels.startOver}
      </Link>
      <button
        ref={startRef}
        type="button"
        className={button}
        data-kind="primary"
        aria-disabled={isBusy || undefined}
        onClick={model.proceed}
      >
        {isBusy ? labels.busy : state === 'unanswered' ? labels.retry : labels.proceed}
      </button>
    </>
  )
}

function titleOf({ labels }: SessionTimeoutModalProps, { state }: SessionTimeoutModalModel) {
  if (state === 'ended') return labels.endedTitle
  return state === 'unanswered' ? labels.unansweredTitle : labels.title
}

function textOf(labels: SessionTimeoutModalProps['labels'], model: Opened): string {
  switch (model.state) {
    case 'ended':
      return labels.endedText
    case 'unanswered':
      return labels.unansweredText
    case 'lapsed':
      return labels.lapsedText
    case 'counting':
      return model.of === 'cart' ? labels.cartText : labels.sessionText
    default:
      return labels.cartText
  }
}
