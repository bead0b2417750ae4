import { latePart, printedPart } from '../../mapping/late-part'

/** What the header does without until somebody touches it, and the menu of a visitor whom the site knows. */
export const navigationParts = {
  row: printedPart(async () => (await import('./menus.part')).rowPart),
  drawer: printedPart(async () => (await import('./menus.part')).drawerPart),
  accountMenu: latePart(async () => (await import('./account-menu.part')).accountMenuPart),
}

export type NavigationParts = typeof navigationParts
