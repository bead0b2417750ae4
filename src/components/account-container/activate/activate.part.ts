import type { AccountPart } from '../account-part'
import { type ActivateModel, useActivate } from './activate.model'
import { Activate } from './activate.view'

export const activatePart: AccountPart<ActivateModel> = {
  useModel: ({ props }) => useActivate(props),
  View: Activate,
}
