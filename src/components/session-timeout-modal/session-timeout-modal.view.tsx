import type { SessionTimeoutModalModel } from './session-timeout-modal.model'
import type { SessionTimeoutModalParts } from './session-timeout-modal.parts'
import type { SessionTimeoutModalProps } from './session-timeout-modal.schema'

interface ViewProps {
  props: SessionTimeoutModalProps
  model: SessionTimeoutModalModel
  parts: SessionTimeoutModalParts
}

export function SessionTimeoutModal({ props, model, parts }: ViewProps) {
  if (model.state === 'none') return null
  const { isReady, cart } = model
  return (
    <>
      {/* A live region stands before its text. */}
      <div role="status">{isReady && <parts.news props={props} cart={cart} />}</div>
      {isReady && <parts.dialog props={props} cart={cart} />}
    </>
  )
}
