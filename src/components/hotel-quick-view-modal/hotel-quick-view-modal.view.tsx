import { Dialog, Spinner } from '../../ui/dialog/dialog.view'
import { button } from '../../ui/form/button.styles'
import { Link } from '../../ui/text/link.view'
import type { HotelQuickViewModalModel } from './hotel-quick-view-modal.model'
import type { HotelQuickViewModalProps } from './hotel-quick-view-modal.schema'
import { failed, fragment } from './hotel-quick-view-modal.styles'

export function HotelQuickViewModal({
  props,
  model,
}: {
  props: HotelQuickViewModalProps
  model: HotelQuickViewModalModel
}) {
  if (model.state === 'none') return null
  const { labels } = props
  const { state, bodyRef, cta } = model
  const rates = (
    <Link
      className={button}
      data-kind="primary"
      href={cta.href}
      newTabLabel={cta.isNewTab ? labels.newTab : undefined}
      onClick={model.onCta}
    >
      {cta.label}
    </Link>
  )
  return (
    <Dialog
      id={`${props.id}-dialog`}
      title={labels.title}
      headingLevel={props.headingLevel}
      size="l"
      viewHeight={70}
      isInline={model.isInline}
      isOpen={state !== 'closed' && !model.isInline}
      onOpen={model.open}
      onClose={model.close}
      labels={labels}
      buttons={rates}
    >
      {(state === 'closed' || state === 'loading') && <Spinner label={labels.loading} />}
      {state === 'failed' && (
        <div className={failed}>
          <p role="alert">{labels.failed}</p>
          <button type="button" className={button} onClick={model.retry}>
            {labels.retry}
          </button>
        </div>
      )}
      <Fragment bodyRef={bodyRef} isShown={state === 'ready'} isLive={model.isLive} />
    </Dialog>
  )
}

interface FragmentProps {
  bodyRef: (element: HTMLDivElement | null) => void
  isShown: boolean
  isLive: boolean
}

/** React manages the element, but not its content. */
function Fragment({ bodyRef, isShown, isLive }: FragmentProps) {
  return (
    <div
      ref={bodyRef}
      className={fragment}
      hidden={!isShown}
      aria-live={isLive ? 'polite' : undefined}
    />
  )
}
