import { Section } from '../../ui/layout/section.view'
import { Message } from '../../ui/text/message.view'
import { RichText } from '../../ui/text/rich-text.view'
import { CartAwards } from './cart-awards.view'
import { OrderUpgrade } from './order-upgrade.view'
import type { RoomUpgradeModel } from './room-upgrade.model'
import type { RoomUpgradeProps } from './room-upgrade.schema'
import { content, small } from './room-upgrade.styles'
import { SignInLine } from './sign-in-line.view'

interface ViewProps {
  props: RoomUpgradeProps
  model: RoomUpgradeModel
}

export function RoomUpgrade({ props, model }: ViewProps) {
  if (model.state === 'none') return null
  const { id, labels, headingLevel, terms } = props
  // Without a suite there is nothing to say about suite nights.
  const isRoomsOnly = model.state === 'order' && model.rooms.length === 0
  return (
    <Section
      id={id}
      title={isRoomsOnly ? labels.betterRooms : labels.title}
      headingLevel={headingLevel}
    >
      <div className={content}>
        {model.state === 'failed' && (
          <Message
            kind="error"
            kindLabel={labels.error}
            title={labels.failedTitle}
            cta={{ label: labels.retry, onClick: model.retry }}
          >
            {labels.failedText}
          </Message>
        )}
        {model.state === 'signIn' && <SignInLine labels={labels} model={model} />}
        {model.state === 'cart' && <CartAwards props={props} model={model} />}
        {model.state === 'order' && <OrderUpgrade props={props} model={model} />}
        {!isRoomsOnly && (
          <div className={small}>
            <RichText html={terms} />
          </div>
        )}
      </div>
    </Section>
  )
}
