import type { AccountPart } from '../account-part'
import { type JoinModel, useJoin } from './join.model'
import { Join } from './join.view'

export const joinPart: AccountPart<JoinModel> = {
  useModel: ({ props }) => useJoin(props),
  View: Join,
}
