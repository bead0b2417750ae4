import { ChangeSumsView } from '../../features/booking/changes/change-sums.view'
import { RoomPoliciesView } from '../../features/booking/policy/room-policies.view'
import { StayFacts } from '../../features/booking/stay/stay-block.view'
import { PriceBreakdown } from '../../features/rates/breakdown/breakdown.view'
import { Disclosures } from '../../ui/disclosure/disclosure.view'
import { groupTitle, section } from '../../ui/layout/section.styles'
import { fillText } from '../../ui/text/fill-text'
import { Unanswered } from '../../ui/text/unanswered.view'
import type { ReservationSummaryModel, Summary } from './reservation-summary.model'
import type { ReservationSummaryProps } from './reservation-summary.schema'
import { panel, part, parts, rooms as roomsStyle, skeleton } from './reservation-summary.styles'

interface ViewProps {
  props: ReservationSummaryProps
  model: ReservationSummaryModel
}

export function ReservationSummary({ props, model }: ViewProps) {
  const { labels, sticky } = props
  if (model.state === 'none') return null
  return (
    <div className={section}>
      <Unanswered labels={labels} model={model} skeleton={skeleton} />
      {model.state === 'ready' && (
        <aside
          className={panel}
          aria-label={labels.reservation}
          data-sticky-aside={sticky || undefined}
        >
          <Panel props={props} summary={model} />
        </aside>
      )}
    </div>
  )
}

interface PanelProps {
  props: ReservationSummaryProps
  summary: Summary
}

/** A small screen closes it; its header has the total. One DOM for all windows. */
function Panel({ props, summary }: PanelProps) {
  const { id, labels, headingLevel, sections } = props
  const { total, isOpen, isAlwaysOpen, onToggle } = summary
  const title = total ? fillText(labels.withTotal, { total }) : labels.reservation
  return (
    <Disclosures
      headingLevel={headingLevel}
      alwaysOpenOn={['desktop']}
      isAlwaysOpen={isAlwaysOpen}
      sections={[
        {
          ...{ id: `${id}-content`, title, isOpen, onToggle },
          children: (
            <div className={parts}>
              {sections.map((name) => (
                <Part key={name} name={name} props={props} summary={summary} />
              ))}
            </div>
          ),
        },
      ]}
    />
  )
}

interface PartProps extends PanelProps {
  name: ReservationSummaryProps['sections'][number]
}

function Part({ name, props: { labels, headingLevel }, summary }: PartProps) {
  const { facts, rooms, charges, change, policies, isLive } = summary
  const Title = `h${Math.min(headingLevel + 1, 6)}` as 'h3'
  return {
    stay: () => (
      <div className={part}>
        <Title className={groupTitle}>{labels.title}</Title>
        <StayFacts facts={facts} isWide={false} />
      </div>
    ),
    rooms: () => (
      <ul className={roomsStyle}>
        {rooms.map(({ id, number, name: room, rate }) => (
          <li key={id}>
            <b>{rooms.length > 1 ? fillText(labels.room, { number, name: room }) : room}</b>
            {rate}
          </li>
        ))}
      </ul>
    ),
    charges: () =>
      charges ? (
        <>
          {change && <ChangeSumsView labels={labels} sums={change} />}
          <PriceBreakdown
            labels={change ? { ...labels, dueNow: labels.paidThen } : labels}
            price={charges}
            isNightlyOpen={false}
          />
        </>
      ) : (
        <p>{labels.confidential}</p>
      ),
    policy: () => (
      <div className={part}>
        <Title className={groupTitle}>{labels.cancellation}</Title>
        <RoomPoliciesView rooms={policies} isLive={isLive} isFull={false} />
      </div>
    ),
  }[name]()
}
