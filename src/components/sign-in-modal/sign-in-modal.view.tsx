import { Dialog, Spinner } from '../../ui/dialog/dialog.view'
import { Placeholders } from '../../ui/layout/placeholders.view'
import { Message } from '../../ui/text/message.view'
import type { OpenSignInModel, SignInModalModel } from './sign-in-modal.model'
import type { SignInModalProps } from './sign-in-modal.schema'
import { frame as frameStyle, lead } from './sign-in-modal.styles'

interface ViewProps {
  props: SignInModalProps
  model: SignInModalModel
}

export function SignInModal({ props, model }: ViewProps) {
  const { labels } = props
  const isOpen = model.state !== 'closed'
  return (
    <Dialog
      id={`${props.id}-dialog`}
      title={isOpen ? model.title : labels.title}
      headingLevel={props.headingLevel}
      size="m"
      isInline={isOpen && model.isInline}
      isOpen={isOpen}
      onOpen={() => {}}
      onClose={isOpen ? model.close : () => {}}
      labels={labels}
    >
      {model.state === 'form' && <Placeholders widgets={model.content} />}
      {model.state === 'frame' && <FramedForm props={props} model={model} />}
    </Dialog>
  )
}

function FramedForm({
  props: { labels },
  model: { frame, reason, pageHref },
}: {
  props: SignInModalProps
  model: OpenSignInModel
}) {
  if (frame.state === 'failed') {
    return (
      <Message
        kind="error"
        kindLabel={labels.error}
        role="alert"
        cta={{ label: labels.page, href: pageHref }}
      >
        {labels.failed}
      </Message>
    )
  }
  return (
    <>
      {reason && <p className={lead}>{reason}</p>}
      {frame.state === 'loading' && <Spinner label={labels.loading} />}
      <iframe
        ref={frame.ref}
        className={frameStyle}
        data-loading={frame.state === 'loading' || undefined}
        title={labels.frame}
        src={frame.src}
        height={frame.height ?? undefined}
        onLoad={frame.onLoad}
      />
    </>
  )
}
