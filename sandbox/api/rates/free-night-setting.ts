/**
 * Of how many nights that points alone pay for one is free; undefined: of none. The setting `POINTS_FREE_NIGHT`, such as
 * 5 (docs/decisions/0109-stay-five-pay-four.md).
 */
export function freeNightOf(setting = process.env.POINTS_FREE_NIGHT): number | undefined {
  if (setting === undefined || setting === '' || setting === '0') return undefined
  const nights = Number(setting)
  if (Number.isInteger(nights) && nights >= 2) return nights
  throw new Error(
    `POINTS_FREE_NIGHT is ${setting}: it has to be a whole number of nights, 2 or more.`,
  )
}
