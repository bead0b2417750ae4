import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../media/icon.view'
import { Panel } from './panel.view'
import { panel, panelTitle, tab, tabList, tabs } from './tabs.styles'

export interface TabSection {
  /** DOM id of the panel; a link to it leads there. */
  id: string
  title: string
  icon?: string
  /** The visitor selected the tab. */
  onSelect: () => void
  /** The browser's find-in-page revealed the panel: select the tab. */
  onFound: () => void
  children: ReactNode
}

interface TabsProps {
  /** Name of the tab list. */
  label: string
  sections: TabSection[]
  selected: string
  /** The window is wide enough for a column of tabs: from L. */
  isColumn: boolean
}

/**
 * Shows one section at a time (ARIA's tabs pattern). Arrow keys move along the row or column, Home
 * and End to its ends; the focused tab is selected. On paper and without a script all sections
 * show.
 */
export function Tabs({ label, sections, selected, isColumn }: TabsProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    bringIntoView(list.current, document.getElementById(`${selected}-tab`))
  }, [selected])
  const onKeyDown = (event: KeyboardEvent) => {
    const from = sections.findIndex(({ id }) => id === selected)
    const to = destination(event, { from, count: sections.length, isColumn })
    const section = to === null ? undefined : sections[to]
    if (!section) return
    event.preventDefault()
    section.onSelect()
    document.getElementById(`${section.id}-tab`)?.focus({ preventScroll: true })
  }
  return (
    <div className={tabs}>
      <div
        ref={list}
        className={tabList}
        role="tablist"
        aria-label={label}
        aria-orientation={isColumn ? 'vertical' : undefined}
        onKeyDown={onKeyDown}
      >
        {sections.map(({ id, title, icon, onSelect }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${id}-tab`}
            className={tab}
            aria-selected={id === selected}
            aria-controls={id}
            tabIndex={id === selected ? 0 : -1}
            onClick={onSelect}
          >
            {icon && <Icon path={icon} />}
            {title}
          </button>
        ))}
      </div>
      {sections.map(({ id, title, onFound, children }) => (
        <Panel
          key={id}
          id={id}
          className={panel}
          role="tabpanel"
          labelledBy={`${id}-tab`}
          isFocusable
          isOpen={id === selected}
          onFound={onFound}
        >
          <p className={panelTitle} aria-hidden="true">
            {title}
          </p>
          {children}
        </Panel>
      ))}
    </div>
  )
}

interface Place {
  from: number
  count: number
  isColumn: boolean
}

/** Index of the tab that a key leads to, wrapping at the ends; null for other keys. */
function destination(event: KeyboardEvent, { from, count, isColumn }: Place): number | null {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null
  const isRightToLeft = event.currentTarget.closest('[dir]')?.getAttribute('dir') === 'rtl'
  const [next, previous] = isColumn
    ? ['ArrowDown', 'ArrowUp']
    : isRightToLeft
      ? ['ArrowLeft', 'ArrowRight']
      : ['ArrowRight', 'ArrowLeft']
  switch (event.key) {
    case next:
      return (from + 1) % count
    case previous:
      return (from - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}

/** Scrolls the row only, never the page. */
function bringIntoView(list: HTMLElement | null, tab: HTMLElement | null) {
  if (!list || !tab) return
  const row = list.getBoundingClientRect()
  const box = tab.getBoundingClientRect()
  if (box.left < row.left || box.right > row.right) {
    list.scrollLeft += (box.left + box.right - row.left - row.right) / 2
  }
}
