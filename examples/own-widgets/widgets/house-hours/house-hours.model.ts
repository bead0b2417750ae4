import { fillText, usePage, useQuery } from 'foyer/kit'
import { hoursQuery } from './house-hours.queries'
import type { HouseHoursProps } from './house-hours.schema'

export type HouseHoursModel = { state: 'none' } | { state: 'ready'; lines: string[] }

export function useHouseHours({ labels }: HouseHoursProps): HouseHoursModel {
  const { propertyId } = usePage().context.page
  const answer = useQuery(hoursQuery, propertyId ? { propertyId } : null)
  const policies = answer.state === 'ready' ? answer.data.property?.policies : null
  if (!policies) return { state: 'none' }
  return {
    state: 'ready',
    lines: [
      fillText(labels.checkIn, { time: policies.checkInTime }),
      fillText(labels.checkOut, { time: policies.checkOutTime }),
    ],
  }
}
