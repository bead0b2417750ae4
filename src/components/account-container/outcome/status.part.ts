import type { AccountPart } from '../account-part'
import { type StatusModel, useStatus } from './status.model'
import { Status } from './status.view'

export const statusPart: AccountPart<StatusModel> = {
  useModel: ({ props }) => useStatus(props),
  View: Status,
}
