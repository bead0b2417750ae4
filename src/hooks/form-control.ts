import { createFormControl, type FieldErrors } from 'react-hook-form'
import { afterPress, watchPresses } from '../services/accessibility/after-press'

/** Values by field name: text as typed; a checkbox its `value` or false. */
export type FormValues<Name extends string> = Record<Name, string | boolean>

/** Problems by field name; the view has their texts. */
export type Problems<Name extends string, Problem extends string> = Partial<Record<Name, Problem>>

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export interface FormControl<Name extends string, Problem extends string> {
  /** Checks all fields. Returns the values, or null after focusing the first invalid field. */
  check: () => Promise<FormValues<Name> | null>
  /** Empties fields and removes their errors. */
  clear: (names: readonly Name[]) => void
  /** Shows problems that the server found, and focuses the first field with one unless told not to. */
  refuse: (problems: Problems<Name, Problem>, options?: { focuses: boolean }) => void
  /** Takes an event of a field from before the connection: `input` or `focusout`. */
  hear: (event: Event) => void
  stop: () => void
}

interface Connection<Name extends string, Problem extends string> {
  problemsOf: (values: FormValues<Name>) => Problems<Name, Problem>
  onProblems: (problems: Problems<Name, Problem>) => void
  /** Whether the first invalid field gets the focus. */
  focusesField: boolean
}

/**
 * Connects react-hook-form to a form that is already on the page. The library loads with the first
 * interaction, adopts each named field with its current value, and never writes a field unless told
 * to. A changed field is checked on blur, and from then on at each input; so is a mandatory text field
 * that the visitor leaves empty (docs/decisions/0039).
 */
export function connectForm<Name extends string, Problem extends string>(
  form: HTMLFormElement,
  { problemsOf, onProblems, focusesField }: Connection<Name, Problem>,
): FormControl<Name, Problem> {
  const control = createFormControl<Record<string, string | boolean>>({
    mode: 'onTouched',
    shouldFocusError: focusesField,
    resolver: (values) => {
      const problems = problemsOf(values as FormValues<Name>)
      const entries = Object.entries(problems).filter(([, type]) => type)
      const errors = Object.fromEntries(entries.map(([name, type]) => [name, { type }]))
      return entries.length > 0 ? { values: {}, errors: errors as never } : { values, errors: {} }
    },
  })
  const stopErrors = control.subscribe({
    formState: { errors: true },
    callback: ({ errors }) => onProblems(problemsIn(errors)),
  })
  const changed = new Set<string>()
  const known = new Map<string, Field>()

  /** Registers and unregisters fields as renders add and remove them. */
  const take = () => {
    const fields = fieldsOf(form)
    for (const [name, field] of known) {
      if (fields.includes(field)) continue
      known.delete(name)
      // A field in the place of another one is read anew; the rest of a group of radios stays.
      if (field.type !== 'radio' || !fields.some((other) => other.name === name))
        control.unregister(name)
    }
    // react-hook-form reads the first radio of a group: an unchosen one would make it empty the
    // chosen one.
    for (const field of fields.sort(
      (one, other) => Number(isChosen(other)) - Number(isChosen(one)),
    )) {
      if (known.get(field.name) === field) continue
      known.set(field.name, field)
      control.register(field.name).ref(field)
    }
  }
  const hear = (event: Event) => {
    take()
    const { name, form: owner } = event.target as Field
    if (owner !== form || !known.has(name)) return
    if (event.type === 'input') changed.add(name)
    if (event.type === 'focusout' && isLeftEmpty(event as FocusEvent)) changed.add(name)
    // Any other field that was focused but not changed gets no error.
    if (!changed.has(name)) return
    const check = () => {
      take()
      if (known.has(name)) void control.register(name).onChange(event)
    }
    if (event.type === 'focusout') afterPress(check)
    else check()
  }
  watchPresses()
  take()
  for (const field of known.values()) if (field.value !== defaultOf(field)) changed.add(field.name)
  // A field may belong to the form by its attribute, and stand elsewhere.
  const { ownerDocument: page } = form
  page.addEventListener('input', hear)
  page.addEventListener('focusout', hear)

  return {
    hear,
    async check() {
      take()
      let accepted: FormValues<Name> | null = null
      await control.handleSubmit((values) => {
        accepted = values as FormValues<Name>
      })()
      return accepted
    },
    clear(names) {
      for (const name of names) {
        if (!known.has(name)) continue
        changed.delete(name)
        control.resetField(name as string, { defaultValue: '' })
      }
    },
    refuse(problems, { focuses } = { focuses: true }) {
      take()
      const [first, ...others] = Object.entries(problems) as [Name, Problem][]
      for (const [name, type] of others) control.setError(name, { type })
      if (first) control.setError(first[0], { type: first[1] }, { shouldFocus: focuses })
    },
    stop() {
      stopErrors()
      page.removeEventListener('input', hear)
      page.removeEventListener('focusout', hear)
    },
  }
}

function fieldsOf(form: HTMLFormElement): Field[] {
  const all = [...form.elements] as Field[]
  return all.filter(({ name, type }) => name && !/^(hidden|submit|button|fieldset)$/.test(type))
}

/**
 * Whether the visitor goes on from an empty mandatory text field. A button or a link that takes the
 * focus is not: an error would move it away from under the pointer, and it may close the form.
 */
function isLeftEmpty({ target, relatedTarget }: FocusEvent): boolean {
  const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  if (!isText || /^(checkbox|radio)$/.test(target.type) || target.value.trim() !== '') return false
  const isMandatory = target.required || target.getAttribute('aria-required') === 'true'
  // Another window, not another place of this one.
  const isAway = relatedTarget === null && target === document.activeElement
  const isAction = relatedTarget instanceof Element && relatedTarget.closest('a, button, summary')
  return isMandatory && !isAway && !isAction
}

function isChosen(field: Field): boolean {
  return field.type === 'radio' && (field as HTMLInputElement).checked
}

function defaultOf(field: Field): string {
  return 'defaultValue' in field ? field.defaultValue : field.value
}

function problemsIn<Name extends string, Problem extends string>(
  errors: FieldErrors = {},
): Problems<Name, Problem> {
  return Object.fromEntries(typesIn(errors, '')) as Problems<Name, Problem>
}

/** react-hook-form nests the errors of `guest.email` as it does values. */
function typesIn(errors: object, before: string): [string, unknown][] {
  return Object.entries(errors).flatMap(([name, error]): [string, unknown][] => {
    if (!error || typeof error !== 'object') return []
    return 'type' in error && typeof error.type === 'string'
      ? [[before + name, error.type]]
      : typesIn(error, `${before}${name}.`)
  })
}
