import { JoinedMessage, JoinOffer } from '../../features/join/join-offer.view'
import { Dialog, Spinner } from '../../ui/dialog/dialog.view'
import { firstControl } from '../../ui/dialog/dialog-focus'
import { fillText } from '../../ui/text/fill-text'
import type { OneClickJoinModalModel } from './one-click-join-modal.model'
import type { OneClickJoinModalProps } from './one-click-join-modal.schema'

interface ViewProps {
  props: OneClickJoinModalProps
  model: OneClickJoinModalModel
}

export function OneClickJoinModal({ props, model }: ViewProps) {
  const { id, labels, headingLevel, offerText } = props
  const offer = model.state === 'open' ? model.offer : null
  const title = offer?.state === 'joined' ? labels.joined : labels.title
  const isOpen = model.state !== 'closed'
  return (
    <Dialog
      id={`${id}-dialog`}
      title={fillText(title, { program: model.program })}
      headingLevel={headingLevel}
      size="m"
      closeOnOutside={false}
      isInline={model.state === 'open' && model.isInline}
      isOpen={isOpen}
      onOpen={() => {}}
      onClose={model.close}
      labels={labels}
    >
      {model.state === 'loading' && <Spinner label={labels.busy} />}
      {offer?.state === 'form' && (
        <div ref={goOn}>
          <JoinOffer {...{ id, labels, offerText }} model={offer} />
        </div>
      )}
      {offer && model.state === 'open' && (
        <JoinedMessage labels={labels} model={offer} onDone={() => model.close('button')} />
      )}
    </Dialog>
  )
}

/** A visitor who has waited at the title for the form goes on to its first field. */
function goOn(form: HTMLElement | null) {
  const title = form?.closest('dialog')?.getAttribute('aria-labelledby')
  if (title && document.activeElement?.id === title) firstControl(form)?.focus()
}
