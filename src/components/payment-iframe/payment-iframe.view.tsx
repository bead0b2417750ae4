import { button } from '../../ui/form/button.styles'
import { section } from '../../ui/layout/section.styles'
import { fillText } from '../../ui/text/fill-text'
import { scripted, visuallyHidden } from '../../ui/text/hidden.styles'
import { Message } from '../../ui/text/message.view'
import type { PaymentIframeModel } from './payment-iframe.model'
import type { PaymentIframeProps } from './payment-iframe.schema'
import {
  box,
  content,
  frame as frameStyle,
  notices,
  skeleton,
  title as titleStyle,
  ways,
} from './payment-iframe.styles'

interface ViewProps {
  props: PaymentIframeProps
  model: PaymentIframeModel
}

/** Pixels around the bank's question, over the page. */
const AROUND_CHALLENGE = 24

type Ready = Extract<PaymentIframeModel, { state: 'ready' }>

export function PaymentIframe({ props, model }: ViewProps) {
  if (model.state === 'none') return null
  const { id, labels, headingLevel, title, height } = props
  const { frame, frameState } = model
  const Title = `h${Math.min(headingLevel + 1, 6)}` as 'h3'
  const isShown = frame !== null && frameState !== 'loading'
  if (!model.needsCard)
    return (
      <div className={`${section} ${content}`}>
        <Notice props={props} model={model} />
      </div>
    )
  return (
    <section className={section} aria-labelledby={`${id}-title`}>
      <div className={content}>
        <Title id={`${id}-title`} className={`${titleStyle} ${scripted}`} tabIndex={-1}>
          {title || labels.frame}
        </Title>
        <div className={notices}>
          <Notice props={props} model={model} />
        </div>
        {frameState === 'blocked' || frameState === 'away' ? (
          <WithoutForm props={props} model={model} />
        ) : (
          <div className={`${box} ${scripted}`}>
            <svg width="1" height={Math.max(height, frame?.height ?? 0)} aria-hidden="true" />
            {!isShown && <div className={skeleton} aria-hidden="true" />}
            {frame && (
              <iframe
                key={frame.key}
                ref={frame.ref}
                className={frameStyle}
                data-state={isShown ? 'ready' : undefined}
                data-challenge={frame.challenge ? '' : undefined}
                src={frame.src}
                title={title || labels.frame}
                height={frame.challenge ? frame.challenge.height + AROUND_CHALLENGE : frame.height}
                allow="payment"
                referrerPolicy="strict-origin"
              />
            )}
          </div>
        )}
        <p role="status" className={visuallyHidden}>
          {frameState === 'loading' && labels.loading}
          {(frameState === 'tokenizing' || frameState === 'tokenized') && labels.tokenizing}
        </p>
      </div>
    </section>
  )
}

/** Why the booking was not made, and what to do now. */
function Notice({ props: { labels }, model }: { props: PaymentIframeProps; model: Ready }) {
  const { notice, noticeTimes, noticeRef, frameState, away } = model
  const isSaidBelow = frameState === 'away' && notice === away
  if (!notice || isSaidBelow) return null
  return (
    <Message
      key={noticeTimes}
      kind={notice === 'unsure' ? 'warning' : 'error'}
      kindLabel={notice === 'unsure' ? labels.warning : labels.error}
      role="alert"
      title={labels[notice]}
      titleRef={noticeRef}
      cta={wayOut(labels, model)}
    >
      {labels[`${notice}Text`]}
    </Message>
  )
}

function wayOut(labels: PaymentIframeProps['labels'], { notice, reviewHref, phone }: Ready) {
  if (notice === 'soldOut') return { label: labels.review, href: reviewHref }
  if (notice !== 'fraud') return undefined
  return { label: fillText(labels.call, { phone: phone.text }), href: phone.href }
}

/** In place of the card form: a browser that does not open it, or a payment that was not prepared. */
function WithoutForm({ props: { labels }, model }: { props: PaymentIframeProps; model: Ready }) {
  const { phone, onTryNext, away } = model
  const isBlocked = model.frameState === 'blocked'
  return (
    <Message
      kind="warning"
      kindLabel={labels.warning}
      role="alert"
      title={isBlocked ? labels.blockedTitle : labels[away]}
    >
      <p>{isBlocked ? labels.blockedText : labels[`${away}Text`]}</p>
      <div className={ways}>
        {isBlocked && (
          <button
            type="submit"
            form={model.form}
            name="step"
            value="book"
            className={button}
            data-kind="primary"
          >
            {labels.hosted}
          </button>
        )}
        <button type="button" className={button} onClick={onTryNext}>
          {labels.tryNext}
        </button>
        <a href={phone.href}>{fillText(labels.call, { phone: phone.text })}</a>
      </div>
    </Message>
  )
}
