import { Dialog } from '../../ui/dialog/dialog.view'
import { button } from '../../ui/form/button.styles'
import { busy } from '../../ui/form/submit-button.styles'
import { Placeholders } from '../../ui/layout/placeholders.view'
import { visuallyHidden } from '../../ui/text/hidden.styles'
import type { ModalModel } from './modal.model'
import type { ModalProps } from './modal.schema'
import { content } from './modal.styles'

export function Modal({ props, model }: { props: ModalProps; model: ModalModel }) {
  const { labels, footerButtons } = props
  const isBusy = model.state === 'busy'
  return (
    <Dialog
      id={`${props.id}-dialog`}
      title={model.title}
      headingLevel={props.headingLevel}
      size={props.size}
      viewHeight={props.viewHeight}
      role={props.role}
      closeOnOutside={props.closeOnOutside}
      closeOnFocusOut={props.closeOnFocusOut}
      isInline={model.isInline}
      isOpen={model.state !== 'closed'}
      isBusy={isBusy}
      error={model.error}
      onOpen={model.open}
      onClose={model.close}
      focusAfter={model.focusAfter}
      labels={labels}
      buttons={
        footerButtons.length > 0 && (
          <>
            <span role="status" className={visuallyHidden}>
              {isBusy && labels.busy}
            </span>
            {footerButtons.map((name, index) => {
              const isMain = index === footerButtons.length - 1
              return (
                <button
                  key={name}
                  type="button"
                  className={`${button} ${busy}`}
                  data-kind={isMain ? 'primary' : undefined}
                  aria-busy={(isBusy && isMain) || undefined}
                  aria-disabled={isBusy || undefined}
                  onClick={() => model.press(name)}
                >
                  {labels[name]}
                </button>
              )
            })}
          </>
        )
      }
    >
      <div ref={model.bodyRef} className={content}>
        <Placeholders widgets={model.content} />
      </div>
    </Dialog>
  )
}
