import { note, table } from '../../rates/breakdown/breakdown.styles'
import type { CancelledCharge } from './cancelled-charges'
import { caption } from './cancelled-charges.styles'

interface ChargesProps {
  /** Name of the table. */
  title: string
  rooms: readonly CancelledCharge[]
}

/** Fees and refunds of cancelled rooms, which the total of a stay does not contain (W32). */
export function CancelledCharges({ title, rooms }: ChargesProps) {
  return (
    <table className={table}>
      <caption className={caption}>{title}</caption>
      <tbody>
        {rooms.flatMap(({ id, name: room, sums }) =>
          sums.map(({ name, value, note: about }) => (
            <tr key={`${id} ${name}`}>
              <th scope="row">
                {room}
                <span className={note}>{[name, about].filter(Boolean).join(': ')}</span>
              </th>
              <td>
                <bdi>{value}</bdi>
              </td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  )
}
