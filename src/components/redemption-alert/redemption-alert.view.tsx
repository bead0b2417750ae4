import { button } from '../../ui/form/button.styles'
import { section } from '../../ui/layout/section.styles'
import { Icon } from '../../ui/media/icon.view'
import { alertIcon } from '../../ui/media/icons/alert'
import { checkCircleIcon } from '../../ui/media/icons/check-circle'
import { coinsIcon } from '../../ui/media/icons/coins'
import { infoIcon } from '../../ui/media/icons/info'
import { sparkleIcon } from '../../ui/media/icons/sparkle'
import { fillText } from '../../ui/text/fill-text'
import { Link } from '../../ui/text/link.view'
import { CloseButton, Message } from '../../ui/text/message.view'
import type { RedemptionAlertModel } from './redemption-alert.model'
import type { RedemptionAlertProps } from './redemption-alert.schema'
import { card, place, title as titleStyle, words } from './redemption-alert.styles'

type Ready = Extract<RedemptionAlertModel, { state: 'ready' }>

interface ViewProps<Model> {
  props: RedemptionAlertProps
  model: Model
}

const icons = { kind: undefined, coins: coinsIcon, sparkle: sparkleIcon }
const signs = { warning: alertIcon, info: infoIcon, success: checkCircleIcon }

export function RedemptionAlert({ props, model }: ViewProps<RedemptionAlertModel>) {
  if (model.state === 'none') return null
  const isReady = model.state === 'ready'
  return (
    <section
      ref={model.placeRef}
      className={`${section} ${place}`}
      aria-labelledby={isReady ? `${props.id}-title` : undefined}
      data-state={model.state}
      data-variant={props.variant}
      data-hidden={isReady && model.isHidden ? true : undefined}
    >
      {/* It is there before its text, so that screen readers announce a notice that comes later. */}
      <div role="status">
        {isReady &&
          (props.variant === 'mini' ? (
            <Card props={props} model={model} />
          ) : (
            <Inline props={props} model={model} />
          ))}
      </div>
    </section>
  )
}

function Inline({ props, model }: ViewProps<Ready>) {
  const { labels } = props
  const { kind, title, text, cta } = model.notice
  return (
    <Message
      kind={kind}
      kindLabel={labels[kind]}
      icon={icons[props.icon]}
      title={title}
      titleId={`${props.id}-title`}
      headingLevel={props.headingLevel}
      cta={cta ?? undefined}
      closeLabel={fillText(labels.closeNamed, { title })}
      onClose={model.dismiss}
    >
      <p>{text}</p>
    </Message>
  )
}

function Card({ props, model }: ViewProps<Ready>) {
  const { kind, title, text, cta } = model.notice
  const Title = `h${props.headingLevel}` as 'h2'
  return (
    <div className={card}>
      <Icon path={icons[props.icon] ?? signs[kind]} />
      <div className={words}>
        <Title id={`${props.id}-title`} className={titleStyle}>
          {title}
        </Title>
        <p>{text}</p>
      </div>
      {cta && (
        <Link className={button} href={cta.href} onClick={cta.onClick}>
          {cta.label}
        </Link>
      )}
      <CloseButton label={fillText(props.labels.closeNamed, { title })} onClose={model.dismiss} />
    </div>
  )
}
