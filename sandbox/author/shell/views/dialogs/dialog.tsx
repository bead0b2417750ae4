import type { ReactNode } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { IconButton } from '../icon'

interface ShellDialogProps {
  title: string
  onClose: () => void
  children: ReactNode
  /** Buttons, with the primary one last. */
  actions?: ReactNode
  isWide?: boolean
}

/** A dialog over the whole app; Escape and a click beside it close it. */
export function ShellDialog({ title, onClose, children, actions, isWide }: ShellDialogProps) {
  return (
    <ModalOverlay
      className="dialog-ground"
      isOpen
      isDismissable
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Modal className={isWide ? 'dialog is-wide' : 'dialog'}>
        <Dialog className="dialog-inside">
          <header className="dialog-head">
            <Heading slot="title">{title}</Heading>
            <IconButton icon="close" label="Close" onClick={onClose} />
          </header>
          <div className="dialog-body">{children}</div>
          {actions && <footer className="dialog-actions">{actions}</footer>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
