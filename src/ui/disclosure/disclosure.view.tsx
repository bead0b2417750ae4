import type { ReactNode } from 'react'
import { Icon } from '../media/icon.view'
import { chevronIcon } from '../media/icons/chevron'
import { body, head, heading, item, list, name, panel } from './disclosure.styles'
import { Panel } from './panel.view'

/** Tablet: 768 to 991 px; desktop: wider (W75). */
export type AlwaysOpenOn = 'tablet' | 'desktop'

export interface DisclosureSection {
  /** DOM id of the section; a link to it leads to its heading. */
  id: string
  title: string
  /** Icon before the title. */
  icon?: string
  isOpen: boolean
  /** The visitor pressed the button. */
  onToggle: () => void
  /** The browser's find-in-page revealed the closed panel: open the section. */
  onFound: () => void
  children: ReactNode
}

interface DisclosuresProps {
  headingLevel: number
  sections: DisclosureSection[]
  /** Windows that show all sections open. The styles apply this before any script runs. */
  alwaysOpenOn?: readonly AlwaysOpenOn[]
  /** The window is one of them: plain headings without buttons. */
  isAlwaysOpen?: boolean
  className?: string
}

/** More regions than this make landmarks useless (ARIA's accordion pattern). */
const MOST_REGIONS = 6

/**
 * A list of sections; their owner (`use-open-sections`) keeps the open state. On paper and without
 * a script all sections are open.
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

/**
 * From here on the owner keeps the open state. React never changes an attribute that it did not
 * write.
 */
function markLive(element: HTMLElement | null) {
  element?.toggleAttribute('data-live', true)
}
