import type { Part, State } from '../../mapping/late-part'
import type { AccountContainerProps } from './account-container.schema'

/** The props of each view. */
export interface PartProps {
  props: AccountContainerProps
  /** Level of the view's heading. */
  level: number
  titleId: string
}

/** One view of the container: its model and its React view, in a separate script. */
export type AccountPart<Model extends State> = Part<PartProps, Model>
