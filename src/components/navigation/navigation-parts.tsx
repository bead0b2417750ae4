import { Suspense, use, useMemo } from 'react'
import { menusArrival, parts } from './load-parts'
import { Navigation } from './navigation.view'
import type { PartProps } from './navigation-state'

/** The header with the parts of it that are there by now. */
export function NavigationInParts({ props, model }: PartProps) {
  const { menus } = model
  // biome-ignore lint/correctness/useExhaustiveDependencies: an element that changes cannot be left alone
  const [row, drawer] = useMemo(
    () => [
      <Late key="row" part="Row" props={props} model={model} />,
      <Late key="drawer" part="Drawer" props={props} model={model} />,
    ],
    [props, menus],
  )
  const { AccountMenu } = parts
  return (
    <Navigation
      props={props}
      model={model}
      row={row}
      drawer={drawer}
      accountMenu={AccountMenu && <AccountMenu props={props} model={model} />}
    />
  )
}

/** A part as the server printed it: React leaves it alone until its script is there. */
function Late(given: PartProps & { part: 'Row' | 'Drawer' }) {
  return (
    <Suspense>
      <Printed {...given} />
    </Suspense>
  )
}

function Printed({ part, ...given }: PartProps & { part: 'Row' | 'Drawer' }) {
  const Part = parts[part]
  if (!Part) use(menusArrival)
  return Part ? <Part {...given} /> : null
}
