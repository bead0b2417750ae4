import { type MouseEvent as Press, useCallback, useState, useSyncExternalStore } from 'react'
import { isPlainClick } from '../../hooks/is-plain-click'
import { usePage } from '../../hooks/page-store'
import { useLatePart } from '../../hooks/use-late-part'
import { usePageValue } from '../../hooks/use-page-value'
import { withContextPath } from '../../rules/pages/context-path'
import { localPathAtom } from '../../services/navigate/context-path'
import { openOverlay } from '../../services/overlays/overlays'
import { scrollDirection } from '../../services/window/scroll-direction'
import { type AccountEntry, useAccountEntry } from './account-entry.model'
import type { Choice } from './menus.model'
import { navigationParts } from './navigation.parts'
import type { NavigationProps } from './navigation.schema'

export interface NavigationModel {
  state: 'ready'
  logoHref: string
  /** Null for a signed-out visitor on a site without sign-in, and in a variant without an account. */
  account: AccountEntry | null
  /** Whether it is hidden, while the visitor scrolls down. */
  isAway: boolean
  /** Loads the menus at the first interaction with the header. */
  headerRef: (header: HTMLElement | null) => (() => void) | undefined
  openDrawer: (event: Press) => void
}

const never = () => () => {}

/** The part that every page needs at once: position and account. The menus work without a script. */
export function useNavigation(props: NavigationProps): NavigationModel {
  const { context } = usePage()
  const localPath = usePageValue(localPathAtom)
  const account = useAccountEntry(props)
  const isAway = useSyncExternalStore(
    // In author mode it does not move.
    props.sticky && context.mode !== 'edit' ? scrollDirection.subscribe : never,
    scrollDirection.isLeavingTop,
    () => false,
  )

  // Links were printed for another sub-directory than that of the tab.
  const isElsewhere = localPath('/') !== withContextPath('/', context.contextPath)
  const [isTouched, setTouched] = useState(false)
  const menus = { isWanted: isTouched || isElsewhere, onFailure: () => setTouched(false) }
  useLatePart(navigationParts.row, menus)
  useLatePart(navigationParts.drawer, menus)
  const headerRef = useCallback((header: HTMLElement | null) => {
    if (header) return onTouches(header, () => setTouched(true))
  }, [])
  useLatePart(navigationParts.accountMenu, {
    isWanted: account?.kind === 'remembered' || account?.kind === 'member',
  })

  return {
    state: 'ready',
    logoHref: localPath(props.logo.href),
    account: props.variant === 'minimal' ? null : account,
    isAway,
    headerRef,
    // Also for browsers without support for `command`.
    openDrawer: (event) => {
      event.preventDefault()
      const drawer = document.querySelector<HTMLDialogElement>('header dialog')
      drawer?.showModal()
    },
  }
}

const TOUCHES = ['pointerover', 'focusin', 'click'] as const

/** Native capture listeners: React ignores events on parts that are not hydrated yet, and stops them. */
function onTouches(header: HTMLElement, wake: () => void) {
  const onTouch = (event: Event) => {
    const { target } = event
    if (!(target instanceof Element) || !header.contains(target)) return
    wake()
    if (!(event instanceof MouseEvent) || event.type !== 'click') return
    if (openChoice(target)) event.preventDefault()
    if (isPlainClick(event) && openLookup(target)) event.preventDefault()
  }
  for (const touch of TOUCHES) document.addEventListener(touch, onTouch, true)
  return () => {
    for (const touch of TOUCHES) document.removeEventListener(touch, onTouch, true)
  }
}

/** The page's own dialog of languages or currencies, anywhere on the page. */
function openChoice(pressed: Element): boolean {
  const name = pressed.closest<HTMLElement>('[data-opens]')?.dataset.opens
  if (!name) return false
  pressed.closest('dialog')?.close()
  openOverlay(name as Choice)
  return true
}

/** Opens the lookup dialog in place of the lookup page, if the page has it (W67). */
function openLookup(pressed: Element): boolean {
  if (!pressed.closest('[data-lookup]')) return false
  const drawer = pressed.closest('dialog')
  const isOpening = openOverlay('lookup')
  if (isOpening) drawer?.close()
  return isOpening
}
