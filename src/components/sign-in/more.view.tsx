import type { ReactNode } from 'react'
import { more } from './sign-in.styles'

/** A text that opens on demand, by the browser itself. */
export function More({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={more}>
      <summary>{title}</summary>
      <div>{children}</div>
    </details>
  )
}
