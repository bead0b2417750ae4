import type { Part } from '../../mapping/late-part'
import type { AccountEntry } from './account-entry.model'
import { accountMenuLabels } from './account-menu.labels'
import { type AccountMenuModel, useAccountMenu } from './account-menu.model'
import { AccountMenuView } from './account-menu.view'
import type { NavigationProps } from './navigation.schema'

interface AccountMenuProps {
  props: NavigationProps
  account: AccountEntry
}

/** The menu of a known visitor. */
export const accountMenuPart: Part<AccountMenuProps, AccountMenuModel> = {
  labels: accountMenuLabels,
  useModel: ({ props }) => useAccountMenu(props),
  View: AccountMenuView,
}
