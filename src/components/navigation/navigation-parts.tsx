import { type ComponentType, Suspense, use } from 'react'
import type { NavigationModel } from './navigation.model'
import type { NavigationProps } from './navigation.schema'

interface PartProps {
  props: NavigationProps
  model: NavigationModel
}

type Parts = Record<'Row' | 'Drawer', ComponentType<PartProps>>

let menus: Parts | undefined
let AccountMenu: ComponentType<PartProps> | undefined
let arrive = () => {}
const arrival = new Promise<void>((resolve) => {
  arrive = resolve
})

/** Fetches what the header is not touched without. */
export async function loadMenus(): Promise<void> {
  menus ??= await import('./menus.part')
  arrive()
}

/** Fetches the menu that only members and remembered visitors have. */
export async function loadAccountMenu(): Promise<void> {
  AccountMenu ??= (await import('./account-menu.part')).AccountMenu
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

/**
 * A part of the header as the server printed it: React leaves it alone until its script is there.
 * Give it the same element in every render: one that changes cannot be left alone.
 */
export function Late({ part, props, model }: PartProps & { part: keyof Parts }) {
  return (
    <Suspense>
      <Printed part={part} props={props} model={model} />
    </Suspense>
  )
}

function Printed({ part, ...given }: PartProps & { part: keyof Parts }) {
  if (!menus) use(arrival)
  const Part = menus?.[part]
  return Part ? <Part {...given} /> : null
}

/** Nothing until its script is there. */
export function LateAccountMenu(given: PartProps) {
  return AccountMenu ? <AccountMenu {...given} /> : null
}
