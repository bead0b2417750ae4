import type { Part } from '../../mapping/late-part'
import type { FooterModel } from './footer.model'
import type { FooterProps } from './footer.schema'
import { privacyChoicesLabels } from './privacy-choices.labels'
import { type PrivacyChoicesModel, usePrivacyChoices } from './privacy-choices.model'
import { PrivacyChoices } from './privacy-choices.view'

export interface PrivacyChoicesGiven {
  props: FooterProps
  choices: NonNullable<FooterModel['choices']>
}

/** The dialog of the privacy choices. */
export const privacyChoicesPart: Part<PrivacyChoicesGiven, PrivacyChoicesModel> = {
  labels: privacyChoicesLabels,
  useModel: usePrivacyChoices,
  View: PrivacyChoices,
}
