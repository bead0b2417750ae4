import { Dialog, Spinner } from '../../ui/dialog/dialog.view'
import { button } from '../../ui/form/button.styles'
import { Link } from '../../ui/text/link.view'
import type { PrivacyStatementModalModel } from './privacy-statement-modal.model'
import type { PrivacyStatementModalProps } from './privacy-statement-modal.schema'
import { failed, statement } from './privacy-statement-modal.styles'

interface ViewProps {
  props: PrivacyStatementModalProps
  model: PrivacyStatementModalModel
}

export function PrivacyStatementModal({ props, model }: ViewProps) {
  const { id, labels, title, printable, headingLevel } = props
  if (model.state === 'none') return null
  const isOpen = model.state !== 'closed'
  const close = model.state === 'closed' ? () => {} : model.close
  return (
    <Dialog
      id={`${id}-dialog`}
      title={title || labels.title}
      headingLevel={headingLevel}
      size="l"
      initialFocus="title"
      isInline={model.state !== 'closed' && model.isInline}
      isOpen={isOpen}
      onClose={close}
      labels={labels}
      buttons={
        printable &&
        model.state === 'ready' && (
          <Link className={button} href={model.href} newTabLabel={labels.newTab}>
            {labels.print}
          </Link>
        )
      }
    >
      {model.state === 'loading' && <Spinner label={labels.loading} />}
      {model.state === 'failed' && (
        <div className={failed}>
          <p role="alert">{labels.failed}</p>
          <Link href={model.href} newTabLabel={labels.newTab}>
            {labels.wholePage}
          </Link>
        </div>
      )}
      {model.state !== 'closed' && (
        // React manages the element, but not its content.
        <div
          ref={model.bodyRef}
          className={statement}
          hidden={model.state !== 'ready'}
          aria-live={model.isLive ? 'polite' : undefined}
        />
      )}
    </Dialog>
  )
}
