import type { AccountPart } from '../account-part'
import { accountFormLabels } from '../form/account-form.labels'
import { accountOutcomeLabels } from '../outcome/account-outcome.labels'
import { contactLabels } from './contact.labels'
import { type ContactModel, useContact } from './contact.model'
import { ContactForm } from './contact.view'

export const contactPart: AccountPart<ContactModel> = {
  labels: { ...accountFormLabels, ...accountOutcomeLabels, ...contactLabels },
  useModel: ({ props }) => useContact(props),
  View: ContactForm,
}
