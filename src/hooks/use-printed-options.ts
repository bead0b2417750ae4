import { useState } from 'react'

export interface PrintedOption {
  value: string
  text: string
}

/**
 * The options, those with a value, of a select that the server has printed; null without one. Hydration renders
 * them again, so that the page needs them once only.
 */
export function usePrintedOptions(id: string | undefined): PrintedOption[] | null {
  const [options] = useState(() => (id === undefined ? null : readOptions(id)))
  return options
}

function readOptions(id: string): PrintedOption[] | null {
  if (typeof document === 'undefined') return null
  const select = document.getElementById(id)
  if (!(select instanceof HTMLSelectElement)) return null
  return [...select.options].flatMap(({ value, text }) => (value ? [{ value, text }] : []))
}
