import { ListedStayFacts } from '../../features/booking/order/listed-stay.view'
import { SpelledNumber } from '../../features/booking/order/spelled-number.view'
import { LookupForm } from '../../features/reservation-lookup/lookup-form.view'
import { button } from '../../ui/form/button.styles'
import { groupTitle, section, sectionTitle } from '../../ui/layout/section.styles'
import { Picture } from '../../ui/media/picture.view'
import { fillText } from '../../ui/text/fill-text'
import { Link } from '../../ui/text/link.view'
import { Unanswered } from '../../ui/text/unanswered.view'
import type { ReservationListModel, StayCard, TabLink } from './reservation-list.model'
import type { ReservationListProps } from './reservation-list.schema'
import {
  actions,
  card,
  face,
  form,
  list,
  pager,
  panel,
  photo,
  prompt,
  shown as shownStyle,
  signIn,
  skeleton,
  tabs as tabsStyle,
  total,
} from './reservation-list.styles'

interface ViewProps {
  props: ReservationListProps
  model: ReservationListModel
}

type Of<State extends ReservationListModel['state']> = Extract<
  ReservationListModel,
  { state: State }
>

export function ReservationList({ props, model }: ViewProps) {
  const { id, labels } = props
  const Title = (model.isMain ? 'h1' : `h${props.headingLevel}`) as 'h2'
  return (
    <section className={section} aria-labelledby={`${id}-title`}>
      <Title id={`${id}-title`} className={sectionTitle}>
        {labels.title}
      </Title>
      {model.state === 'signIn' ? (
        <SignIn props={props} model={model} />
      ) : (
        <>
          <Tabs props={props} tabs={model.tabs} />
          <div className={panel}>
            <Unanswered labels={labels} model={model} skeleton={skeleton} />
            {model.state === 'empty' && <Empty props={props} model={model} />}
            {model.state === 'ready' && <Stays props={props} model={model} />}
          </div>
        </>
      )}
    </section>
  )
}

/** Of what is inside the section. */
function levelOf({ props, model }: ViewProps): number {
  return model.isMain ? 2 : Math.min(props.headingLevel + 1, 6)
}

const TAB_LABELS = {
  upcoming: 'upcomingTab',
  past: 'pastTab',
  cancelled: 'cancelled',
} as const

function Tabs({ props: { labels }, tabs }: Pick<ViewProps, 'props'> & { tabs: TabLink[] }) {
  if (tabs.length < 2) return null
  return (
    <nav aria-label={labels.tabs} className={tabsStyle}>
      <ul>
        {tabs.map(({ tab, href, isCurrent, count }) => (
          <li key={tab}>
            <Link href={href} aria-current={isCurrent ? 'page' : undefined}>
              {count === null
                ? labels[TAB_LABELS[tab]]
                : fillText(labels.tabCount, { tab: labels[TAB_LABELS[tab]], count })}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const EMPTY_LABELS = {
  upcoming: ['upcomingEmpty', 'upcomingEmptyText'],
  past: ['pastEmpty', 'pastEmptyText'],
  cancelled: ['cancelledEmpty', 'cancelledEmptyText'],
} as const

function Empty({ props, model }: { props: ReservationListProps; model: Of<'empty'> }) {
  const { labels } = props
  const Sub = `h${levelOf({ props, model })}` as 'h3'
  const [title, text] = EMPTY_LABELS[model.tab]
  return (
    <div className={prompt}>
      <Sub className={groupTitle}>{labels[title]}</Sub>
      <p>{labels[text]}</p>
      <p className={actions}>
        <a className={button} data-kind="primary" href={model.searchHref}>
          {labels.search}
        </a>
        <a className={button} href={model.findHref}>
          {labels.find}
        </a>
      </p>
    </div>
  )
}

function SignIn({ props, model }: { props: ReservationListProps; model: Of<'signIn'> }) {
  const { id, labels } = props
  const Sub = `h${levelOf({ props, model })}` as 'h3'
  return (
    <div className={signIn}>
      {model.href && (
        <div className={prompt}>
          <Sub className={groupTitle}>{labels.signInTitle}</Sub>
          <p>{labels.signInText}</p>
          <p className={actions}>
            <Link className={button} data-kind="primary" href={model.href}>
              {labels.signIn}
            </Link>
          </p>
        </div>
      )}
      <div className={form}>
        <Sub className={groupTitle}>{labels.findTitle}</Sub>
        <p>{labels.lead}</p>
        <LookupForm id={id} labels={labels} model={model.lookup} />
      </div>
    </div>
  )
}

function Stays({ props, model }: { props: ReservationListProps; model: Of<'ready'> }) {
  const { labels } = props
  const { stays, shown, previous, more, findHref } = model
  return (
    <>
      {shown && <p className={shownStyle}>{shown}</p>}
      {previous && (
        <p className={pager}>
          <a className={button} href={previous}>
            {labels.previous}
          </a>
        </p>
      )}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without marks for none */}
      <ul className={list} role="list">
        {stays.map((stay) => (
          <li key={stay.key}>
            <Stay props={props} model={model} stay={stay} />
          </li>
        ))}
      </ul>
      <p className={pager}>
        {more && (
          <a className={button} href={more}>
            {labels.more}
          </a>
        )}
        <a className={button} data-kind="text" href={findHref}>
          {labels.find}
        </a>
      </p>
    </>
  )
}

function Stay({ props, model, stay }: ViewProps & { stay: StayCard }) {
  const { id, labels } = props
  const level = levelOf({ props, model })
  const title = `${id}-${stay.key}`
  return (
    <article className={card} aria-labelledby={title}>
      <div className={photo}>
        {stay.picture && (
          <Picture image={{ src: stay.picture, width: 480, height: 360, alt: '' }} />
        )}
      </div>
      <div className={face}>
        <ListedStayFacts stay={stay} titleId={title} headingLevel={level}>
          <p>
            {`${stay.numbersTitle}: `}
            {stay.numbers.map((number, index) => (
              <span key={number}>
                {index > 0 && ', '}
                <SpelledNumber number={number} />
              </span>
            ))}
          </p>
        </ListedStayFacts>
      </div>
      <div className={actions}>
        {stay.total && (
          <p className={total}>
            {`${labels.total} `}
            <b>{stay.total}</b>
          </p>
        )}
        <a
          className={button}
          data-kind={stay.bookAgain ? undefined : 'primary'}
          href={stay.href}
          aria-label={stay.linkName}
        >
          {labels.viewStay}
        </a>
        {stay.bookAgain && (
          <a className={button} href={stay.bookAgain.href} aria-label={stay.bookAgain.name}>
            {labels.bookAgain}
          </a>
        )}
      </div>
    </article>
  )
}
