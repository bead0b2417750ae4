import { type ChangeEvent, type FormEvent, useState } from 'react'
import { usePage } from '../../hooks/page-store'
import { focusFirstInvalid } from '../../services/accessibility/first-invalid'
import { emit } from '../../services/events/events'
import type { CheckboxProps } from './checkbox.schema'

export interface CheckboxModel {
  state: 'ready'
  isMissing: boolean
  isDisabled: boolean
  handlers: {
    onChange?: (event: ChangeEvent<HTMLInputElement>) => void
    onInvalid?: (event: FormEvent<HTMLInputElement>) => void
  }
}

/** An uncontrolled checkbox, so that a tick that was set before hydration is kept. */
export function useCheckbox({ id, name, required, disabled }: CheckboxProps): CheckboxModel {
  const { mode } = usePage().context
  const [isMissing, setMissing] = useState(false)
  if (mode === 'edit') return { state: 'ready', isMissing, isDisabled: true, handlers: {} }
  return {
    state: 'ready',
    isMissing,
    isDisabled: disabled,
    handlers: {
      onChange: ({ currentTarget: { checked } }) => {
        if (checked) setMissing(false)
        emit('field-change', { id, name, isValid: checked || !required })
      },
      // Prevents the submit, and shows our error in place of the browser's message.
      onInvalid: (event) => {
        event.preventDefault()
        setMissing(true)
        focusFirstInvalid(event.currentTarget)
      },
    },
  }
}
