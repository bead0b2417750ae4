import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
} from 'react'
import { focusAnyway } from '../text/focus'
import {
  cycleFocus,
  firstControl,
  hasLostFocus,
  isOpener,
  letScroll,
  rememberOpener,
  returnFocus,
} from './dialog-focus'
import { enterSheet } from './sheet-history'

export type CloseReason = 'escape' | 'outside' | 'focusOut' | 'button' | 'navigation'

/** Width of a small screen (E4-02), where a dialog fills the window. */
const SMALL_SCREEN = '(max-width: 699.98px)'

export interface DialogBehaviour {
  isOpen: boolean
  /** Requests closing; the owner decides by `isOpen`. */
  onClose: (reason: CloseReason) => void
  /** The browser opened the dialog itself (`command="show-modal"`), possibly before hydration. */
  onOpen?: (() => void) | undefined
  role?: 'dialog' | 'alertdialog'
  closeOnOutside?: boolean
  closeOnFocusOut?: boolean
  /**
   * `m` and `l` are 744 px wide, `m` with its body in a column of 512 px; `s` 400 px, `full` the window,
   * `side` a panel of 440 px at the end of the line, as high as the window; a full-screen sheet below
   * 700 px.
   */
  size?: 's' | 'm' | 'l' | 'full' | 'side'
  /** A flyout leaves the page behind it usable. */
  isFlyout?: boolean
  /** Height in vh; default 60 to 70. */
  viewHeight?: number | undefined
  /**
   * Element focused on opening. Default: the first control, or the title if there is no control.
   */
  initialFocus?: 'title' | RefObject<HTMLElement | null>
  /** Element focused after closing; default: the opener. */
  focusAfter?: () => HTMLElement | null | undefined
}

/**
 * Opens and closes a native dialog according to `isOpen`, and reports the reason of each close
 * request.
 */
export function useDialog(behaviour: DialogBehaviour) {
  const { isOpen, isFlyout = false, viewHeight } = behaviour
  const { closeOnOutside = true, closeOnFocusOut = true } = behaviour
  const staysOutside = behaviour.role === 'alertdialog'
  const ref = useRef<HTMLDialogElement>(null)
  const titleRef = useRef<HTMLHeadingElement>(null)
  const bodyRef = useRef<HTMLDivElement>(null)
  const latest = useRef(behaviour)
  useEffect(() => {
    latest.current = behaviour
  })

  useEffect(() => {
    const dialog = ref.current
    // A browser may open the dialog by its command before hydration, or later without React.
    const adopt = () => {
      if (dialog?.open && !latest.current.isOpen) latest.current.onOpen?.()
    }
    // After the events from before the mount, which may open the dialog with props.
    const timer = setTimeout(() => {
      delete dialog?.dataset.left
      adopt()
    })
    dialog?.addEventListener('toggle', adopt)
    return () => {
      clearTimeout(timer)
      dialog?.removeEventListener('toggle', adopt)
    }
  }, [])

  useEffect(() => {
    const dialog = ref.current
    if (!dialog || !isOpen) return
    dialog.onclose = null
    if (dialog.dataset.left !== undefined) {
      delete dialog.dataset.left
      return latest.current.onClose('escape')
    }
    const focusStart = () => {
      const { initialFocus } = latest.current
      const wanted =
        initialFocus === undefined
          ? firstControl(bodyRef.current)
          : initialFocus !== 'title' && initialFocus.current
      focusAnyway(wanted || titleRef.current)
    }
    if (!dialog.open) {
      rememberOpener(dialog)
      keepScrollbarSpace()
      if (isFlyout) dialog.show()
      else dialog.showModal()
      focusStart()
    } else if (isUnplaced(dialog, titleRef.current)) {
      focusStart()
    }
    return () => {
      const hasMovedOn = hasLostFocus(dialog)
      dialog.close()
      const after = latest.current.focusAfter?.()
      if (after) focusAnyway(after)
      else if (!hasMovedOn) returnFocus(dialog)
    }
  }, [isOpen, isFlyout])

  useEffect(() => {
    if (viewHeight) ref.current?.style.setProperty('--view-height', `${viewHeight}vh`)
  }, [viewHeight])

  const isSheet = isOpen && !isFlyout
  const isFull = behaviour.size === 'full'
  useEffect(() => {
    if (!isSheet || !(isFull || matchMedia(SMALL_SCREEN).matches)) return
    return enterSheet(() => latest.current.onClose('navigation'))
  }, [isSheet, isFull])

  const pressed = useRef<EventTarget>(null)
  const watchesPage = isOpen && isFlyout && closeOnOutside && !staysOutside
  useEffect(() => {
    if (!watchesPage) return
    const onPress = ({ target }: Event) => {
      const dialog = ref.current
      pressed.current = target
      if (dialog && isBeyond(dialog, target) && !isOpener(dialog, target as Node)) {
        latest.current.onClose('outside')
      }
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [watchesPage])

  const handlers = {
    onKeyDown(event: KeyboardEvent) {
      pressed.current = null
      const dialog = ref.current
      if (!dialog || !isOpen || event.defaultPrevented) return
      if (event.key === 'Tab' && !isFlyout) {
        letScroll(bodyRef.current)
        cycleFocus(event, dialog)
      }
      // The browser turns Escape into `cancel` for modal dialogs only.
      if (event.key === 'Escape' && isFlyout) {
        event.stopPropagation()
        latest.current.onClose('escape')
      }
    },
    onPointerDown(event: PointerEvent) {
      pressed.current = ref.current && isBackdrop(event, ref.current) ? ref.current : event.target
    },
    /**
     * A press that began inside, such as selecting text, is not an outside click, wherever it ends.
     */
    onClick(event: MouseEvent) {
      const dialog = ref.current
      if (!isOpen || isFlyout || !closeOnOutside || staysOutside || !dialog) return
      if (pressed.current === dialog && isBackdrop(event, dialog)) latest.current.onClose('outside')
    },
    onBlur({ relatedTarget: next }: FocusEvent) {
      const dialog = ref.current
      if (!isOpen || !closeOnFocusOut || staysOutside || !dialog || !next) return
      const isPressedOpener = next.contains(pressed.current as Node) && isOpener(dialog, next)
      if (isBeyond(dialog, next) && !isPressedOpener) latest.current.onClose('focusOut')
    },
    /** The browser's own close request: Escape, or a phone's Back gesture. */
    onCancel(event: SyntheticEvent) {
      if (event.target !== ref.current || !isOpen) return
      event.preventDefault()
      latest.current.onClose('escape')
    },
    /** A browser may close without `cancel` after a page has refused once. */
    onClose(event: SyntheticEvent) {
      if (event.target === ref.current && isOpen && !ref.current?.open) {
        latest.current.onClose('escape')
      }
    },
  }
  const closeByButton = (event: MouseEvent) => {
    if (!isOpen) return
    event.preventDefault()
    latest.current.onClose('button')
  }
  return { ref, titleRef, bodyRef, handlers, closeByButton }
}

/** Whether the target is outside this dialog and any dialog on top of it. */
function isBeyond(dialog: HTMLDialogElement, target: EventTarget | null): boolean {
  if (!(target instanceof Element) || dialog.contains(target)) return false
  const other = target.closest('dialog[open]')
  return !other || other.contains(dialog)
}

/** Whether the focus is where the browser puts it when it opens a dialog without content, or lost. */
function isUnplaced(dialog: HTMLDialogElement, title: Element | null): boolean {
  const { activeElement: at } = document
  return !dialog.contains(at) || at === title || at?.matches('[command=close]') === true
}

/** A modal dialog receives the events of its own backdrop. */
function isBackdrop(event: MouseEvent, dialog: HTMLDialogElement): boolean {
  if (event.target !== dialog) return false
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  const { clientX: x, clientY: y } = event
  return x < left || x > right || y < top || y > bottom
}

/** Keeps the page behind from moving when its scrollbar disappears (dialog.styles). */
function keepScrollbarSpace() {
  const root = document.documentElement
  root.toggleAttribute('data-scrollbar', window.innerWidth > root.clientWidth)
}
