import type { Content, Upgrade } from './define-widget'

export interface Upgraded {
  /** In the present shape. */
  raw: Content
  /** What has been changed, in the author's words. */
  notes: string[]
}

/** Content of a former shape in the present one; null where there is nothing to upgrade. */
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
