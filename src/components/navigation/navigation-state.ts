import type { MouseEvent } from 'react'
import type { AccountEntry } from './account-entry.model'
import type { MenusModel } from './menus.model'
import type { NavigationProps } from './navigation.schema'

export interface NavigationModel {
  state: 'ready'
  logoHref: string
  /** Null where the visitor may not sign in and has not, and where the form has no account. */
  account: AccountEntry | null
  /** Slid out of sight while the visitor scrolls down. */
  isAway: boolean
  /** Whoever touches the header wakes its menus. */
  headerRef: (header: HTMLElement | null) => (() => void) | undefined
  openDrawer: (event: MouseEvent) => void
  /** A fixture's; on a page the menus have a model of their own. */
  menus?: MenusModel
}

/** What every part of the header is given. */
export interface PartProps {
  props: NavigationProps
  model: NavigationModel
}
