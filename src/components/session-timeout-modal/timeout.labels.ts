import { shared } from './session-timeout-modal.labels'

/** Texts of the warning before a booking ends, and of the news of another window (W15). */
export const timeoutLabels = {
  ...shared.english,
  title: 'Are you still there?',
  cartText: 'We’re keeping your booking open for you. Would you like to carry on?',
  sessionText: 'You’ve been away for a while. Would you like to carry on with your booking?',
  signOutText: 'Otherwise we’ll sign you out to keep your account safe.',
  lapsedText:
    'You’ve been away for a while. Continue, and we’ll look up your rooms and prices again for you.',
  timeLeft: 'Time left',
  minutesLeft: '{count} minutes left|one:{count} minute left',
  secondsLeft: '{count} seconds left|one:{count} second left',
  startOver: 'Start over',
  endedText: 'Search again: your dates and guests are already filled in.',
  unansweredTitle: 'We couldn’t reach our booking service',
  unansweredText:
    'Please check your connection and try again. Everything on this page is still here.',
  changedTitle: 'Your booking has changed since you opened this page',
  changedText: 'You now see its latest rooms and prices. What you’ve typed is still here.',
  notRenewedText: 'We couldn’t load its latest rooms and prices. What you’ve typed is still here.',
}
