import { JoinedMessage, JoinOffer } from '../../features/join/join-offer.view'
import { Dialog, Spinner } from '../../ui/dialog/dialog.view'
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
      isBusy={model.state === 'loading'}
      onOpen={() => {}}
      onClose={model.close}
      labels={labels}
    >
      {model.state === 'loading' && <Spinner label={labels.busy} />}
      {offer?.state === 'form' && <JoinOffer {...{ id, labels, offerText }} model={offer} />}
      {offer && model.state === 'open' && (
        <JoinedMessage labels={labels} model={offer} onDone={() => model.close('button')} />
      )}
    </Dialog>
  )
}
