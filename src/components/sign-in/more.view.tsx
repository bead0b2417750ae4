import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.view'
import { chevronIcon } from '../../ui/icons/chevron'
import { more } from './sign-in.styles'

/** A text that opens on demand, by the browser itself. */
export function More({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={more}>
      <summary>
        {title}
        <Icon path={chevronIcon} />
      </summary>
      <div>{children}</div>
    </details>
  )
}
