import { useState } from 'react'
import { holdsMainHeading } from '../services/accessibility/main-heading'
import { usePage } from './page-store'

/**
 * Whether a component has the page's h1 of those that want it. Asked once: what comes onto the page
 * later does not change it, but under its author's hands, who may want it at any time.
 */
export function useMainHeading(id: string, wants: boolean): boolean {
  const page = usePage()
  const ask = () => wants && holdsMainHeading(page, id)
  const [isMain] = useState(ask)
  return page.context.mode === 'edit' ? ask() : isMain
}
