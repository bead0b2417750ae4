import type { OperationName } from './operations'

/** A registered operation, generated from its `.graphql` file (docs/decisions/0027). */
export interface Operation<N extends OperationName = OperationName> {
  name: N
  /** As the gateway knows it, in the regular set. */
  text: string
}
