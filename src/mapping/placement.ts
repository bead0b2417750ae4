/** What the loader read of a placeholder. */
export interface Placement {
  type: string
  id: string
  props: unknown
}
