import { heirsOf } from './heirs'
import { containerOf, type Placeholder } from './placement'
import { type Targets, wake } from './replay'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type TextField = Exclude<Field, HTMLSelectElement>
type HeirOf = <One extends Element>(element: One) => One | null

/**
 * Reads what the visitor has done in a placeholder's server HTML: `elements` are all of it, `focused`
 * has the focus. The returned function is called after hydration: it restores the values, and
 * dispatches the events that each field's handler expects. If the HTML did not fit, React has rendered
 * it anew: then the new elements take over values, focus, selection and what is open. Returns the
 * present targets of an event from before the hydration.
 */
export function keepTyped(
  placeholder: Element,
  elements: Iterable<Element>,
  focused: Element | null,
): () => (event: Event) => Targets {
  const all = [...elements]
  // No placeholder is around an element that React has removed.
  const own = all.filter((one) => (one.closest('foyer-widget') ?? placeholder) === placeholder)
  const changed = own.filter(isField).filter(isChanged)
  const enters = changed.map(entering)
  return () => {
    const used = own.filter((one) => one.matches(OPEN) || one === focused)
    for (const element of [...changed, ...used]) wake(element)
    keepNested(placeholder, all)
    let heirs = new Map<Element, Element>()
    let removed = 0
    const heirOf: HeirOf = (element) => {
      if (element.isConnected) return element
      const count = own.filter(isRemoved).length
      if (count > removed) heirs = heirsOf(own, [...placeholder.querySelectorAll('*')])
      removed = count
      return (heirs.get(element) ?? null) as typeof element | null
    }
    for (const element of own.filter(isRemoved)) keepOpen(element, heirOf(element))
    if (focused && all.includes(focused)) focus(focused, heirOf(focused))
    for (const enter of enters) enter(heirOf)
    return (event) => targetsOf(event as SubmitEvent, heirOf)
  }
}

/** What a visitor may have opened. */
const OPEN = 'details[open], dialog[open]'

function isRemoved(element: Element): boolean {
  return !element.isConnected
}

/**
 * A nested placeholder that React has created anew takes over the content and the events of the one
 * before it, to hydrate it.
 */
function keepNested(placeholder: Element, all: readonly Element[]) {
  for (const old of all.filter(isRemoved)) {
    const heir =
      old.id && placeholder.querySelector<Placeholder>(`foyer-widget#${CSS.escape(old.id)}`)
    if (!heir || old.localName !== 'foyer-widget' || containerOf(heir)) continue
    heir.append(...old.childNodes)
    const { held = [] } = old as Placeholder
    if (held.length === 0) continue
    heir.held = held
    heir.start?.()
  }
}

function targetsOf(event: SubmitEvent, heirOf: HeirOf): Targets {
  const { target, submitter = null, type } = event
  if (submitter && !submitter.isConnected) {
    const heir = heirOf(submitter)
    // A form without the button that was pressed says something else.
    return { target: heir, submitter: heir }
  }
  if (!(target instanceof Element) || target.isConnected) return { target, submitter }
  // A translation has put elements around the texts of a control.
  let old: Element | null = target
  while (old && !heirOf(old)) old = old.parentElement
  const heir = old && heirOf<HTMLElement>(old as HTMLElement)
  if (
    type === 'beforetoggle' &&
    heir?.popover &&
    (event as Event as ToggleEvent).newState === 'open'
  )
    heir.showPopover()
  // The new element receives the events of focus, pointer and popover by itself.
  const isOwn = /^focusin|^pointerover/.test(type) || heir?.popover
  return { target: isOwn ? null : heir, submitter }
}

function keepOpen(old: Element, heir: Element | null) {
  if (old instanceof HTMLDetailsElement && heir) (heir as HTMLDetailsElement).open = old.open
  if (!(old instanceof HTMLDialogElement) || !old.open) return
  const dialog = heir as HTMLDialogElement | null
  if (!dialog?.open) dialog?.showModal()
}

function focus(old: Element, heir: Element | null) {
  // The visitor may have gone elsewhere meanwhile.
  if (document.activeElement !== document.body) return
  ;(heir as HTMLElement | null)?.focus({ preventScroll: true })
  if (isText(old) && isText(heir) && old.selectionStart !== null)
    heir.setSelectionRange(old.selectionStart, old.selectionEnd)
}

function isField(element: Element): element is Field {
  return element.matches('input, textarea, select')
}

function isText(element: Element | null): element is TextField {
  return !!element?.matches('input, textarea')
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
  // The radio button that lost its mark hears of it through the one that got it.
  if (isBox(field))
    return field.checked !== field.defaultChecked && (field.checked || field.type !== 'radio')
  return field.value !== field.defaultValue
}

/** Reads a field's value; the returned function enters it in the field's place. */
function entering(field: Field): (heirOf: HeirOf) => void {
  if (field instanceof HTMLSelectElement) {
    const chosen = [...field.selectedOptions].map(placeOf)
    return (heirOf) => {
      const heir = heirOf(field)
      for (const option of heir?.options ?? []) option.selected = chosen.includes(placeOf(option))
      heir?.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }
  if (isBox(field)) {
    const { checked } = field
    return (heirOf) => {
      const heir = heirOf(field)
      if (!heir) return
      // React compares with the value last set through its setter: only a click counts as a change.
      heir.checked = !checked
      heir.click()
    }
  }
  const { value } = field
  const files = field instanceof HTMLInputElement && field.files
  return (heirOf) => {
    const heir = heirOf(field)
    if (!heir) return
    if (!files) return type(heir as typeof field, value, field)
    // A script may only hand on files that the visitor has chosen.
    if (heir !== field) Object.assign(heir, { files })
    heir.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

/** Several options can have one value, as countries with one dialling code. */
function placeOf({ index, value }: HTMLOptionElement): string {
  return `${index} ${value}`
}

function isBox(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)
}

/** Enters a text; keeps the selection if the field has the focus, else leaves the field again. */
function type(field: TextField, value: string, { selectionStart, selectionEnd }: TextField) {
  field.value = field.defaultValue
  // The prototype's setter bypasses React's own, so that React takes the event for a change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  if (selectionStart !== null && field === document.activeElement)
    field.setSelectionRange(selectionStart, selectionEnd)
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  // In a microtask after React's own, which renders what was typed.
  if (field !== document.activeElement)
    queueMicrotask(() => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
}
