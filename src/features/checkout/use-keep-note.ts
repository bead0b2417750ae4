import { useState } from 'react'
import type { KeepState } from './checkout.store'
import type { CheckoutPart } from './use-checkout-part'

/** Whether what was typed in one widget is stored. */
export interface KeepNoteModel {
  state: KeepState
  keepNow: () => void
}

/** The note of a part, and what tells it that the visitor has changed a field of the part. */
export function useKeepNote({ kept, keepNow }: Pick<CheckoutPart, 'kept' | 'keepNow'>) {
  const [isTouched, setTouched] = useState(false)
  // The form is stored as a whole: the change may be another widget's.
  const note: KeepNoteModel = { state: isTouched ? kept : 'untouched', keepNow }
  return { note, onTouch: () => setTouched(true) }
}
