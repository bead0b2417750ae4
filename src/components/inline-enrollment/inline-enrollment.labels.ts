import { joinOfferLabels } from '../../features/join/join-offer.schema'
import { passwordRulesLabels } from '../../features/sign-in/password-rules.labels'
import { formLabels } from '../../ui/labels/form.labels'
import { merged, pick } from '../../ui/labels/label-set'

/** Texts of the join offer, which have translations of their own. */
export const offerLabels = joinOfferLabels

/** Labels that the widget shares with other widgets. */
export const shared = merged(passwordRulesLabels, pick(formLabels, 'password', 'showPassword'))
