import { button } from '../../ui/form/button.styles'
import { fillText } from '../../ui/text/fill-text'
import { Link } from '../../ui/text/link.view'
import type { AccountEntry } from './account-entry.model'
import type { AccountMenuModel } from './account-menu.model'
import { failure, hello, items, line, signIn, tier } from './account-menu.styles'
import type { NavigationProps } from './navigation.schema'

interface AccountMenuViewProps {
  props: NavigationProps
  account: AccountEntry
  model: AccountMenuModel
}

/** The account actions of a known visitor. */
export function AccountMenuView({ props, account, model }: AccountMenuViewProps) {
  const { labels } = props
  const isMember = account.kind === 'member'
  return (
    <>
      <p className={hello}>
        {account.name ? fillText(labels.greeting, { name: account.name }) : labels.account}
      </p>
      {isMember && model.tier && (
        <p className={line}>
          <span className={tier}>{tierName(labels, model.tier)}</span>{' '}
          {model.points && fillText(labels.points, { points: model.points })}
        </p>
      )}
      {!isMember && (
        <Link className={signIn} {...account.signIn}>
          {labels.signIn}
        </Link>
      )}
      {(isMember || model.items.length > 0) && (
        <ul className={items}>
          {model.items.map(({ label, ...link }) => (
            <li key={label}>
              <Link {...link}>{label}</Link>
            </li>
          ))}
          {isMember && (
            <li>
              <Link {...model.signOut}>{labels.signOut}</Link>
            </li>
          )}
        </ul>
      )}
      {!isMember && (
        <div className={line}>
          {labels.notYou}{' '}
          <button
            type="button"
            className={button}
            data-kind="text"
            aria-disabled={model.state === 'clearing' || undefined}
            onClick={model.clear}
          >
            {labels.clear}
          </button>
          <p className={failure} role="alert">
            {model.state === 'failed' && labels.clearFailed}
          </p>
        </div>
      )}
    </>
  )
}

function tierName(labels: NavigationProps['labels'], of: NonNullable<AccountMenuModel['tier']>) {
  return {
    member: labels.tierMember,
    silver: labels.tierSilver,
    gold: labels.tierGold,
    platinum: labels.tierPlatinum,
    titanium: labels.tierTitanium,
    ambassador: labels.tierAmbassador,
  }[of]
}
