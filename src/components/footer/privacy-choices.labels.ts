/** Labels of the dialog of the privacy choices. */
export const privacyChoicesLabels = {
  choicesTitle: 'Your privacy choices',
  choicesIntro: 'What may we use of your visit? You can change it here at any time.',
  necessary: 'Necessary',
  necessaryHint: 'To sign in, to book, and to remember these choices. Always on.',
  statistics: 'Visit statistics',
  statisticsHint:
    'Which pages are opened and where visitors get stuck, without names or contact details.',
  marketing: 'Marketing',
  marketingHint:
    'Advertising that fits your visit. Partners and advertising networks learn what you looked at and booked.',
  signalOn:
    'Your browser sends an opt-out signal (Global Privacy Control). We honor it: marketing stays off while the signal is on.',
  refuseAll: 'Refuse all',
  acceptAll: 'Accept all',
  saveChoices: 'Save choices',
  choicesSaved: 'Your privacy choices are saved.',
}
