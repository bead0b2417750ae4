import { LanguageButton, LanguageDialog } from '../../features/language/language-dialog.view'
import { Link } from '../../ui/text/link.view'
import { RichText } from '../../ui/text/rich-text.view'
import type { FooterModel } from './footer.model'
import type { FooterParts } from './footer.parts'
import type { FooterProps } from './footer.schema'
import {
  bottom,
  columns,
  copyright,
  footer,
  honored,
  inline,
  inner,
  social,
  socialLink,
  socialLinks,
  socialTitle,
  warning,
} from './footer.styles'
import { FooterColumn } from './footer-column.view'
import { FooterDestinations } from './footer-destinations.view'
import { FooterLinks } from './footer-links.view'
import './privacy-choices.styles'
import { SocialIcon } from './social-icon.view'

const NETWORK_NAMES = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  twitter: 'Twitter',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
}

interface FooterViewProps {
  props: FooterProps
  model: FooterModel
}

export function Footer({ props, model, parts }: FooterViewProps & { parts: FooterParts }) {
  const { id, labels, headingLevel } = props
  const { languages } = model
  return (
    <>
      <footer className={footer} role="contentinfo">
        <div className={inner}>
          {model.state === 'expanded' && <Expanded props={props} model={model} />}
          <div className={bottom}>
            <div>
              <RichText
                className={copyright}
                html={props.resourceProperties.copyrightDescription}
                values={{ year: model.year }}
              />
              <p className={honored}>{labels.honored}</p>
            </div>
            {model.state === 'minimized' && <PrivacyLinks props={props} model={model} />}
            {languages && (
              <LanguageButton
                id={id}
                languages={languages}
                labels={labels}
                label={props.resourceProperties.languageLable}
              />
            )}
          </div>
        </div>
      </footer>
      {languages && (
        <LanguageDialog id={id} languages={languages} labels={labels} headingLevel={headingLevel} />
      )}
      {model.choices && <parts.choices props={props} choices={model.choices} />}
    </>
  )
}

function Expanded({ props, model }: FooterViewProps) {
  const { destinationOnTop, destinationState, titles } = props.resourceProperties
  const destinations = model.destinations.length > 0 && (
    <FooterDestinations
      id={props.id}
      title={titles.destinations}
      headingLevel={props.headingLevel}
      isOpen={destinationState === 'open'}
      columns={model.destinations}
      newTabLabel={props.labels.newTab}
    />
  )
  return (
    <>
      {model.warnings.map((text) => (
        <p key={text} className={warning}>
          {text}
        </p>
      ))}
      {destinationOnTop && destinations}
      {model.columns.length > 0 && (
        <div className={columns}>
          {model.columns.map(({ name, title, links }) => (
            <FooterColumn
              key={name}
              id={`${props.id}-${name}`}
              title={title}
              headingLevel={props.headingLevel}
              links={links}
              newTabLabel={props.labels.newTab}
            />
          ))}
        </div>
      )}
      {!destinationOnTop && destinations}
      {model.social.length > 0 && <Social props={props} model={model} />}
    </>
  )
}

function Social({ props, model }: FooterViewProps) {
  const Heading = `h${props.headingLevel}` as 'h2'
  return (
    <div className={social}>
      <Heading id={`${props.id}-networks`} className={socialTitle}>
        {props.resourceProperties.socialTitle || props.labels.follow}
      </Heading>
      <ul className={socialLinks} aria-labelledby={`${props.id}-networks`}>
        {model.social.map(({ network, href, onClick }) => (
          <li key={network}>
            <Link
              className={socialLink}
              href={href}
              aria-label={NETWORK_NAMES[network]}
              onClick={onClick}
            >
              <SocialIcon network={network} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function PrivacyLinks({ props, model }: FooterViewProps) {
  const privacy = model.columns.find(({ name }) => name === 'privacy')
  if (!privacy) return null
  return (
    <nav className={inline} aria-label={privacy.title}>
      <FooterLinks links={privacy.links} newTabLabel={props.labels.newTab} />
    </nav>
  )
}
