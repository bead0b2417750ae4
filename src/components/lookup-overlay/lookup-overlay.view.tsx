import { LookupForm } from '../../features/reservation-lookup/lookup-form.view'
import { LookupStays } from '../../features/reservation-lookup/lookup-stays.view'
import { Dialog } from '../../ui/dialog/dialog.view'
import type { LookupOverlayModel } from './lookup-overlay.model'
import type { LookupOverlayProps } from './lookup-overlay.schema'
import { lead } from './lookup-overlay.styles'

interface ViewProps {
  props: LookupOverlayProps
  model: LookupOverlayModel
}

export function LookupOverlay({ props, model }: ViewProps) {
  const { id, labels } = props
  const isReady = model.state === 'ready'
  return (
    <Dialog
      id={`${id}-dialog`}
      title={props.title || labels.title}
      headingLevel={props.headingLevel}
      size="m"
      closeOnOutside={false}
      isInline={isReady && model.isInline}
      isOpen={isReady && model.isOpen}
      onOpen={() => {}}
      onClose={isReady ? model.close : () => {}}
      labels={labels}
    >
      {isReady && (
        <>
          {model.lookup.stays.length === 0 && <p className={lead}>{labels.lead}</p>}
          <LookupForm id={id} labels={labels} model={model.lookup} />
          <LookupStays labels={labels} model={model.lookup} />
        </>
      )}
    </Dialog>
  )
}
