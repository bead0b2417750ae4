import type { Part, State } from '../../mapping/late-part'
import type { AccountContainerProps } from './account-container.schema'

/** What the container gives each of its views. */
export interface PartProps {
  props: AccountContainerProps
  /** Of the view's heading. */
  level: number
  titleId: string
}

/** One view of the container: its model and what shows it, a script of its own. */
export type AccountPart<Model extends State> = Part<PartProps, Model>
