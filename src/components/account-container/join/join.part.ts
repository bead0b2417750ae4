import type { AccountPart } from '../account-part'
import { accountFormLabels } from '../form/account-form.labels'
import { accountOutcomeLabels } from '../outcome/account-outcome.labels'
import { newPasswordFieldsLabels } from '../password/new-password-fields.labels'
import { joinFormLabels } from './join.labels'
import { type JoinModel, useJoin } from './join.model'
import { Join } from './join.view'

export const joinPart: AccountPart<JoinModel> = {
  labels: {
    ...accountFormLabels,
    ...accountOutcomeLabels,
    ...newPasswordFieldsLabels,
    ...joinFormLabels,
  },
  useModel: ({ props }) => useJoin(props),
  View: Join,
}
