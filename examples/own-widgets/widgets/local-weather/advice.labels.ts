/** English texts of the part; the widget's schema spreads them for authors and translations. */
export const adviceLabels = {
  cool: 'Bring something warm.',
  warm: 'Light clothes are enough.',
}
