import { type FormEvent, type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import { usePage } from '../../hooks/page-store'
import { useTrack } from '../../hooks/use-track'
import { toWestern } from '../../rules/formats/digits'
import {
  findRule,
  isFilled,
  isNumericRule,
  isValid,
  limitLength,
} from '../../rules/validation/validation'
import { afterPress, watchPresses } from '../../services/accessibility/after-press'
import { focusFirstInvalid } from '../../services/accessibility/first-invalid'
import { emit } from '../../services/events/events'
import type { TextInputProps } from './text-input.schema'

export type FieldRule = 'required' | 'max' | 'pattern'

export interface TextInputModel {
  state: 'ready'
  error: FieldRule | null
  /** Characters in the field. */
  count: number
  isDisabled: boolean
  /** Digits only: phones show a numeric keyboard. */
  isNumeric: boolean
  inputRef?: (input: HTMLInputElement | null) => void
  handlers: {
    onInput?: (event: FormEvent<HTMLInputElement>) => void
    onBlur?: () => void
    onInvalid?: (event: FormEvent<HTMLInputElement>) => void
    onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
    onCompositionStart?: () => void
    onCompositionEnd?: () => void
  }
}

/** The key code of keys that an input method handles. */
const COMPOSING = 229

/** An uncontrolled field, so that text that was typed before hydration is kept. */
export function useTextInput(props: TextInputProps): TextInputModel {
  const { id, name, maxLength, mandatory, type } = props
  const page = usePage()
  const { locale, mode } = page.context
  const track = useTrack('text-input', props)
  const [error, setError] = useState<FieldRule | null>(null)
  const [count, setCount] = useState(props.value.length)
  const field = useRef<HTMLInputElement>(null)
  const isComposing = useRef(false)
  const settled = useRef(props.value)
  /** The last problem, also one that is not shown until a press is over. */
  const last = useRef<FieldRule | null>(null)

  const rule = findRule(props.pattern)
  const isNumeric = rule !== null && isNumericRule(rule)
  const takesDigits = isNumeric || type === 'number' || type === 'tel'
  const isUnknown = props.pattern !== '' && rule === null
  useEffect(() => {
    if (isUnknown) page.log('warn', `text-input#${id}: no rule is called "${props.pattern}"`)
  }, [page, id, isUnknown, props.pattern])

  const inputRef = useCallback((input: HTMLInputElement | null) => {
    field.current = input
    if (!input) return
    settled.current = input.value
    setCount(input.value.length)
    watchPresses()
  }, [])

  const problemOf = (value: string): FieldRule | null => {
    if (!isFilled(value)) return mandatory ? 'required' : null
    if (maxLength !== undefined && value.length > maxLength) return 'max'
    return rule && !isValid(rule, value, { locale }) ? 'pattern' : null
  }
  const show = (problem: FieldRule | null) => {
    if (problem && problem !== last.current) track('field_error', { name, rule: problem })
    last.current = problem
    // Prevents the submit; the text is not shown, see onInvalid.
    field.current?.setCustomValidity(problem ?? '')
    afterPress(() => setError(problem))
  }
  /** The normalised input: western digits, at most the maximum length. */
  const tidy = (input: HTMLInputElement) => {
    const value = limitLength(takesDigits ? westernDigits(input.value) : input.value, maxLength)
    write(input, value)
    setCount(value.length)
    return value
  }
  const onTyped = () => {
    const input = field.current
    if (!input || isComposing.current) return
    const value = tidy(input)
    if (error || (mandatory && !isFilled(value))) show(problemOf(value))
  }
  /** The corrected value on blur, or null if it needs no correction. */
  const settle = (input: HTMLInputElement): FieldRule | null => {
    const value = takesDigits ? westernDigits(input.value) : input.value
    // A blank may be part of a password.
    write(input, type === 'password' ? value : value.trim())
    setCount(input.value.length)
    const problem = problemOf(input.value)
    show(problem)
    if (input.value !== settled.current) {
      settled.current = input.value
      emit('field-change', { id, name, isValid: problem === null })
    }
    return problem
  }

  const base = { state: 'ready', error, count, isNumeric } as const
  if (mode === 'edit') return { ...base, isDisabled: true, handlers: {} }
  return {
    ...base,
    isDisabled: props.disabled,
    inputRef,
    handlers: props.readOnly
      ? {}
      : {
          onInput: onTyped,
          onBlur: () => {
            isComposing.current = false
            if (field.current) settle(field.current)
          },
          // Prevents the submit, and shows our error in place of the browser's message.
          onInvalid: (event) => {
            event.preventDefault()
            const input = event.currentTarget
            show(problemOf(input.value) ?? 'pattern')
            focusFirstInvalid(input)
          },
          onKeyDown: (event) => {
            const { key, repeat, nativeEvent, currentTarget } = event
            if (key !== 'Enter' || repeat || isComposing.current) return
            if (nativeEvent.isComposing || nativeEvent.keyCode === COMPOSING) return
            if (settle(currentTarget)) event.preventDefault()
            else emit('field-submit', { id, name })
          },
          onCompositionStart: () => {
            isComposing.current = true
          },
          onCompositionEnd: () => {
            isComposing.current = false
            onTyped()
          },
        },
  }
}

/** Digits of a Japanese input method are wide. */
function westernDigits(text: string): string {
  return toWestern(text.normalize('NFKC'))
}

/** Changes the text during typing, and keeps the caret position. */
function write(input: HTMLInputElement, value: string) {
  if (input.value === value) return
  // Some input types have no selection.
  const { selectionStart } = input
  input.value = value
  if (selectionStart !== null && input === document.activeElement) {
    input.setSelectionRange(selectionStart, selectionStart)
  }
}
