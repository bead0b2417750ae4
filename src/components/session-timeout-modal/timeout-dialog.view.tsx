import { Dialog } from '../../ui/dialog/dialog.view'
import { button } from '../../ui/form/button.styles'
import { Link } from '../../ui/text/link.view'
import type { SessionTimeoutModalProps } from './session-timeout-modal.schema'
import { clock, text } from './session-timeout-modal.styles'
import type { TimeoutDialogModel } from './timeout-dialog.model'

interface ViewProps {
  props: SessionTimeoutModalProps
  model: TimeoutDialogModel
}

type Opened = Exclude<TimeoutDialogModel, { state: 'quiet' }>

export function TimeoutDialog({ props, model }: ViewProps) {
  const { id, labels, headingLevel } = props
  const opened = model.state === 'quiet' ? null : model
  return (
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
        // Not a live region: the times that are announced are announced apart (W15).
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

function titleOf({ labels }: SessionTimeoutModalProps, { state }: TimeoutDialogModel) {
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
