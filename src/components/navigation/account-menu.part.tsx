import { useAccountMenu } from './account-menu.model'
import { AccountMenuView } from './account-menu.view'
import type { NavigationProps } from './navigation.schema'
import type { NavigationModel, PartProps } from './navigation-state'

/** The menu of a visitor whom the site knows. */
export function AccountMenu({ props, model: { account } }: PartProps) {
  if (!account) return null
  return account.menu ? (
    <AccountMenuView props={props} account={account} model={account.menu} />
  ) : (
    <Live props={props} account={account} />
  )
}

interface LiveProps {
  props: NavigationProps
  account: NonNullable<NavigationModel['account']>
}

function Live({ props, account }: LiveProps) {
  return <AccountMenuView props={props} account={account} model={useAccountMenu(props)} />
}
