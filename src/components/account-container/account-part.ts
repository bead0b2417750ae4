import { type ComponentType, createElement } from 'react'
import type { AccountContainerProps } from './account-container.schema'

export interface PartProps {
  props: AccountContainerProps
  /** Of the view's heading. */
  level: number
  titleId: string
}

/** One view of the container: its model and what shows it, a script of its own. */
export interface AccountPart<Model = unknown> {
  useModel: (props: AccountContainerProps) => Model
  View: ComponentType<PartProps & { model: Model }>
}

// biome-ignore lint/suspicious/noExplicitAny: parts of all models
export type AnyPart = AccountPart<any>

/** Shows a part as its model says. */
export function LivePart({ part, ...rest }: PartProps & { part: AnyPart }) {
  const model = part.useModel(rest.props)
  return createElement(part.View, { ...rest, model })
}
