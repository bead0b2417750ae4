import type { SeedCancel, SeedPenalty } from './plan-types'

/** Cancelled free of charge until 18:00 so many days before arrival; one night is kept afterwards. */
export function freeUntil(
  daysBefore: number,
  penalty: SeedPenalty = { kind: 'NIGHTS', value: 1 },
): SeedCancel {
  return { kind: 'FREE', hoursBefore: daysBefore * 24, time: '18:00', penalty }
}
