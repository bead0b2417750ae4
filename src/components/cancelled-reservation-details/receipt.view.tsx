import { CancelledCharges } from '../../features/booking/charges/cancelled-charges.view'
import { table } from '../../features/rates/breakdown/breakdown.styles'
import { PriceBreakdown, Row } from '../../features/rates/breakdown/breakdown.view'
import { button } from '../../ui/form/button.styles'
import { TextField } from '../../ui/form/text-field.view'
import { groupTitle } from '../../ui/layout/section.styles'
import type { CancelledReservationDetailsProps } from './cancelled-reservation-details.schema'
import { addressForm, heads, party, receipt as receiptStyle } from './receipt.styles'
import type { ReceiptFacts } from './receipt-facts'

interface ReceiptProps {
  props: CancelledReservationDetailsProps
  receipt: ReceiptFacts
}

/** What a stay has come to: on paper, it is all that the page prints. */
export function Receipt({ props: { labels, headingLevel }, receipt }: ReceiptProps) {
  const Sub = `h${Math.min(headingLevel + 1, 6)}` as 'h3'
  const { hotel, billTo, facts, price, cancelled, moved, balance, isPaid } = receipt
  return (
    <div className={receiptStyle} data-receipt="">
      <Sub className={groupTitle}>{labels.receipt}</Sub>
      <address className={party}>
        <b>{hotel.name}</b>
        <span>{hotel.address}</span>
        <span>
          <bdi>{hotel.phone}</bdi>
        </span>
      </address>
      <dl className={heads}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
        {billTo && (
          <div>
            <dt>{labels.billTo}</dt>
            <dd>
              <bdi>{billTo.line}</bdi>
            </dd>
          </div>
        )}
        {billTo?.vatId && (
          <div>
            <dt>{labels.vatId}</dt>
            <dd>
              <bdi>{billTo.vatId}</bdi>
            </dd>
          </div>
        )}
      </dl>
      {price && <PriceBreakdown labels={labels} price={price} isNightlyOpen />}
      {cancelled && <CancelledCharges {...cancelled} />}
      {(moved.length > 0 || balance) && <Moved {...{ labels, moved, balance }} />}
      {isPaid && <p>{labels.balanceNone}</p>}
    </div>
  )
}

interface MovedProps extends Pick<ReceiptFacts, 'moved' | 'balance'> {
  labels: CancelledReservationDetailsProps['labels']
}

/** Payments, refunds, and what is left to the hotel. */
function Moved({ labels, moved, balance }: MovedProps) {
  const rows = [...moved, ...(balance ? [{ name: labels.balance, note: '', amount: balance }] : [])]
  return (
    <table className={table}>
      <tbody>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two payments of a day may be equal
          <Row key={index} {...row} />
        ))}
      </tbody>
    </table>
  )
}

interface FormsProps extends ReceiptProps {
  action: string
  /** The handle of the order. */
  stay: string
}

/** What who has booked the stay does with its receipt; each form works without a script. */
export function ReceiptForms({ props: { id, labels }, receipt, action, stay }: FormsProps) {
  const { billTo, longest } = receipt
  return (
    <>
      <form method="post" action={action} className={addressForm} aria-label={labels.address}>
        <input type="hidden" name="stay" value={stay} />
        <input type="hidden" name="change" value="address" />
        <TextField
          id={`${id}-line`}
          name="line"
          label={labels.addressLine}
          labels={labels}
          hint={labels.addressHint}
          defaultValue={billTo?.line ?? ''}
          maxLength={longest.line}
          autoComplete="off"
        />
        <TextField
          id={`${id}-vat`}
          name="vatId"
          label={labels.vatId}
          labels={labels}
          defaultValue={billTo?.vatId ?? ''}
          maxLength={longest.vatId}
          autoComplete="off"
        />
        <button type="submit" className={button}>
          {labels.saveAddress}
        </button>
      </form>
      <form method="post" action={action} className={addressForm} aria-label={labels.sendReceipt}>
        <input type="hidden" name="stay" value={stay} />
        <input type="hidden" name="change" value="send" />
        <p>{labels.sendHint}</p>
        <button type="submit" className={button}>
          {labels.sendReceipt}
        </button>
      </form>
    </>
  )
}
