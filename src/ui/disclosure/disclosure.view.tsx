import { type ReactNode, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { Icon } from '../media/icon.view'
import { chevronIcon } from '../media/icons/chevron'
import { body, head, heading, item, list, name, panel, place } from './disclosure.styles'

/** Tablet: 768 to 991 px; desktop: wider (W75). */
export type AlwaysOpenOn = 'tablet' | 'desktop'

export interface DisclosureSection {
  /** DOM id of the section; a link to it leads to its heading. */
  id: string
  title: string
  /** Icon before the title. */
  icon?: string
  isOpen: boolean
  /**
   * The section has opened or closed. `isByVisitor`: the visitor pressed its heading; otherwise the
   * browser did it, for a link, its find-in-page or another section of the group. Null: nothing
   * can be closed.
   */
  onToggle: ((isOpen: boolean, isByVisitor: boolean) => void) | null
  children: ReactNode
}

interface DisclosuresProps {
  headingLevel: number
  sections: DisclosureSection[]
  /** A name, unique on the page, of sections of which only one is open at a time. */
  group?: string | undefined
  /** Windows that show all sections open. The styles apply this before any script runs. */
  alwaysOpenOn?: readonly AlwaysOpenOn[]
  /** The window is one of them: plain headings. */
  isAlwaysOpen?: boolean
  className?: string
}

/** More regions than this make landmarks useless (ARIA's accordion pattern). */
const MOST_REGIONS = 6

/**
 * A list of sections that the browser opens and closes, from the first paint on; their owner
 * (`use-open-sections`) keeps the open state. On paper all sections are open.
 */
export function Disclosures(props: DisclosuresProps) {
  const { sections, headingLevel, group, alwaysOpenOn = [], className = '' } = props
  const { isAlwaysOpen = false } = props
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element || element.hasAttribute('data-live')) return
    if (!isAlwaysOpen) adopt(element, sections, group !== undefined)
    element.toggleAttribute('data-live', true)
  })
  useEffect(() => (ref.current ? openOnPaper(ref.current) : undefined), [])
  return (
    <div
      ref={ref}
      className={`${list} ${className}`}
      data-always-open={alwaysOpenOn.join(' ') || undefined}
    >
      {sections.map((section) => (
        <Disclosure
          key={section.id}
          {...section}
          headingLevel={headingLevel}
          group={group}
          isAlwaysOpen={isAlwaysOpen}
          isRegion={sections.length <= MOST_REGIONS}
        />
      ))}
    </div>
  )
}

interface DisclosureProps extends DisclosureSection {
  headingLevel: number
  group: string | undefined
  isAlwaysOpen: boolean
  isRegion: boolean
}

function Disclosure(props: DisclosureProps) {
  const { id, icon, headingLevel, group, isAlwaysOpen, isRegion, isOpen, onToggle } = props
  const isPressed = useRef(false)
  const toggled = ({ target, currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    // React lets the event bubble from sections inside this one.
    if (target !== currentTarget) return
    const isByVisitor = isPressed.current
    isPressed.current = false
    if (!isAlwaysOpen && currentTarget.open !== isOpen) onToggle?.(currentTarget.open, isByVisitor)
  }
  const Heading = `h${headingLevel}` as 'h2'
  const title = (
    <Heading id={`${id}-title`} className={heading}>
      <span className={name}>
        {icon && <Icon path={icon} />}
        {props.title}
      </span>
    </Heading>
  )
  return (
    <div className={item}>
      {isAlwaysOpen && <div className={head}>{title}</div>}
      <details
        className={panel}
        name={isAlwaysOpen ? undefined : group}
        open={isOpen || isAlwaysOpen}
        onToggle={toggled}
        // The visitor may have opened or closed it before hydration.
        suppressHydrationWarning
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control */}
        <summary
          className={head}
          hidden={isAlwaysOpen}
          onClick={(event) => {
            if (!onToggle) event.preventDefault()
            isPressed.current = true
          }}
        >
          {!isAlwaysOpen && (
            <>
              {title}
              <Icon path={chevronIcon} />
            </>
          )}
        </summary>
        {/* The browser opens what is around the target of a link, not the target itself. */}
        <span id={id} className={place} />
        <div
          className={body}
          {...(isRegion && { role: 'region', 'aria-labelledby': `${id}-title` })}
        >
          {props.children}
        </div>
      </details>
    </div>
  )
}

const detailsIn = (list: HTMLElement, state = '') => [
  ...list.querySelectorAll<HTMLDetailsElement>(`:scope > * > details${state}`),
]

/** Tells the owner which sections were opened or closed before hydration. */
function adopt(list: HTMLElement, sections: readonly DisclosureSection[], isSingle: boolean) {
  const target = document.querySelector(':target')
  const all = detailsIn(list)
  const isOneOpen = all.some(({ open }) => open)
  for (const [index, details] of all.entries()) {
    const section = sections[index]
    if (!section || details.open === section.isOpen) continue
    const isByBrowser = details.open ? details.contains(target) : isSingle && isOneOpen
    section.onToggle?.(details.open, !isByBrowser)
  }
}

/** Opens all sections for printing where the styles cannot. */
function openOnPaper(list: HTMLElement) {
  let opened: { details: HTMLDetailsElement; name: string }[] = []
  const open = () => {
    if (CSS.supports('selector(::details-content)')) return
    opened = detailsIn(list, ':not([open])').map((details) => ({ details, name: details.name }))
    for (const { details } of opened) {
      // One of a group would close the others.
      details.removeAttribute('name')
      details.open = true
    }
  }
  const close = () => {
    for (const { details, name } of opened) {
      details.open = false
      if (name) details.name = name
    }
    opened = []
  }
  window.addEventListener('beforeprint', open)
  window.addEventListener('afterprint', close)
  return () => {
    window.removeEventListener('beforeprint', open)
    window.removeEventListener('afterprint', close)
  }
}
