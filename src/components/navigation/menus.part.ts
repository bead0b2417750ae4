import type { Part } from '../../mapping/late-part'
import { DrawerView } from './drawer.view'
import { menusLabels } from './menus.labels'
import { type MenusModel, useMenus } from './menus.model'
import type { NavigationProps } from './navigation.schema'
import { RowView } from './row.view'

type MenusPart = Part<{ props: NavigationProps }, MenusModel>

const useModel: MenusPart['useModel'] = ({ props }) => useMenus(props)

export const rowPart: MenusPart = { labels: menusLabels, useModel, View: RowView }
export const drawerPart: MenusPart = { labels: menusLabels, useModel, View: DrawerView }
