import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { FormControl, FormValues, Problems } from './form-control'
import { usePage } from './page-store'

interface AccountFormOptions<Name extends string, Problem extends string> {
  /** Checks all fields by the rules of `src/rules`; empty when the form may be sent. */
  problemsOf: (values: FormValues<Name>) => Problems<Name, Problem>
  /**
   * Sends the form. Further submits are ignored until the promise settles, and for good after it
   * resolves to `leaving`.
   */
  send: (
    values: FormValues<Name>,
    form: Pick<AccountForm<Name, Problem>, 'clear' | 'refuse'>,
  ) => Promise<'leaving' | undefined>
  /** The form's scripts failed to load: show that another try may work. */
  onLost: () => void
  /** Loads the dependencies of `send` at the first interaction. */
  prepare?: () => Promise<unknown>
  /**
   * Called when a submit was refused as invalid. If set, the caller moves the focus (to a summary)
   * instead of the field.
   */
  onInvalid?: () => void
  /** Called once each time a problem appears. */
  onProblem?: (name: Name, problem: Problem) => void
}

export interface AccountForm<Name extends string, Problem extends string> {
  /** Props of the `<form>`, beside its own `action` and `method`. */
  formProps: {
    ref: (form: HTMLFormElement | null) => void
    onFocus: () => void
    onPointerEnter: () => void
    onSubmit: (event: FormEvent<HTMLFormElement>) => void
  }
  problems: Problems<Name, Problem>
  /** For the submit button's `aria-disabled` and spinner; the button keeps its focus. */
  isSending: boolean
  clear: (...names: Name[]) => void
  refuse: (problems: Problems<Name, Problem>) => void
}

/**
 * The base of account forms. react-hook-form and the code that sends a form load by import() with
 * the first focus or pointer in the form, so that an unused form costs a page almost nothing.
 *
 * The model calls this hook and passes `form` to its view. The view spreads `form.formProps` on a
 * native `<form action method="post">` and gives plain, uncontrolled fields of `ui` a `name`, a
 * `defaultValue` and `error={problems.name && labels[…]}`: no `register`, no state per field. Text
 * typed before the script loaded is kept. A second submit during a request is ignored (P1). The
 * first invalid field gets the focus. Without the script the browser posts the form itself, for
 * which the fields have `required` and `maxLength`.
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
    // A page restored from the back/forward cache still shows the form as sending.
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
    // With the script, errors show in the visitor's language beside the field, not in the browser's
    // bubbles.
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
