import type { ComponentType } from 'react'
import type { NavigationProps } from './navigation.schema'
import type { PartProps } from './navigation-state'

/** What has been fetched of the header by now. */
export const parts: Partial<Record<'Row' | 'Drawer' | 'AccountMenu', ComponentType<PartProps>>> = {}

let arrive = () => {}
/** Resolves when row and drawer are there. */
export const menusArrival = new Promise<void>((resolve) => {
  arrive = resolve
})

/** Fetches what the header is not touched without. */
export async function loadMenus(): Promise<void> {
  if (!parts.Row) Object.assign(parts, await import('./menus.part'))
  arrive()
}

/** Fetches the menu that only members and remembered visitors have. */
export async function loadAccountMenu(): Promise<void> {
  if (!parts.AccountMenu) Object.assign(parts, await import('./account-menu.part'))
}

/**
 * All of them for the server and for authors; of a placed header none, as the server has printed
 * them, unless it has not.
 */
export async function loadParts(placed?: { props: NavigationProps }): Promise<void> {
  if (!placed) await loadAccountMenu()
  const isPrinted = placed && document.getElementById(placed.props.id)?.querySelector('header')
  if (!isPrinted) await loadMenus()
}
