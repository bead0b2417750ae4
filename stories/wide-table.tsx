import type { ReactNode } from 'react'
import { scroller } from './wide-table.styles'

/** A table that scrolls in a narrow window; a region that scrolls has to be reachable by Tab. */
export function WideTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by the arrow keys
    <section className={scroller} aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
