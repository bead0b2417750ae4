/**
 * Once rooms of an order were taken back so often within a day, a cancellation is final. Each time is two
 * mails: who has found a stay by number and name must not fill its guest’s mailbox. A guest who presses by
 * mistake still has a try for each room of most orders.
 */
const MOST_TAKEN_BACK_A_DAY = 3

/** For how many minutes rooms that are cancelled now can be taken back; 0: not at all. */
export function takeBackMinutesNow(takenBackOfDay: number): number {
  return takenBackOfDay < MOST_TAKEN_BACK_A_DAY ? takeBackMinutes() : 0
}

/** Minutes for which cancelled rooms can be taken back (E2-12); the setting `TAKE_BACK_MINUTES`, 0 for not at all. */
function takeBackMinutes(setting = process.env.TAKE_BACK_MINUTES): number {
  const minutes = setting === undefined || setting === '' ? 15 : Number(setting)
  if (Number.isInteger(minutes) && minutes >= 0) return minutes
  throw new Error(`TAKE_BACK_MINUTES is ${setting}: it has to be a whole number of minutes.`)
}
