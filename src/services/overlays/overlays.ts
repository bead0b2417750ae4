import { emit, type PageEvents, request } from '../events/events'
import type { Page } from '../page/page'

/** Options of a sign-in's second step: the navigation target or the event after an accepted code. */
interface SignInCode {
  returnTo?: string
  successEvent?: string
}

/** The code that was sent to a member's phone number (W91). */
interface PhoneCode {
  phone: 'own' | 'new'
  /** The masked phone number. */
  sentTo: string
  /** Seconds until another code may be sent. */
  resendIn: number
  /** Id of the element that takes the focus once the number is confirmed. */
  focusAfter: string
}

/**
 * The props that an opener may pass to each overlay of the site (B.6), by the overlay's name. Scripts
 * of the page open overlays too, so a dialog validates these values as unknown.
 */
export interface OverlayProps {
  currency: object
  filter: object
  'gallery-viewer': {
    startIndex?: number
    category?: string | null
    hotel?: string
    images?: readonly object[]
    roomCode?: string
  }
  'hotel-details': object
  'hotel-quick-view': object
  /**
   * Known data of the visitor. `automatic`: the page opens the dialog without the visitor's
   * request.
   */
  join: {
    givenName?: string
    familyName?: string
    email?: string
    country?: string
    linkOrder?: unknown
    automatic?: boolean
  }
  language: object
  lookup: object
  /** An authored dialog, identified by its id. Opening an open dialog updates its props. */
  modal: { id: string; title?: string; busy?: boolean; error?: string; role?: 'alertdialog' }
  'one-time-code': SignInCode | PhoneCode
  'privacy-statement': { src?: string }
  /** `quoteToken`: of the price that the visitor has seen. `name`: the rate's, for the title. */
  'rate-details': { productId: string; quoteToken?: string | null; name?: string }
  /** `name`: the room's, for the title. `order`: codes of rooms as they stand on the page. */
  'room-details': { roomCode: string; name?: string; order?: readonly string[] }
  /** `reason`: a text, or the key of one of the dialog's texts. `status`: a reservation's (E3-16). */
  'sign-in': { reason?: string; status?: string; linkOrder?: unknown }
  /** `prices`: its calendar shows the lowest price of each night. */
  'stay-details': { prices?: boolean }
}

export type OverlayName = keyof OverlayProps

/** The overlays whose component type is their name with the suffix `-modal`. */
const MODALS = [
  'hotel-quick-view',
  'privacy-statement',
  'rate-details',
  'room-details',
  'sign-in',
  'stay-details',
] as const satisfies readonly OverlayName[]

const OTHERS: Readonly<Record<Exclude<OverlayName, (typeof MODALS)[number]>, readonly string[]>> = {
  currency: ['currency-selector-modal', 'currency-selector'],
  filter: ['customize-stay-flyout'],
  'gallery-viewer': ['hotel-gallery-viewer'],
  'hotel-details': ['hotel-details-overlay'],
  join: ['one-click-join-modal'],
  language: ['language-selector-modal', 'language-selector', 'footer'],
  lookup: ['lookup-overlay'],
  modal: ['modal'],
  'one-time-code': ['otp-validation-modal'],
}

/** The component types that render an overlay, in order of preference. */
export const OVERLAY_TYPES = {
  ...OTHERS,
  ...Object.fromEntries(MODALS.map((name) => [name, [`${name}-modal`]])),
} as Readonly<Record<OverlayName, readonly string[]>>

/** The id in the detail of `show-hotel-detail` for the quick view [owner]; not an element's id. */
export const QUICK_VIEW_EVENT_ID = 'hotel-details'

interface Placeholder extends HTMLElement {
  /** Events that the loader queues until the widget is mounted; undefined afterwards. */
  held?: Event[] | undefined
}

type Brought<N extends OverlayName> = object extends OverlayProps[N]
  ? [props?: OverlayProps[N]]
  : [props: OverlayProps[N]]

/**
 * Opens an overlay of this page, found by its component type. Returns true if a dialog accepts the
 * event, or if the loader queues the event for a widget that is not mounted yet. Returns false if the
 * page has no such overlay.
 */
export function openOverlay<N extends OverlayName>(name: N, ...[props]: Brought<N>): boolean {
  const given: Record<string, unknown> | undefined = props && { ...props }
  if (name === 'hotel-quick-view') emit('show-hotel-detail', { id: QUICK_VIEW_EVENT_ID })
  return OVERLAY_TYPES[name]
    .flatMap((type) => [
      ...document.querySelectorAll<Placeholder>(
        `foyer-widget[type="${type}"]:not([status=failed])`,
      ),
    ])
    .some((placeholder) => {
      const { id, held } = placeholder
      if (given?.id !== undefined && given.id !== id) return false
      if (askToOpen(id, given)) return true
      if (held === undefined) return false
      showEmpty(placeholder)
      return true
    })
}

/**
 * Opens the server-rendered dialog of an overlay whose script is loading. A visitor who closes it before the script
 * has taken it over has left it: `useDialog` does not open it again.
 */
function showEmpty(placeholder: Element): void {
  const dialog = placeholder.querySelector('dialog')
  if (!dialog || dialog.open) return
  delete dialog.dataset.left
  dialog.onclose = () => {
    dialog.dataset.left = ''
  }
  dialog.showModal?.()
}

/**
 * Attributes of a button that opens an overlay before any script runs: the server renders the closed
 * dialog, with its title, into the overlay's placeholder. Undefined if the page has no such overlay. The
 * button's click handler prevents the command and calls `openOverlay`.
 */
export function commandOf(page: Page, name: OverlayName): DialogCommand | undefined {
  const id = page.placed(OVERLAY_TYPES[name])
  return id === undefined ? undefined : { command: 'show-modal', commandfor: `${id}-dialog` }
}

export interface DialogCommand {
  command: 'show-modal'
  /** Id of the dialog element: the component's id with the suffix `-dialog`. */
  commandfor: string
}

/**
 * Listens to `overlay-open`; `handle` returns whether its dialog opens. Returns a function that
 * stops it.
 */
export function onOverlayOpen(handle: (detail: PageEvents['overlay-open']) => boolean): () => void {
  const onEvent = (event: Event) => {
    if (handle((event as CustomEvent).detail)) event.preventDefault()
  }
  window.addEventListener('overlay-open', onEvent)
  return () => window.removeEventListener('overlay-open', onEvent)
}

/** Asks the dialog of this id to open; returns whether the dialog accepts. */
export function askToOpen(id: string, props?: Record<string, unknown>): boolean {
  return !request('overlay-open', { id, ...(props ? { props } : {}) })
}

/**
 * Whether an `overlay-open` for `asked` addresses the placeholder of this id. As in the loader, `asked`
 * is a placeholder's id; if no placeholder has that id, `asked` is a component type.
 */
export function isAsked(asked: string, id: string): boolean {
  if (asked === id) return true
  const all = [...document.querySelectorAll('foyer-widget')]
  if (all.some((placeholder) => placeholder.id === asked)) return false
  return all.find((placeholder) => placeholder.getAttribute('type') === asked)?.id === id
}

/** Emits `overlay-close` with the reason. */
export function overlayClosed(id: string, reason: PageEvents['overlay-close']['reason']): void {
  emit('overlay-close', { id, reason })
}

/**
 * Emits `overlay-refused`: the overlay has nothing to show this visitor, so openers need not offer
 * it (W65).
 */
export function overlayRefused(id: string): void {
  emit('overlay-refused', { id })
}

/** Requests `overlay-button`; returns false if a listener keeps the dialog open. */
export function overlayButtonPressed(
  id: string,
  button: PageEvents['overlay-button']['button'],
): boolean {
  return request('overlay-button', { id, button })
}
