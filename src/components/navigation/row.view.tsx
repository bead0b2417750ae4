import { Icon } from '../../ui/media/icon.view'
import { coinsIcon } from '../../ui/media/icons/coins'
import { globeIcon } from '../../ui/media/icons/globe'
import { infoIcon } from '../../ui/media/icons/info'
import { phoneIcon } from '../../ui/media/icons/phone'
import { suitcaseIcon } from '../../ui/media/icons/suitcase'
import { fillText } from '../../ui/text/fill-text'
import { scripted } from '../../ui/text/hidden.styles'
import { Link } from '../../ui/text/link.view'
import type { MenusModel } from './menus.model'
import type { NavigationProps } from './navigation.schema'
import { row, steps, utilities } from './row.styles'

const ICONS = {
  help: infoIcon,
  trips: suitcaseIcon,
  language: globeIcon,
  currency: coinsIcon,
  none: '',
}

interface RowProps {
  props: NavigationProps
  model: MenusModel
}

/** The part between logo and account: the main links or the booking steps, and the secondary links. */
export function RowView({ props, model }: RowProps) {
  return (
    <>
      {model.links.length > 0 && <Links props={props} model={model} />}
      {model.steps.length > 0 && <Steps props={props} model={model} />}
      <Utilities props={props} model={model} />
    </>
  )
}

/** The links below a main link open in a panel, which starts with the main link itself. */
function Links({ props, model }: RowProps) {
  const { id, labels } = props
  const { links, entry, onFollow } = model
  return (
    <nav className={row} aria-label={labels.site}>
      <ul>
        {links.map(({ label, href, isNewTab, children }, index) => {
          const link = (
            <Link
              href={href}
              newTabLabel={isNewTab ? labels.newTab : undefined}
              onClick={() => onFollow(label)}
            >
              {label}
            </Link>
          )
          if (children.length === 0) return <li key={label}>{link}</li>
          const panelId = `${id}-panel-${index}`
          return (
            <li key={label} {...entry}>
              <button type="button" popoverTarget={panelId}>
                {label}
              </button>
              <div id={panelId} popover="auto">
                {link}
                <ul>
                  {children.map((child) => (
                    <li key={child.label}>
                      <Link href={child.href} onClick={() => onFollow(child.label, 2)}>
                        {child.label}
                        {child.description && <span>{child.description}</span>}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** The steps of the booking; a completed step is a link back to it. */
function Steps({ props, model }: RowProps) {
  return (
    <ol className={steps} aria-label={props.labels.steps}>
      {model.steps.map(({ label, href, isCurrent, onClick }) => (
        <li key={label} aria-current={isCurrent ? 'step' : undefined} data-of={model.steps.length}>
          {href ? (
            <Link href={href} onClick={onClick}>
              {label}
            </Link>
          ) : (
            <span>{label}</span>
          )}
        </li>
      ))}
    </ol>
  )
}

/** Help, trips, languages and currencies; in the row and in the drawer. */
export function Utilities({ props, model }: RowProps) {
  const { phone, utilityLinks, onFollow } = model
  if (!phone && utilityLinks.length === 0) return null
  return (
    <ul className={utilities}>
      {phone && (
        <li>
          <Link href={phone.href}>
            <Icon path={phoneIcon} />
            <span>{fillText(props.labels.call, { phone: phone.label })}</span>
          </Link>
        </li>
      )}
      {utilityLinks.map(({ label, href, icon, opens, command, opensLookup }) => {
        const content = (
          <>
            {icon !== 'none' && <Icon path={ICONS[icon]} />}
            {label}
          </>
        )
        return (
          <li key={label} className={opens && scripted}>
            {opens ? (
              <button type="button" aria-haspopup="dialog" data-opens={opens} {...command}>
                {content}
              </button>
            ) : (
              <Link
                href={href}
                data-lookup={opensLookup || undefined}
                onClick={() => onFollow(label)}
              >
                {content}
              </Link>
            )}
          </li>
        )
      })}
    </ul>
  )
}
