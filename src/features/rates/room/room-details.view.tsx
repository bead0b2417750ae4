import { groupTitle } from '../../../ui/layout/section.styles'
import { Picture } from '../../../ui/media/picture.view'
import { fillText } from '../../../ui/text/fill-text'
import { visuallyHidden } from '../../../ui/text/hidden.styles'
import { Message } from '../../../ui/text/message.view'
import { RichText } from '../../../ui/text/rich-text.view'
import type { RoomLabels } from './room.labels'
import { bones, facts, gallery, group, groups, parts, plan } from './room-details.styles'
import type { RoomDetailsState, ShownRoomDetails } from './use-room-features'

type Labels = RoomLabels & { error: string; warning: string; retry: string }

interface ViewProps {
  labels: Labels
  /** Level of the headings of its parts. */
  headingLevel: number
  details: RoomDetailsState
  hasGallery: boolean
  hasDetails: boolean
  /** Address of a drawing of the room. */
  floorPlan?: string | undefined
}

/** Photos, facts and features of a room type, as far as they have come (W21). */
export function RoomDetailsView({ labels, details, ...rest }: ViewProps) {
  switch (details.state) {
    case 'loading':
      return <Bones label={labels.featuresLoading} />
    case 'failed':
      return <Failed labels={labels} retry={details.retry} />
    case 'unknown':
      return (
        <Message kind="warning" kindLabel={labels.warning} role="status">
          {labels.roomUnknown}
        </Message>
      )
    case 'ready':
      return <Shown {...{ labels, ...rest }} room={details} />
  }
}

interface ShownProps extends Omit<ViewProps, 'details'> {
  room: ShownRoomDetails
}

function Shown({ labels, headingLevel, room, hasGallery, hasDetails, floorPlan }: ShownProps) {
  const Title = `h${Math.min(headingLevel, 6)}` as 'h3'
  const { features } = room
  return (
    <div className={parts}>
      {hasGallery && room.photos.length > 0 && <Gallery labels={labels} room={room} />}
      {hasDetails && (
        <>
          <ul className={facts} aria-label={labels.facts}>
            {room.facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          {room.text && <RichText html={room.text} />}
          {features.state === 'failed' && <Failed labels={labels} retry={features.retry} />}
          {features.state === 'loading' && <Bones label={labels.featuresLoading} />}
          {room.isPartlyAccessible && <p>{labels.accessiblePartial}</p>}
          {room.groups.length > 0 && (
            <div className={groups}>
              {room.groups.map(({ code, name, features: names }) => (
                <section key={code} className={group}>
                  <Title className={groupTitle}>{name}</Title>
                  <ul>
                    {names.map((feature) => (
                      <li key={feature}>{feature}</li>
                    ))}
                  </ul>
                </section>
              ))}
            </div>
          )}
          {floorPlan && (
            <img
              className={plan}
              src={floorPlan}
              alt={fillText(labels.floorPlan, { room: room.name })}
              loading="lazy"
            />
          )}
        </>
      )}
    </div>
  )
}

/** A row of photos that scrolls by finger, wheel and arrow keys; without a script, too. */
function Gallery({ labels, room }: { labels: Labels; room: ShownRoomDetails }) {
  return (
    <section
      className={gallery}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
      tabIndex={0}
      aria-label={fillText(labels.photos, { room: room.name })}
      data-single={room.photos.length === 1 || undefined}
    >
      {room.photos.map(({ id, image, onBroken }) => (
        <div key={id}>
          <Picture image={image} onBroken={onBroken} />
        </div>
      ))}
    </section>
  )
}

function Failed({ labels, retry }: { labels: Labels; retry: () => void }) {
  return (
    <Message
      kind="error"
      kindLabel={labels.error}
      role="alert"
      cta={{ label: labels.retry, onClick: retry }}
    >
      {labels.featuresFailed}
    </Message>
  )
}

function Bones({ label }: { label: string }) {
  return (
    <>
      <div className={bones} aria-hidden="true" />
      <p role="status" className={visuallyHidden}>
        {label}
      </p>
    </>
  )
}
