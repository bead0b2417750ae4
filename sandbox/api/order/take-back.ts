/** Minutes for which cancelled rooms can be taken back (E2-12); the setting `TAKE_BACK_MINUTES`, 0 for not at all. */
export function takeBackMinutes(setting = process.env.TAKE_BACK_MINUTES): number {
  const minutes = setting === undefined || setting === '' ? 15 : Number(setting)
  if (Number.isInteger(minutes) && minutes >= 0) return minutes
  throw new Error(`TAKE_BACK_MINUTES is ${setting}: it has to be a whole number of minutes.`)
}
