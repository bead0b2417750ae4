import { button } from '../../ui/form/button.styles'
import { section } from '../../ui/layout/section.styles'
import { fillText } from '../../ui/text/fill-text'
import { scripted } from '../../ui/text/hidden.styles'
import { Message, type MessageKind } from '../../ui/text/message.view'
import { RichText } from '../../ui/text/rich-text.view'
import type { HotelAlertsModel, ShownAlert } from './hotel-alerts.model'
import type { HotelAlertsProps } from './hotel-alerts.schema'
import { item, list, more as moreStyle, place } from './hotel-alerts.styles'

const kinds: Record<ShownAlert['severity'], MessageKind> = {
  info: 'info',
  warning: 'warning',
  critical: 'error',
}

export function HotelAlerts({
  props,
  model,
}: {
  props: HotelAlertsProps
  model: HotelAlertsModel
}) {
  if (model.state === 'none') return null
  const { labels, headingLevel } = props
  const { alerts, more, held } = model
  return (
    <div ref={model.placeRef} className={place} data-held={held}>
      <section
        className={section}
        aria-label={labels.region}
        hidden={alerts.every(({ shown }) => shown === 'hidden')}
      >
        {/* biome-ignore lint/a11y/noRedundantRoles: without bullets Safari takes it for no list */}
        <ul className={list} role="list">
          {alerts.map((alert) => (
            <li
              key={alert.id}
              ref={alert.id === model.firstExtra ? model.firstExtraRef : undefined}
              tabIndex={alert.id === model.firstExtra ? -1 : undefined}
              className={item}
              data-alert={alert.id}
              data-shown={alert.shown}
              hidden={alert.shown !== 'yes'}
            >
              <OneAlert alert={alert} labels={labels} headingLevel={headingLevel} />
            </li>
          ))}
        </ul>
        {more > 0 && (
          <button
            type="button"
            className={`${button} ${moreStyle} ${scripted}`}
            onClick={model.showMore}
          >
            {fillText(labels.more, { n: more })}
          </button>
        )}
      </section>
    </div>
  )
}

interface OneAlertProps {
  alert: ShownAlert
  labels: HotelAlertsProps['labels']
  headingLevel: number
}

function OneAlert({ alert, labels, headingLevel }: OneAlertProps) {
  const { title, html, link, dismiss } = alert
  return (
    <Message
      kind={kinds[alert.severity]}
      kindLabel={labels[alert.severity]}
      role={alert.isAnnounced ? 'alert' : undefined}
      title={title}
      headingLevel={headingLevel}
      cta={
        link
          ? {
              label: labels.link,
              name: title ? fillText(labels.linkName, { title }) : undefined,
              href: link,
            }
          : undefined
      }
      closeLabel={title ? fillText(labels.close, { title }) : labels.closeUntitled}
      onClose={dismiss ?? undefined}
    >
      {html ? <RichText html={html} /> : null}
    </Message>
  )
}
