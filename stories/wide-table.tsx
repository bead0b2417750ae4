import type { ReactNode } from 'react'
import { scroller } from './wide-table.styles'

/** A table that scrolls in a narrow window. It is focusable, so that the keyboard can scroll it. */
export function WideTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it
    <section className={scroller} aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
