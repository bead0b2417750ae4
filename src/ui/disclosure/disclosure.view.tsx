import type { ReactNode } from 'react'
import { Icon } from '../media/icon.view'
import { chevronIcon } from '../media/icons/chevron'
import { body, head, heading, item, list, name, panel } from './disclosure.styles'
import { Panel } from './panel.view'

/** Tablet: 768 to 991 px; desktop: wider (W75). */
export type AlwaysOpenOn = 'tablet' | 'desktop'

export interface DisclosureSection {
  /** DOM id of the section: a link to it leads to its heading. */
  id: string
  title: string
  /** Stands before the title. */
  icon?: string
  isOpen: boolean
  /** The button was pressed. */
  onToggle: () => void
  /** The browser found something in the closed panel and shows it: open it. */
  onFound: () => void
  children: ReactNode
}

interface DisclosuresProps {
  headingLevel: number
  sections: DisclosureSection[]
  /** The windows that show every section open; the styles know them before any script does. */
  alwaysOpenOn?: readonly AlwaysOpenOn[]
  /** The window is known to be one of them: plain headings, no buttons. */
  isAlwaysOpen?: boolean
  className?: string
}

/** More regions than these are no landmarks but noise (ARIA's accordion pattern). */
const MOST_REGIONS = 6

/**
 * A list of sections that open and close, as their owner says (`use-open-sections`). Whoever cannot
 * open them, on paper or without a script, has them all open.
 */
export function Disclosures(props: DisclosuresProps) {
  const { sections, headingLevel, alwaysOpenOn = [], isAlwaysOpen = false, className = '' } = props
  return (
    <div
      ref={markLive}
      className={`${list} ${className}`}
      data-always-open={alwaysOpenOn.join(' ') || undefined}
    >
      {sections.map((section) => (
        <Disclosure
          key={section.id}
          {...section}
          headingLevel={headingLevel}
          isAlwaysOpen={isAlwaysOpen}
          isRegion={sections.length <= MOST_REGIONS}
        />
      ))}
    </div>
  )
}

interface DisclosureProps extends DisclosureSection {
  headingLevel: number
  isAlwaysOpen: boolean
  isRegion: boolean
}

function Disclosure(props: DisclosureProps) {
  const { id, icon, headingLevel, isAlwaysOpen, isRegion, isOpen } = props
  const Heading = `h${headingLevel}` as 'h2'
  const title = (
    <span className={name}>
      {icon && <Icon path={icon} />}
      {props.title}
    </span>
  )
  return (
    <div id={id} className={item}>
      <Heading id={`${id}-title`} className={heading}>
        {isAlwaysOpen ? (
          <span className={head}>{title}</span>
        ) : (
          <button
            type="button"
            className={head}
            aria-expanded={isOpen}
            aria-controls={`${id}-panel`}
            onClick={props.onToggle}
          >
            {title}
            <Icon path={chevronIcon} />
          </button>
        )}
      </Heading>
      <Panel
        id={`${id}-panel`}
        className={panel}
        isOpen={isOpen || isAlwaysOpen}
        role={isRegion ? 'region' : undefined}
        labelledBy={isRegion ? `${id}-title` : undefined}
        onFound={props.onFound}
      >
        <div className={body}>{props.children}</div>
      </Panel>
    </div>
  )
}

/** From now on the owner knows which sections are open; React never touches what it did not write. */
function markLive(element: HTMLElement | null) {
  element?.toggleAttribute('data-live', true)
}
