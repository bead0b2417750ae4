import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
} from 'react'

export type CloseReason = 'escape' | 'outside' | 'focusOut' | 'button' | 'navigation'

/** Width of a small screen (catalogue E4-02): there a dialog is a sheet, and Back closes it. */
const SMALL_SCREEN = '(max-width: 699.98px)'

const CONTROLS =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex="0"]'

interface DialogBehaviour {
  ref: RefObject<HTMLDialogElement | null>
  titleRef: RefObject<HTMLElement | null>
  isOpen: boolean
  onClose: (reason: CloseReason) => void
  onOpen?: () => void
  role?: 'dialog' | 'alertdialog'
  closeOnOutside?: boolean
  closeOnFocusOut?: boolean
  isFlyout?: boolean
  initialFocus?: RefObject<HTMLElement | null>
}

/** Opens and closes a native dialog as its owner says, and tells the owner why it should close. */
export function useDialog(behaviour: DialogBehaviour) {
  const { ref, titleRef, isOpen, isFlyout = false, initialFocus } = behaviour
  const { closeOnOutside = true, closeOnFocusOut = true, onOpen } = behaviour
  const isAlert = behaviour.role === 'alertdialog'
  const opener = useRef<Element>(null)
  const onClose = useRef(behaviour.onClose)
  useEffect(() => {
    onClose.current = behaviour.onClose
  })

  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (!isOpen) {
      if (!dialog.open) return
      dialog.close()
      returnFocus(opener.current)
      return
    }
    if (!dialog.open) {
      opener.current = document.activeElement
      if (isFlyout) dialog.show()
      else dialog.showModal()
    }
    const focused = initialFocus?.current ?? firstControl(dialog) ?? titleRef.current
    focused?.focus()
  }, [isOpen, isFlyout, ref, titleRef, initialFocus])

  useBackCloses(isOpen && !isFlyout, onClose)

  return {
    onKeyDown(event: KeyboardEvent) {
      const dialog = ref.current
      if (!dialog) return
      if (event.key === 'Escape') {
        event.preventDefault()
        event.stopPropagation()
        onClose.current('escape')
      }
      if (event.key === 'Tab' && !isFlyout) cycleFocus(event, dialog)
    },
    onClick(event: MouseEvent) {
      if (closeOnOutside && !isAlert && ref.current && isOutside(event, ref.current)) {
        onClose.current('outside')
      }
    },
    onBlur(event: FocusEvent) {
      const next = event.relatedTarget
      const dialog = ref.current
      if (!closeOnFocusOut || isAlert || !isOpen || !next || !dialog?.open) return
      if (next instanceof Element && next.closest('dialog') !== dialog && isAfterOther(next)) return
      if (!dialog.contains(next)) onClose.current('focusOut')
    },
    /** The browser's own close request, such as a phone's Back gesture. */
    onCancel(event: SyntheticEvent) {
      if (event.target !== ref.current) return
      event.preventDefault()
      onClose.current('escape')
    },
    /** Closed by the browser itself, for example through `command="close"` before hydration. */
    onNativeClose(event: SyntheticEvent) {
      if (event.target === ref.current && isOpen) onClose.current('button')
    },
    onToggle(event: SyntheticEvent) {
      if (event.target === ref.current && ref.current?.open && !isOpen) onOpen?.()
    },
    closeByButton(event: MouseEvent) {
      event.preventDefault()
      onClose.current('button')
    },
  }
}

/** Another dialog that opened on top of this one takes the focus without closing it. */
function isAfterOther(element: Element): boolean {
  return element.closest('dialog[open]') !== null
}

function firstControl(dialog: HTMLElement): HTMLElement | null {
  const body = dialog.querySelector(':scope > div:nth-of-type(2)')
  return body?.querySelector<HTMLElement>(CONTROLS) ?? null
}

/** Focus goes back to the opener, or to the page's main heading when that is gone. */
function returnFocus(opener: Element | null) {
  const target = opener?.isConnected ? opener : document.querySelector('h1, main')
  if (target instanceof HTMLElement) target.focus()
}

function isOutside({ target, clientX, clientY }: MouseEvent, dialog: HTMLDialogElement): boolean {
  if (target !== dialog) return false
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}

function cycleFocus(event: KeyboardEvent, dialog: HTMLDialogElement) {
  const controls = [...dialog.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => control.closest('dialog') === dialog && control.checkVisibility?.() !== false,
  )
  const first = controls[0]
  const last = controls.at(-1)
  const current = document.activeElement
  const isFirst = current === first || !controls.includes(current as HTMLElement)
  if (event.shiftKey ? isFirst : current === last) {
    event.preventDefault()
    ;(event.shiftKey ? last : first)?.focus()
  }
}

/** On small screens the browser's Back closes the sheet instead of leaving the page (W74). */
function useBackCloses(isOpen: boolean, onClose: RefObject<(reason: CloseReason) => void>) {
  useEffect(() => {
    if (!isOpen || !matchMedia(SMALL_SCREEN).matches) return
    let isEntered = true
    history.pushState({ ...history.state, foyerSheet: true }, '')
    const onBack = () => {
      isEntered = false
      onClose.current('navigation')
    }
    window.addEventListener('popstate', onBack)
    return () => {
      window.removeEventListener('popstate', onBack)
      if (isEntered && history.state?.foyerSheet) history.back()
    }
  }, [isOpen, onClose])
}
