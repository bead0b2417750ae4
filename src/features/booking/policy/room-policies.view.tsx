import { PolicyView } from '../../rates/policy/policy.view'
import type { PolicyPoint, RoomPolicies } from './policy-facts'
import { line, point, room as roomStyle, rooms as roomsStyle, title } from './room-policies.styles'

interface ViewProps {
  rooms: readonly RoomPolicies[]
  /** Whether the time that is left can be shown. */
  isLive: boolean
  /** Shows the line from today to the arrival too. */
  isFull: boolean
}

/** How each room can be cancelled (W33). */
export function RoomPoliciesView({ rooms, isLive, isFull }: ViewProps) {
  return (
    <ul className={roomsStyle}>
      {rooms.map((room) => (
        <li key={room.id} className={roomStyle}>
          {room.title && <p className={title}>{room.title}</p>}
          <PolicyView policy={room.policy} isLive={isLive} />
          {isFull && room.points && <Line points={room.points} />}
        </li>
      ))}
    </ul>
  )
}

function Line({ points }: { points: readonly PolicyPoint[] }) {
  const deadline = points.findIndex(({ kind }) => kind === 'deadline')
  return (
    <ol className={line} aria-hidden="true">
      {points.map(({ kind, name, day }, index) => (
        <li key={kind} className={point} data-kind={kind} data-free={index < deadline || undefined}>
          <span>{name}</span>
          {day && <span>{day}</span>}
        </li>
      ))}
    </ol>
  )
}
