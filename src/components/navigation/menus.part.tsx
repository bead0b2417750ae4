import { DrawerView } from './drawer.view'
import { useMenus } from './menus.model'
import type { NavigationProps } from './navigation.schema'
import type { PartProps } from './navigation-state'
import { RowView } from './row.view'

export function Row({ props, model }: PartProps) {
  return model.menus ? <RowView props={props} model={model.menus} /> : <LiveRow props={props} />
}

export function Drawer({ props, model }: PartProps) {
  return model.menus ? (
    <DrawerView props={props} model={model.menus} />
  ) : (
    <LiveDrawer props={props} />
  )
}

function LiveRow({ props }: { props: NavigationProps }) {
  return <RowView props={props} model={useMenus(props)} />
}

function LiveDrawer({ props }: { props: NavigationProps }) {
  return <DrawerView props={props} model={useMenus(props)} />
}
