import { departureLabels } from '../../features/booking/changes/stay-change.labels'
import { stayChangesLabels } from '../../features/booking/changes/stay-changes.labels'
import { checkInLabels } from '../../features/booking/check-in/check-in.labels'
import { listedStayLabels } from '../../features/booking/order/listed-stay.labels'
import { wishLabels } from '../../features/checkout/requests/wish.labels'
import { savedCardLabels } from '../../features/payment/saved-card.labels'
import { breakdownLabels } from '../../features/rates/breakdown/breakdown.labels'
import { actionLabels } from '../../ui/labels/action.labels'
import { formLabels } from '../../ui/labels/form.labels'
import { merged, pick, renamed } from '../../ui/labels/label-set'
import { messageLabels } from '../../ui/labels/message.labels'

/** Labels that the widget shares with other widgets. */
export const shared = merged(
  wishLabels,
  renamed(checkInLabels, {
    eligibleButton: 'checkIn',
    leave: 'checkOut',
    balanceNone: 'balanceNone',
  }),
  renamed(stayChangesLabels, { modifiableButton: 'save' }),
  pick(stayChangesLabels, 'stale', 'staleText', 'closed'),
  pick(departureLabels, 'moveDeparture', 'stayLonger'),
  pick(breakdownLabels, 'room'),
  pick(listedStayLabels, 'viewStay'),
  savedCardLabels,
  pick(formLabels, 'required', 'fieldRequired', 'chooseCountry'),
  pick(actionLabels, 'busy'),
  pick(messageLabels, 'error'),
)
