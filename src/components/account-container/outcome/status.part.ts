import type { AccountPart } from '../account-part'
import { statusLabels } from './status.labels'
import { type StatusModel, useStatus } from './status.model'
import { Status } from './status.view'

export const statusPart: AccountPart<StatusModel> = {
  labels: statusLabels,
  useModel: ({ props }) => useStatus(props),
  View: Status,
}
