import { useMemo } from 'react'
import { ParsedEnd } from '../../ui/layout/parsed-end.view'
import { revealWhenParsed } from '../../ui/layout/reveal-when-parsed.styles'
import { Icon } from '../../ui/media/icon.view'
import { menuIcon } from '../../ui/media/icons/menu'
import { fillText } from '../../ui/text/fill-text'
import { Link } from '../../ui/text/link.view'
// Styles of the late parts, which the stylesheet has to contain.
import './account-menu.styles'
import { accountPanel, slot } from './account-slot.styles'
import './drawer.styles'
import type { NavigationModel } from './navigation.model'
import type { NavigationParts } from './navigation.parts'
import type { NavigationProps } from './navigation.schema'
import { header, menuButton, skip } from './navigation.styles'
import './row.styles'

interface NavigationViewProps {
  props: NavigationProps
  model: NavigationModel
  parts: NavigationParts
}

export function Navigation(given: NavigationViewProps) {
  const { props, model, parts } = given
  // A different element would make React discard parts that are not hydrated yet.
  const [row, drawer] = useMemo(
    () => [<parts.row key="row" props={props} />, <parts.drawer key="drawer" props={props} />],
    [props, parts],
  )
  const { id, labels, variant, logo } = props
  const isMinimal = variant === 'minimal'
  return (
    <>
      <a className={skip} href="#main">
        {labels.skip}
      </a>
      <header
        ref={model.headerRef}
        className={header}
        data-sticky={props.sticky || undefined}
        data-away={model.isAway || undefined}
      >
        <div className={revealWhenParsed}>
          <Link href={model.logoHref}>
            <img src={logo.src} alt={logo.alt} />
          </Link>
          {row}
          {!isMinimal && <AccountSlot {...given} />}
          {!isMinimal && (
            <button
              type="button"
              className={menuButton}
              aria-label={labels.menu}
              aria-haspopup="dialog"
              onClick={model.openDrawer}
              {...{ command: 'show-modal', commandfor: `${id}-drawer` }}
            >
              <Icon path={menuIcon} />
            </button>
          )}
          <ParsedEnd />
        </div>
        {!isMinimal && drawer}
      </header>
    </>
  )
}

/** The same width for every visitor, so that nothing moves when the state is known. */
function AccountSlot({ props, model, parts }: NavigationViewProps) {
  const { labels } = props
  const { account } = model
  if (!account) return <div className={slot} />
  const { kind, name, signIn } = account
  if (kind === 'unknown' || kind === 'guest') {
    return (
      <div className={slot} data-kind={kind}>
        <Link href={account.joinHref} onClick={account.onJoin}>
          {labels.join}
        </Link>
        <Link {...signIn}>{labels.signIn}</Link>
      </div>
    )
  }
  const menuId = `${props.id}-account`
  return (
    <div className={slot}>
      <button type="button" popoverTarget={menuId}>
        <span>{name ? fillText(labels.greeting, { name }) : labels.account}</span>
      </button>
      <div id={menuId} className={accountPanel} popover="auto">
        <parts.accountMenu props={props} account={account} />
      </div>
    </div>
  )
}
