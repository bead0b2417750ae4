import { button } from '../../ui/form/button.styles'
import { groupTitle, section } from '../../ui/layout/section.styles'
import { Icon } from '../../ui/media/icon.view'
import { serviceBellIcon } from '../../ui/media/icons/service-bell'
import { Link } from '../../ui/text/link.view'
import { ErrorBody } from './error-body.view'
import type { ErrorMessageProps } from './error-message.schema'
import { actions, help, lead, page, pageTitle, quoted, sign } from './error-message.styles'
import type { ErrorPageModel } from './error-page.model'

interface ErrorPageProps {
  props: ErrorMessageProps
  model: ErrorPageModel
}

/** The content of an error page; its title is the page's h1. */
export function ErrorPage({ props: { id, labels }, model }: ErrorPageProps) {
  const { title, body, phone, cta, search, reference } = model
  const titleId = `${id}-title`
  const helpId = `${id}-help`
  return (
    <section className={section} aria-labelledby={titleId}>
      <div className={page}>
        <span className={sign}>
          <Icon path={serviceBellIcon} />
        </span>
        <h1 id={titleId} className={pageTitle}>
          {title}
        </h1>
        <div className={lead}>
          <ErrorBody body={body} phone={phone} />
        </div>
        <div className={actions}>
          {cta && (
            <Link className={button} data-kind="primary" href={cta.href} onClick={cta.onClick}>
              {cta.label}
            </Link>
          )}
          <Link className={button} data-kind={cta ? undefined : 'primary'} href={search.href}>
            {search.label}
          </Link>
        </div>
        <nav className={help} aria-labelledby={helpId}>
          <h2 id={helpId} className={groupTitle}>
            {labels.help}
          </h2>
          <ul>
            {model.help.map(({ label, href, newTabLabel }) => (
              <li key={`${label} ${href}`}>
                <Link href={href} newTabLabel={newTabLabel}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {reference && <p className={quoted}>{reference}</p>}
      </div>
    </section>
  )
}
