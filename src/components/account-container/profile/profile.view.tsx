import type { ReactNode } from 'react'
import { groupTitle } from '../../../ui/layout/section.styles'
import { Icon } from '../../../ui/media/icon.view'
import { chevronIcon } from '../../../ui/media/icons/chevron'
import { fillText } from '../../../ui/text/fill-text'
import { Link } from '../../../ui/text/link.view'
import { Message } from '../../../ui/text/message.view'
import type { AccountContainerProps } from '../account-container.schema'
import {
  actions,
  card,
  chip,
  facts,
  list,
  quiet,
  skeleton,
  textLink,
  ways,
} from '../account-container.styles'
import type { PartProps } from '../account-part'
import { AccountTitle } from '../form/account-title.view'
import type { ProfileModel } from './profile.model'

export function Profile({ props, model, level, titleId }: PartProps & { model: ProfileModel }) {
  const { labels } = props
  const Title = `h${Math.min(level + 1, 6)}` as 'h2'
  const saved =
    model.state === 'ready' ? fillText(labels.savedCount, { count: model.savedCount }) : ''
  return (
    <>
      <AccountTitle id={titleId} level={level} text={labels.profileTitle} />
      {model.state === 'failed' && (
        <Message
          kind="error"
          kindLabel={labels.error}
          role="alert"
          cta={{ label: labels.retry, onClick: model.retry }}
        >
          <p>{labels.profileFailed}</p>
        </Message>
      )}
      {model.state !== 'failed' && <Contact labels={labels} model={model} Title={Title} />}
      <div className={card}>
        <ul className={ways}>
          <Way href={model.stays}>{labels.yourStays}</Way>
          <Way href={model.saved} more={saved}>
            {labels.savedHotels}
          </Way>
          <Way href={model.password}>{labels.changePassword}</Way>
        </ul>
      </div>
      {model.state !== 'failed' && <Preferences labels={labels} model={model} Title={Title} />}
    </>
  )
}

function Way({ href, more, children }: { href: string; more?: string; children: ReactNode }) {
  return (
    <li>
      <Link href={href}>
        {children}
        {more && <span>{more}</span>}
        <Icon path={chevronIcon} />
      </Link>
    </li>
  )
}

interface DetailsProps {
  labels: AccountContainerProps['labels']
  /** Reserves the height of the facts while they load, so that the page does not move. */
  model: Extract<ProfileModel, { state: 'ready' | 'loading' }>
  Title: 'h2'
}

function Contact({ labels, model, Title }: DetailsProps) {
  const known = model.state === 'ready' ? model : null
  return (
    <div className={card}>
      <Title className={groupTitle}>{labels.contact}</Title>
      <dl className={facts}>
        <Fact name={labels.name}>{known?.name}</Fact>
        <Fact name={labels.memberNumber} isLatin>
          {known?.memberNumber}
        </Fact>
        <Fact name={labels.email} isLatin>
          {known?.email}
        </Fact>
        <Fact name={labels.phone} isLatin={known?.phone !== ''}>
          {known && (known.phone || labels.noPhone)}
        </Fact>
        <Fact name={labels.address}>{known?.place}</Fact>
      </dl>
      <p className={quiet}>{labels.contactHint}</p>
      {known?.pendingEmail && (
        <p>{fillText(labels.emailPending, { email: known.pendingEmail, current: known.email })}</p>
      )}
      <p className={actions}>
        <Link className={textLink} href={model.contact}>
          {labels.contactTitle}
        </Link>
      </p>
    </div>
  )
}

function Preferences({ labels, model, Title }: DetailsProps) {
  if (model.state === 'loading') {
    return (
      <div className={card}>
        <Title className={groupTitle}>{labels.preferences}</Title>
        <span className={skeleton} data-of="chips" aria-hidden="true" />
      </div>
    )
  }
  return (
    <div className={card}>
      <Title className={groupTitle}>{labels.preferences}</Title>
      {model.preferences.length > 0 ? (
        <ul className={list}>
          {model.preferences.map((preference) => (
            <li key={preference} className={chip}>
              {preference}
            </li>
          ))}
        </ul>
      ) : (
        <p className={quiet}>{labels.noPreferences}</p>
      )}
    </div>
  )
}

interface FactProps {
  name: string
  /** Whether the value is written from left to right in every language. */
  isLatin?: boolean
  /** Empty if unknown; undefined while loading. */
  children: string | null | undefined
}

/** A fact; nothing for an empty value. */
function Fact({ name, isLatin, children }: FactProps) {
  if (children === '') return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {children == null && <span className={skeleton} data-of="fact" aria-hidden="true" />}
        {isLatin && children ? <bdi dir="ltr">{children}</bdi> : children}
      </dd>
    </div>
  )
}
