import { latePart, printedPart } from '../../mapping/late-part'

/** The parts of the header that load at the first interaction, and the menu of a known visitor. */
export const navigationParts = {
  row: printedPart(async () => (await import('./menus.part')).rowPart),
  drawer: printedPart(async () => (await import('./menus.part')).drawerPart),
  accountMenu: latePart(async () => (await import('./account-menu.part')).accountMenuPart),
}

export type NavigationParts = typeof navigationParts
