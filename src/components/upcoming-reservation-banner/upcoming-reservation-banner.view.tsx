import { ListedStayFacts } from '../../features/booking/order/listed-stay.view'
import { PhoneAction } from '../../features/property/address/contact-actions.view'
import { button } from '../../ui/form/button.styles'
import { groupTitle, section, sectionTitle } from '../../ui/layout/section.styles'
import { Icon } from '../../ui/media/icon.view'
import { pinIcon } from '../../ui/media/icons/pin'
import { Picture } from '../../ui/media/picture.view'
import { scripted } from '../../ui/text/hidden.styles'
import { Link } from '../../ui/text/link.view'
import { SlowStatus } from '../../ui/text/slow-status.view'
import type {
  NextStay,
  StayAction,
  UpcomingReservationBannerModel,
} from './upcoming-reservation-banner.model'
import type { UpcomingReservationBannerProps } from './upcoming-reservation-banner.schema'
import {
  actions,
  banner,
  content,
  list,
  photo,
  prompt,
  second,
  skeleton,
} from './upcoming-reservation-banner.styles'

interface ViewProps {
  props: UpcomingReservationBannerProps
  model: UpcomingReservationBannerModel
}

export function UpcomingReservationBanner({ props, model }: ViewProps) {
  const { id, labels, headingLevel } = props
  const Title = `h${headingLevel}` as 'h2'
  switch (model.state) {
    case 'none':
      return null
    case 'loading':
      return (
        <div className={`${section} ${scripted}`}>
          <div className={skeleton} aria-hidden="true" />
          <SlowStatus label={labels.loading} />
        </div>
      )
    case 'signIn':
      return (
        <section className={section} aria-label={labels.title}>
          <div className={prompt}>
            <Title className={groupTitle}>{labels.signInTitle}</Title>
            <Link className={button} data-kind="primary" href={model.href}>
              {labels.signIn}
            </Link>
          </div>
        </section>
      )
    case 'ready':
      return (
        <section className={section} aria-label={labels.title}>
          <Title id={`${id}-title`} className={sectionTitle}>
            {model.isInHouse ? labels.enjoy : labels.title}
          </Title>
          {model.stays.length > 1 ? (
            // biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without marks for none
            <ul className={list} role="list">
              {model.stays.map((stay) => (
                <li key={stay.key}>
                  <Stay props={props} stay={stay} />
                </li>
              ))}
            </ul>
          ) : (
            model.stays.map((stay) => (
              <div key={stay.key} className={list}>
                <div>
                  <Stay props={props} stay={stay} />
                </div>
              </div>
            ))
          )}
        </section>
      )
  }
}

function Stay({ props, stay }: { props: UpcomingReservationBannerProps; stay: NextStay }) {
  const { id, headingLevel } = props
  const title = `${id}-${stay.key}`
  return (
    <article className={banner} aria-labelledby={title}>
      <div className={photo}>
        {stay.picture && (
          <Picture image={{ src: stay.picture, width: 480, height: 360, alt: '' }} />
        )}
      </div>
      <div className={content}>
        <ListedStayFacts
          stay={stay}
          titleId={title}
          headingLevel={Math.min(headingLevel + 1, 6)}
          more={stay.time}
        />
        {stay.actions.length > 0 && (
          <div className={actions}>
            {stay.actions.map((action, index) => (
              <Action key={action.action} {...{ props, action }} isFirst={index === 0} />
            ))}
          </div>
        )}
      </div>
    </article>
  )
}

interface ActionProps {
  props: UpcomingReservationBannerProps
  action: StayAction
  isFirst: boolean
}

function Action({ props: { labels }, action: link, isFirst }: ActionProps) {
  const { action, href, text, name, isNewTab, onClick } = link
  if (action === 'call') return <PhoneAction {...{ href, text, name, onClick }} />
  if (isNewTab)
    return (
      <Link
        className={second}
        href={href}
        aria-label={name}
        newTabLabel={labels.newTab}
        onClick={onClick}
      >
        <Icon path={pinIcon} />
        {text}
      </Link>
    )
  return (
    <Link
      className={button}
      data-kind={isFirst ? 'primary' : undefined}
      href={href}
      aria-label={name}
      onClick={onClick}
    >
      {text}
    </Link>
  )
}
