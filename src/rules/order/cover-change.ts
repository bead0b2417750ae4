/** What a change of a stay makes of its insurance, at the premium that is paid for it already. */
export type CoverChange =
  /** The same cover for the stay as it becomes. */
  | { kind: 'FOLLOWS' }
  /** To cover all of it costs so much more: minor units. */
  | { kind: 'RISES'; difference: number }
  /** It keeps covering what it covers: the insurer does not insure the stay as it becomes. */
  | { kind: 'STAYS' }

/** `needed`: what insuring the stay as it becomes costs in all; null: it is not insured. Nothing of a premium goes back. */
export function coverChange({
  paid,
  needed,
}: {
  paid: number
  needed: number | null
}): CoverChange {
  if (needed === null) return { kind: 'STAYS' }
  return needed > paid ? { kind: 'RISES', difference: needed - paid } : { kind: 'FOLLOWS' }
}
