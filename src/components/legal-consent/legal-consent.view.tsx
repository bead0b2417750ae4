import { card, group, read } from '../../features/checkout/agreement/agreement.styles'
import { AgreementBox, AskedField } from '../../features/checkout/agreement/agreement.view'
import { groupTitle, section } from '../../ui/layout/section.styles'
import { scripted } from '../../ui/text/hidden.styles'
import { Link } from '../../ui/text/link.view'
import { SlowStatus } from '../../ui/text/slow-status.view'
import type { AskedConsent, LegalConsentModel } from './legal-consent.model'
import type { LegalConsentProps } from './legal-consent.schema'
import { links as linksStyle, more } from './legal-consent.styles'

interface ViewProps {
  props: LegalConsentProps
  model: LegalConsentModel
}

export function LegalConsent({ props, model }: ViewProps) {
  const { id, labels, headingLevel } = props
  if (model.state === 'none') return null
  const Title = `h${headingLevel}` as 'h2'
  return (
    <section className={section} aria-labelledby={`${id}-title`}>
      <fieldset className={group} aria-labelledby={`${id}-title`}>
        <Title id={`${id}-title`} className={groupTitle} tabIndex={-1}>
          {labels.title}
        </Title>
        {model.state === 'loading' ? (
          <>
            <p className={`${card} ${scripted}`} aria-hidden="true">
              {labels.busy}
            </p>
            <SlowStatus label={labels.busy} />
          </>
        ) : (
          <Ready props={props} model={model} />
        )}
      </fieldset>
    </section>
  )
}

type Ready = Extract<LegalConsentModel, { state: 'ready' }>

function Ready({ props, model }: { props: LegalConsentProps; model: Ready }) {
  const { labels, layout } = props
  const { form, asked, required, choices, notice, onLink } = model
  const choiceList = <Boxes {...{ props, form }} boxes={choices} />
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the clicks of the links in the texts
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link clicks it
    <div className={card} onClick={onLink}>
      <AskedField form={form} {...asked} />
      <Boxes {...{ props, form }} boxes={required} />
      {choices.length > 0 &&
        (layout === 'accordion' ? (
          <details className={more}>
            <summary>{labels.choices}</summary>
            {choiceList}
          </details>
        ) : (
          choiceList
        ))}
      {notice && (
        <div className={read}>
          <input type="hidden" form={form} name={notice.name} value={notice.types} />
          <p>
            {notice.text}{' '}
            {notice.privacyHref && <Link href={notice.privacyHref}>{labels.privacy}</Link>}
          </p>
        </div>
      )}
    </div>
  )
}

interface BoxesProps {
  props: LegalConsentProps
  form: string
  boxes: readonly AskedConsent[]
}

function Boxes({ props: { id, labels }, form, boxes }: BoxesProps) {
  return boxes.map(({ agreement, links }) => (
    <div key={agreement.id}>
      <AgreementBox id={`${id}-${agreement.id}`} {...{ form, agreement, labels }} />
      {links.length > 0 && (
        <ul className={linksStyle}>
          {links.map(({ label, href, newTab }) => (
            <li key={href}>
              <Link href={href} newTabLabel={newTab ? labels.newTab : undefined}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  ))
}
