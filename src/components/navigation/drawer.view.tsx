import { Icon } from '../../ui/media/icon.view'
import { closeIcon } from '../../ui/media/icons/close'
import { Link } from '../../ui/text/link.view'
import { drawer } from './drawer.styles'
import type { MenusModel } from './menus.model'
import type { NavigationProps } from './navigation.schema'
import { Utilities } from './row.view'

/**
 * The links below L, in a native modal dialog: it traps the focus, closes on Escape and opens without a
 * script. Not the site's own dialog, whose scripts every page would have to load.
 */
export function DrawerView({ props, model }: { props: NavigationProps; model: MenusModel }) {
  const { labels } = props
  const { links, joinHref, onFollow } = model
  const id = `${props.id}-drawer`
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside it closes it, Escape does as well
    <dialog
      ref={model.drawerRef}
      id={id}
      className={drawer}
      aria-label={labels.menu}
      onClick={model.onDrawerClick}
    >
      <div>
        <button
          type="button"
          aria-label={labels.close}
          onClick={model.closeDrawer}
          {...{ command: 'close', commandfor: id }}
        >
          <Icon path={closeIcon} />
        </button>
        {links.length > 0 && (
          <nav aria-label={labels.site}>
            <ul>
              {links.map(({ label, href, isNewTab, children }) => (
                <li key={label}>
                  <Link
                    href={href}
                    newTabLabel={isNewTab ? labels.newTab : undefined}
                    onClick={() => onFollow(label)}
                  >
                    {label}
                  </Link>
                  {children.length > 0 && (
                    <ul>
                      {children.map((child) => (
                        <li key={child.label}>
                          <Link href={child.href} onClick={() => onFollow(child.label, 2)}>
                            {child.label}
                          </Link>
                        </li>
                      ))}
                    </ul>
                  )}
                </li>
              ))}
            </ul>
          </nav>
        )}
        {joinHref && (
          <Link href={joinHref} onClick={() => onFollow(labels.join)}>
            {labels.join}
          </Link>
        )}
        <Utilities props={props} model={model} />
      </div>
    </dialog>
  )
}
