import type { ChangeSums } from './change-sums'
import { list } from './change-sums.styles'
import type { changeSumsLabels } from './stay-change.labels'

interface ChangeSumsProps {
  labels: (typeof changeSumsLabels)['english']
  sums: ChangeSums
}

/** Before, after, and what moves: above the table that tells what the new total is made of. */
export function ChangeSumsView({ labels, sums }: ChangeSumsProps) {
  const rows = [
    [labels.previousTotal, sums.previous],
    [labels.newTotal, sums.after],
    [labels.difference, sums.difference],
    [labels.chargedNow, sums.charge],
    [labels.paidBack, sums.refund],
    [labels.pointsTaken, sums.pointsTaken],
    [labels.pointsBack, sums.pointsBack],
  ] as const
  return (
    <>
      <dl className={list} aria-label={labels.changeTitle}>
        {rows.map(([name, amount]) =>
          amount === null ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <bdi>{amount}</bdi>
              </dd>
            </div>
          ),
        )}
      </dl>
      {sums.isPartInMoney && <p>{labels.partInMoney}</p>}
    </>
  )
}
