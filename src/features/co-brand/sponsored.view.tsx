import { button } from '../../ui/form/button.styles'
import { Link } from '../../ui/text/link.view'
import { RichText } from '../../ui/text/rich-text.view'
import { fine, sponsored } from './sponsored.styles'
import type { SponsoredLink } from './use-sponsored-link'

/** Displayable text: plain, or sanitised HTML. */
export type ShownText = { text: string } | { html: string }

interface SponsoredProps {
  /** Disclosures that precede the link: who pays, on what terms. */
  disclosures: readonly ShownText[]
  link: SponsoredLink
  label: string
  newTabLabel: string
}

/** A partner's link that opens a new tab, always with its disclosure visible before it. */
export function Sponsored({ disclosures, link, label, newTabLabel }: SponsoredProps) {
  return (
    <div className={sponsored}>
      <div className={fine}>
        {disclosures.map((disclosure) => (
          <Words
            key={'html' in disclosure ? String(disclosure.html) : disclosure.text}
            shown={disclosure}
          />
        ))}
      </div>
      {link.href !== null && (
        <Link
          className={button}
          data-kind="primary"
          href={link.href}
          rel="sponsored noopener"
          newTabLabel={newTabLabel}
          onPointerEnter={link.onApproach}
          onFocus={link.onApproach}
          onClick={link.onClick}
        >
          {label}
        </Link>
      )}
    </div>
  )
}

/** Plain text becomes a paragraph. */
export function Words({ shown, className = '' }: { shown: ShownText; className?: string }) {
  if ('html' in shown) return <RichText className={className} html={shown.html} />
  return shown.text ? <p className={className}>{shown.text}</p> : null
}
