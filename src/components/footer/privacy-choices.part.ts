import type { Part } from '../../mapping/late-part'
import { privacyChoicesLabels } from './privacy-choices.labels'
import {
  type PrivacyChoicesGiven,
  type PrivacyChoicesModel,
  usePrivacyChoices,
} from './privacy-choices.model'
import { PrivacyChoices } from './privacy-choices.view'

/** The dialog of the privacy choices. */
export const privacyChoicesPart: Part<PrivacyChoicesGiven, PrivacyChoicesModel> = {
  labels: privacyChoicesLabels,
  useModel: usePrivacyChoices,
  View: PrivacyChoices,
}
