import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { FormControl, FormValues, Problems } from './form-control'
import { usePage } from './page-store'

interface AccountFormOptions<Name extends string, Problem extends string> {
  /** By our rules (`src/rules`), all fields at once; empty when the form may be sent. */
  problemsOf: (values: FormValues<Name>) => Problems<Name, Problem>
  /**
   * Sends the form; nothing else is sent until it has settled, nor after it has said that the page is
   * being left.
   */
  send: (
    values: FormValues<Name>,
    form: Pick<AccountForm<Name, Problem>, 'clear' | 'refuse'>,
  ) => Promise<'leaving' | undefined>
  /** The form's scripts cannot be had: say so, trying again may work. */
  onLost: () => void
  /** Loads what `send` needs, with the first interaction. */
  prepare?: () => Promise<unknown>
  /** It was to be sent and something is wrong; given, a summary takes the focus in place of the field. */
  onInvalid?: () => void
  /** Is told of what was found wrong, once each time it appears. */
  onProblem?: (name: Name, problem: Problem) => void
}

export interface AccountForm<Name extends string, Problem extends string> {
  /** For the `<form>`, beside its own `action` and `method`. */
  formProps: {
    ref: (form: HTMLFormElement | null) => void
    onFocus: () => void
    onPointerEnter: () => void
    onSubmit: (event: FormEvent<HTMLFormElement>) => void
  }
  problems: Problems<Name, Problem>
  /** For the submit button's `aria-disabled` and spinner; it keeps its focus. */
  isSending: boolean
  clear: (...names: Name[]) => void
  refuse: (problems: Problems<Name, Problem>) => void
}

/**
 * The foundation of account forms: react-hook-form and what sends a form come with the first focus
 * or pointer in it, by import(), so that a form nobody uses costs a page next to nothing.
 *
 * A model calls it and hands `form` to its view; the view spreads `form.formProps` on a native
 * `<form action method="post">` and gives plain, uncontrolled fields of `ui` a `name`, a
 * `defaultValue` and `error={problems.name && labels[…]}`: no `register`, no state per field. What was
 * typed before stays. A form is sent one at a time (P1): a second submit meanwhile is ignored. The
 * first invalid field gets the focus. Without a script, or before it is there, the browser posts the
 * form by itself, for which `required` and `maxLength` stand on the fields.
 */
export function useAccountForm<Name extends string, Problem extends string>(
  options: AccountFormOptions<Name, Problem>,
): AccountForm<Name, Problem> {
  const isEdited = usePage().context.mode === 'edit'
  const [problems, setProblems] = useState<Problems<Name, Problem>>({})
  const [isSending, setSending] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const control = useRef<Promise<FormControl<Name, Problem>>>(undefined)
  const isBusy = useRef(false)
  const latest = useRef(options)
  const shown = useRef<Problems<Name, Problem>>({})
  useEffect(() => {
    latest.current = options
  })

  const onProblems = (found: Problems<Name, Problem>) => {
    for (const [name, problem] of Object.entries(found) as [Name, Problem][]) {
      if (problem && shown.current[name] !== problem) latest.current.onProblem?.(name, problem)
    }
    shown.current = found
    setProblems(found)
  }
  const connect = (form: HTMLFormElement) => {
    control.current ??= Promise.all([import('./form-control'), latest.current.prepare?.()]).then(
      ([{ connectForm }]) =>
        connectForm<Name, Problem>(form, {
          problemsOf: (values) => latest.current.problemsOf(values),
          focusesField: !latest.current.onInvalid,
          onProblems,
        }),
    )
    control.current.catch(() => {
      control.current = undefined
    })
    return control.current
  }
  const wake = () => {
    if (!isEdited && element.current) connect(element.current).catch(() => {})
  }
  const clear = (...names: Name[]) => void control.current?.then((known) => known.clear(names))
  const refuse = (found: Problems<Name, Problem>) =>
    void control.current?.then((known) => known.refuse(found))
  const submit = async (form: HTMLFormElement) => {
    if (isBusy.current || isEdited) return
    isBusy.current = true
    let next: 'leaving' | undefined
    try {
      const { check } = await connect(form)
      const values = await check()
      if (!values) return latest.current.onInvalid?.()
      setSending(true)
      next = await latest.current.send(values, { clear, refuse })
    } catch {
      latest.current.onLost()
    } finally {
      if (next !== 'leaving') free()
    }
  }
  const free = () => {
    isBusy.current = false
    setSending(false)
  }
  useEffect(() => {
    // Back to a page that was left while sending: the browser shows it as it was.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      isBusy.current = false
      setSending(false)
    }
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])
  const ref = useCallback((form: HTMLFormElement | null) => {
    if (!form) void control.current?.then(({ stop }) => stop())
    if (!form) control.current = undefined
    element.current = form
    // With a script the errors are ours, in the visitor's language and beside the field.
    if (form) form.noValidate = true
  }, [])

  return {
    formProps: {
      ref,
      onFocus: wake,
      onPointerEnter: wake,
      onSubmit: (event) => {
        event.preventDefault()
        void submit(event.currentTarget)
      },
    },
    problems,
    isSending,
    clear,
    refuse,
  }
}
