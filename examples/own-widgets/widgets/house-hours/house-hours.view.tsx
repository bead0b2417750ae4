import { section } from 'foyer/kit'
import type { HouseHoursModel } from './house-hours.model'

export function HouseHours({ model }: { model: HouseHoursModel }) {
  if (model.state === 'none') return null
  return (
    <ul className={section}>
      {model.lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
