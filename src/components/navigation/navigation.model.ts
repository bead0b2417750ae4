import { useEffect, useState, useSyncExternalStore } from 'react'
import { isPlainClick } from '../../hooks/is-plain-click'
import { usePage } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { localPathAtom } from '../../services/navigate/context-path'
import { openOverlay } from '../../services/overlays/overlays'
import { scrollDirection } from '../../services/window/scroll-direction'
import { useAccountEntry } from './account-entry.model'
import { loadAccountMenu, loadMenus } from './load-parts'
import type { Choice } from './menus.model'
import type { NavigationProps } from './navigation.schema'
import type { NavigationModel } from './navigation-state'

const never = () => () => {}

/** Only what every page needs at once: place and account. The menus work as the server printed them. */
export function useNavigation(props: NavigationProps): NavigationModel {
  const { context } = usePage()
  const localPath = usePageValue(localPathAtom)
  const account = useAccountEntry(props)
  const isAway = useSyncExternalStore(
    // For its author it stays where it is.
    props.sticky && context.mode !== 'edit' ? scrollDirection.subscribe : never,
    scrollDirection.isLeavingTop,
    () => false,
  )

  // Links that were printed for another sub-directory than the tab's lead astray.
  const isElsewhere = !localPath('/').startsWith(context.contextPath || '/')
  useEffect(() => {
    if (isElsewhere) void loadMenus()
  }, [isElsewhere])

  const isKnown = account?.kind === 'remembered' || account?.kind === 'member'
  const [, setReady] = useState(false)
  useEffect(() => {
    if (isKnown) void loadAccountMenu().then(() => setReady(true))
  }, [isKnown])

  return {
    state: 'ready',
    logoHref: localPath(props.logo.href),
    account: props.variant === 'minimal' ? null : account,
    isAway,
    headerRef,
    // Also where the browser does not know `command` yet.
    openDrawer: (event) => {
      event.preventDefault()
      const drawer = document.querySelector<HTMLDialogElement>('header dialog')
      drawer?.showModal()
    },
  }
}

const TOUCHES = ['pointerover', 'focusin', 'click'] as const

/** Before React, which hears nothing of what it has not hydrated yet and lets nobody below it hear. */
function headerRef(header: HTMLElement | null) {
  if (!header) return
  const onTouch = (event: Event) => {
    const { target } = event
    if (!(target instanceof Element) || !header.contains(target)) return
    void loadMenus()
    if (!(event instanceof MouseEvent) || event.type !== 'click') return
    openChoice(target)
    if (isPlainClick(event) && openLookup(target)) event.preventDefault()
  }
  for (const touch of TOUCHES) document.addEventListener(touch, onTouch, true)
  return () => {
    for (const touch of TOUCHES) document.removeEventListener(touch, onTouch, true)
  }
}

/** The page's own dialog of languages or currencies, wherever it stands. */
function openChoice(pressed: Element) {
  const name = pressed.closest<HTMLElement>('[data-opens]')?.dataset.opens
  if (!name) return
  pressed.closest('dialog')?.close()
  openOverlay(name as Choice)
}

/** In place of the page that finds a reservation, where this page can (W67). */
function openLookup(pressed: Element): boolean {
  if (!pressed.closest('[data-lookup]')) return false
  const drawer = pressed.closest('dialog')
  const isOpening = openOverlay('lookup')
  if (isOpening) drawer?.close()
  return isOpening
}
