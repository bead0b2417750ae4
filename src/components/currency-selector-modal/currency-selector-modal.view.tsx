import { CurrencyDialog } from '../../features/currency/currency-dialog.view'
import type { CurrencySelectorModalModel } from './currency-selector-modal.model'
import type { CurrencySelectorModalProps } from './currency-selector-modal.schema'

interface ViewProps {
  props: CurrencySelectorModalProps
  model: CurrencySelectorModalModel
}

export function CurrencySelectorModal({ props, model }: ViewProps) {
  const { state, choice, isOpen, open, close, isInline } = model
  return (
    <CurrencyDialog
      {...props}
      choice={choice}
      isEmpty={state === 'closed'}
      isOpen={isOpen}
      onOpen={open}
      onClose={close}
      isInline={isInline}
    />
  )
}
