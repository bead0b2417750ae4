import type { OperationName } from './operations'

/** A registered operation, generated from its `.graphql` file (docs/decisions/0027). */
export interface Operation<N extends OperationName = OperationName> {
  name: N
  /** The operation's text in the gateway's regular set. */
  text: string
}
