import type { ReactNode } from 'react'
import { panel, panelTitle } from '../../features/checkout/panel.styles'
import { button } from '../../ui/form/button.styles'
import { TextField } from '../../ui/form/text-field.view'
import { section, sectionTitle } from '../../ui/layout/section.styles'
import { fillText } from '../../ui/text/fill-text'
import { scripted } from '../../ui/text/hidden.styles'
import { Link } from '../../ui/text/link.view'
import { Message } from '../../ui/text/message.view'
import type { ShareForm, ShareReservationModel } from './share-reservation.model'
import type { ShareReservationProps } from './share-reservation.schema'
import { content, form as formStyle, links, sent, whole } from './share-reservation.styles'

interface ViewProps {
  props: ShareReservationProps
  model: ShareReservationModel
}

type Ready = Extract<ShareReservationModel, { state: 'ready' }>

export function ShareReservation({ props, model }: ViewProps) {
  if (model.state === 'none') return null
  const { id, labels, headingLevel, channels } = props
  const { outcome } = model
  const Title = `h${headingLevel}` as 'h2'
  return (
    <section className={`${section} ${whole}`} aria-labelledby={`${id}-title`}>
      <Title id={`${id}-title`} className={sectionTitle} tabIndex={-1}>
        {labels.title}
      </Title>
      <div className={content}>
        <p>{labels.intro}</p>
        {outcome && (
          <Message
            kind={outcome === 'sent' ? 'success' : 'error'}
            kindLabel={outcome === 'sent' ? labels.success : labels.error}
          >
            {outcome === 'sent' ? labels.sent : labels.notSent}
          </Message>
        )}
        {channels.map((channel) => (
          <Channel key={channel} channel={channel} props={props} model={model} />
        ))}
      </div>
    </section>
  )
}

interface ChannelProps {
  channel: ShareReservationProps['channels'][number]
  props: ShareReservationProps
  model: Ready
}

function Channel({ channel, props: { id, labels }, model }: ChannelProps) {
  const { action, stay, page, email, sms, calendar, onPrint, onCalendar } = model
  return {
    email: () => (
      <Sending
        {...{ action, stay, page, labels, channel }}
        form={email}
        title={labels.byEmail}
        submit={labels.sendEmail}
      >
        <TextField
          id={`${id}-to`}
          name="to"
          autoComplete="off"
          inputMode="email"
          dir="ltr"
          label={labels.emails}
          hint={labels.emailsHint}
          error={email.problem ? labels[email.problem] : ''}
          labels={{ required: '' }}
        />
      </Sending>
    ),
    sms: () => (
      <Sending
        {...{ action, stay, page, labels, channel }}
        form={sms}
        title={labels.bySms}
        submit={labels.sendSms}
      >
        <TextField
          id={`${id}-number`}
          name="number"
          type="tel"
          autoComplete="off"
          placeholder="+1 212 555 0100"
          label={labels.phone}
          error={sms.problem ? labels[sms.problem] : ''}
          labels={{ required: '' }}
        />
      </Sending>
    ),
    calendar: () =>
      calendar && (
        <details className={panel}>
          <summary>
            <span className={panelTitle}>{labels.calendar}</span>
          </summary>
          <ul className={links}>
            <li>
              <a className={button} href={calendar.ics} download onClick={onCalendar}>
                {labels.ics}
              </a>
            </li>
            <li>
              <Link
                className={button}
                href={calendar.google}
                newTabLabel={labels.newTab}
                onClick={onCalendar}
              >
                {labels.google}
              </Link>
            </li>
            <li>
              <Link
                className={button}
                href={calendar.outlook}
                newTabLabel={labels.newTab}
                onClick={onCalendar}
              >
                {labels.outlook}
              </Link>
            </li>
          </ul>
        </details>
      ),
    print: () => (
      <p className={scripted}>
        <button type="button" className={button} onClick={onPrint}>
          {labels.print}
        </button>
      </p>
    ),
  }[channel]()
}

interface SendingProps {
  action: string
  stay: string | null
  page: string
  labels: ShareReservationProps['labels']
  channel: string
  form: ShareForm
  title: string
  submit: string
  children: ReactNode
}

/** A panel with a form that works without a script. */
function Sending({
  action,
  stay,
  page,
  labels,
  channel,
  form,
  title,
  submit,
  children,
}: SendingProps) {
  const { isSending, sentTo, onSubmit } = form
  return (
    <details className={panel}>
      <summary>
        <span className={panelTitle}>{title}</span>
      </summary>
      <form className={formStyle} method="post" action={action} onSubmit={onSubmit} noValidate>
        {stay !== null && <input type="hidden" name="stay" value={stay} />}
        <input type="hidden" name="page" value={page} />
        <input type="hidden" name="channel" value={channel} />
        {children}
        <button
          type="submit"
          className={button}
          data-kind="primary"
          aria-busy={isSending || undefined}
          aria-disabled={isSending || undefined}
        >
          {submit}
        </button>
        <p role="status" className={sent}>
          {isSending && labels.busy}
          {sentTo && fillText(labels.sentTo, { to: `\u2066${sentTo}\u2069` })}
        </p>
      </form>
    </details>
  )
}
