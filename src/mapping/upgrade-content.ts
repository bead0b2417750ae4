import type { Content, Upgrade } from './define-widget'

export interface Upgraded {
  /** The content in the current shape. */
  raw: Content
  /** The titles of the upgrades that were applied, for the author. */
  notes: string[]
}

/** Applies each upgrade that matches the content; null if none does. */
export function upgradeContent(upgrades: readonly Upgrade[], raw: unknown): Upgraded | null {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return null
  const notes: string[] = []
  let content = raw as Content
  for (const { title, from, to } of upgrades) {
    if (!from(content)) continue
    content = to(content)
    notes.push(title)
  }
  return notes.length > 0 ? { raw: content, notes } : null
}
