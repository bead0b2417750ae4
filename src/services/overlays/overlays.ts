import { emit, type PageEvents, request } from '../events/events'

/** The code of a sign-in's second step: where the visitor goes on afterwards. */
interface SignInCode {
  returnTo?: string
  successEvent?: string
}

/** The code that was sent to a member's phone number (W91). */
interface PhoneCode {
  phone: 'own' | 'new'
  /** Masked. */
  sentTo: string
  /** Seconds until another code may be sent. */
  resendIn: number
  /** Id of the element that takes the focus once the number is confirmed. */
  focusAfter: string
}

/**
 * The overlays of the site (B.6) by name, and what an opener may bring to each. A page's own scripts
 * open overlays too, so a dialog reads these values as unknown.
 */
export interface OverlayProps {
  currency: object
  'gallery-viewer': {
    startIndex?: number
    category?: string | null
    hotel?: string
    images?: readonly object[]
    roomCode?: string
  }
  'hotel-details': object
  'hotel-quick-view': object
  /** What is known of the visitor; `automatic`: the visitor has not asked for it. */
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
  /** A dialog of an author's own, named by its id; opened again while it is open, it may be told more. */
  modal: { id: string; title?: string; busy?: boolean; error?: string; role?: 'alertdialog' }
  'one-time-code': SignInCode | PhoneCode
  'privacy-statement': { src?: string }
  /** `reason`: a text, or the name of one of the dialog's own; `status`: of a reservation (E3-16). */
  'sign-in': { reason?: string; status?: string; linkOrder?: unknown }
}

export type OverlayName = keyof OverlayProps

/** The component types that show an overlay; the first that a page has opens. */
export const OVERLAY_TYPES: Readonly<Record<OverlayName, readonly string[]>> = {
  currency: ['currency-selector-modal', 'currency-selector'],
  'gallery-viewer': ['hotel-gallery-viewer'],
  'hotel-details': ['hotel-details-overlay'],
  'hotel-quick-view': ['hotel-quick-view-modal'],
  join: ['one-click-join-modal'],
  language: ['language-selector-modal', 'language-selector', 'footer'],
  lookup: ['lookup-overlay'],
  modal: ['modal'],
  'one-time-code': ['otp-validation-modal'],
  'privacy-statement': ['privacy-statement-modal'],
  'sign-in': ['sign-in-modal'],
}

/** The id that `show-hotel-detail` carries for the quick view [owner]; no placeholder needs to have it. */
export const QUICK_VIEW_EVENT_ID = 'hotel-details'

interface Placeholder extends HTMLElement {
  /** There as long as the loader keeps events for a widget that is not alive yet. */
  held?: Event[] | undefined
}

type Brought<N extends OverlayName> = object extends OverlayProps[N]
  ? [props?: OverlayProps[N]]
  : [props: OverlayProps[N]]

/**
 * Opens an overlay of this page, whatever id the CMS gave it, and says whether it opens: a dialog
 * has taken the event, or one that still sleeps is woken by it. False where the page has none.
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
    .some(({ id, held }) => {
      if (given?.id !== undefined && given.id !== id) return false
      return askToOpen(id, given) || held !== undefined
    })
}

/** Hears of each overlay that is to open; `handle` says whether its dialog opens. Returns what stops it. */
export function onOverlayOpen(handle: (detail: PageEvents['overlay-open']) => boolean): () => void {
  const onEvent = (event: Event) => {
    if (handle((event as CustomEvent).detail)) event.preventDefault()
  }
  window.addEventListener('overlay-open', onEvent)
  return () => window.removeEventListener('overlay-open', onEvent)
}

/** Asks the dialog of that id to open; says whether it has done so. */
export function askToOpen(id: string, props?: Record<string, unknown>): boolean {
  return !request('overlay-open', { id, ...(props ? { props } : {}) })
}

/**
 * Whether an `overlay-open` for `asked` means the placeholder of this id. As for the loader, `asked`
 * is an id or, where no placeholder has that id, a component type.
 */
export function isAsked(asked: string, id: string): boolean {
  if (asked === id) return true
  const all = [...document.querySelectorAll('foyer-widget')]
  if (all.some((placeholder) => placeholder.id === asked)) return false
  return all.find((placeholder) => placeholder.getAttribute('type') === asked)?.id === id
}

/** Says that an overlay has closed, and why. */
export function overlayClosed(id: string, reason: PageEvents['overlay-close']['reason']): void {
  emit('overlay-close', { id, reason })
}

/** Says that an overlay has nothing for this visitor, so that openers need not offer it (W65). */
export function overlayRefused(id: string): void {
  emit('overlay-refused', { id })
}

/** Says that a button of a dialog's footer was pressed; false where a listener keeps the dialog open. */
export function overlayButtonPressed(
  id: string,
  button: PageEvents['overlay-button']['button'],
): boolean {
  return request('overlay-button', { id, button })
}
