import { useState } from 'react'
import { holdsMainHeading } from '../services/accessibility/main-heading'
import { usePage } from './page-store'

/**
 * Whether a component, among those that want it, has the page's h1. Decided once: components added
 * later do not change it, except in author mode, where an author may change the setting at any
 * time.
 */
export function useMainHeading(id: string, wants: boolean): boolean {
  const page = usePage()
  const ask = () => wants && holdsMainHeading(page, id)
  const [isMain] = useState(ask)
  return page.context.mode === 'edit' ? ask() : isMain
}
