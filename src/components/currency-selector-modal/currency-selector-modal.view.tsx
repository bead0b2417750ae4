import { CurrencyDialog } from '../../features/currency/currency-dialog.view'
import type { CurrencySelectorModalModel } from './currency-selector-modal.model'
import type { CurrencySelectorModalProps } from './currency-selector-modal.schema'

interface ViewProps {
  props: CurrencySelectorModalProps
  model: CurrencySelectorModalModel
}

export function CurrencySelectorModal({ props, model }: ViewProps) {
  if (model.state === 'closed') return null
  const { choice, isOpen, close, isInline } = model
  return (
    <CurrencyDialog
      {...props}
      choice={choice}
      isOpen={isOpen}
      onClose={close}
      isInline={isInline}
    />
  )
}
