import {
  ChangeButton,
  FailedChangeMessage,
  UpgradeCards,
} from '../../features/booking/upgrade/upgrade-cards.view'
import { button } from '../../ui/form/button.styles'
import { eyebrow, groupTitle } from '../../ui/layout/section.styles'
import { Icon } from '../../ui/media/icon.view'
import { alertIcon } from '../../ui/media/icons/alert'
import { checkCircleIcon } from '../../ui/media/icons/check-circle'
import { infoIcon } from '../../ui/media/icons/info'
import { fillText } from '../../ui/text/fill-text'
import { Link } from '../../ui/text/link.view'
import type { NightStatus, SuiteRoom } from './order-upgrade.model'
import type { RoomUpgradeModel } from './room-upgrade.model'
import type { RoomUpgradeProps } from './room-upgrade.schema'
import {
  action as actionStyle,
  all as allStyle,
  nights as nightsStyle,
  paid,
  room as roomStyle,
  small,
  status as statusStyle,
} from './room-upgrade.styles'

interface OrderProps {
  props: RoomUpgradeProps
  model: Extract<RoomUpgradeModel, { state: 'order' }>
}

/** What has become of suites, what can still be asked for, and better rooms to pay for. */
export function OrderUpgrade({ props, model }: OrderProps) {
  const { labels, headingLevel } = props
  const { form, rooms, offers, all, count, balance, decision, failed } = model
  const Title = `h${Math.min(headingLevel + 1, 6)}` as 'h3'
  return (
    <>
      {failed && <FailedChangeMessage labels={labels} failed={failed} />}
      <form id={form.id} method="post" action={form.action}>
        {Object.entries(form.fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </form>
      {balance && <p>{balance}</p>}
      {rooms.map((room) => (
        <Room key={room.itemId} {...{ props, count, room }} />
      ))}
      {decision && <p className={small}>{decision}</p>}
      {offers.length > 0 && (
        <div className={rooms.length > 0 ? paid : undefined}>
          {rooms.length > 0 && <Title className={groupTitle}>{labels.betterRooms}</Title>}
          <p className={small}>{labels.beforeChange}</p>
          <UpgradeCards
            labels={labels}
            headingLevel={Math.min(headingLevel + (rooms.length > 0 ? 2 : 1), 6)}
            count={count}
            accepted={[]}
            offers={offers}
          />
          {all && (
            <div className={allStyle}>
              <Link className={button} href={all.href}>
                {all.text}
              </Link>
            </div>
          )}
        </div>
      )}
      {rooms.length === 0 && offers.length === 0 && <p>{labels.noBetterRoom}</p>}
    </>
  )
}

function Room({
  props,
  count,
  room,
}: Pick<OrderProps, 'props'> & { count: number; room: SuiteRoom }) {
  const { id, labels, headingLevel } = props
  const { itemId, number, suite, nights, action, reason } = room
  const Title = `h${Math.min(headingLevel + 1, 6)}` as 'h3'
  const title = `${id}-${itemId}`
  return (
    <div className={roomStyle}>
      {number !== null && <p className={eyebrow}>{fillText(labels.roomOf, { number, count })}</p>}
      <Title id={title} className={groupTitle}>
        {suite}
      </Title>
      {nights.length > 0 && (
        <ul className={nightsStyle} aria-label={fillText(labels.nights, { suite })}>
          {nights.map(({ date, day, status }) => (
            <li key={date}>
              {day} <Status labels={labels} status={status} />
            </li>
          ))}
        </ul>
      )}
      {reason && nights.length === 0 && <p className={small}>{reason}</p>}
      {action && (
        <div className={actionStyle}>
          <ChangeButton
            labels={labels}
            form={action.form}
            text={action.kind === 'ask' ? fillText(labels.ask, { suite }) : labels.withdraw}
            name={action.kind === 'ask' ? '' : suite}
          />
        </div>
      )}
    </div>
  )
}

const ICONS: Partial<Record<NightStatus, string>> = {
  GUARANTEED: checkCircleIcon,
  DENIED: alertIcon,
  FORFEITED: alertIcon,
}

function Status({ labels, status }: { labels: RoomUpgradeProps['labels']; status: NightStatus }) {
  return (
    <span className={statusStyle} data-status={status}>
      <Icon path={ICONS[status] ?? infoIcon} />
      {labels[status]}
    </span>
  )
}
