import { scripted } from '../../ui/text/hidden.styles'
import { Link } from '../../ui/text/link.view'
import { RichText } from '../../ui/text/rich-text.view'
import type { ShownLink } from './footer.model'
import { below, link, links as list } from './footer.styles'

/** The links of a column. */
export function FooterLinks({ links, newTabLabel }: { links: ShownLink[]; newTabLabel: string }) {
  return (
    <ul className={list}>
      {links.map((item) => (
        <li key={`${item.label} ${item.href}`} className={item.isButton ? scripted : undefined}>
          <FooterLink item={item} newTabLabel={newTabLabel} />
          {item.html && <RichText className={below} html={item.html} />}
        </li>
      ))}
    </ul>
  )
}

function FooterLink({ item, newTabLabel }: { item: ShownLink; newTabLabel: string }) {
  const { label, href, isNewTab, hasDialog, onClick } = item
  if (item.isButton) {
    return (
      <button type="button" className={link} onClick={onClick}>
        {label}
      </button>
    )
  }
  if (!href && item.html) return null
  return (
    <Link
      className={link}
      href={href}
      newTabLabel={isNewTab ? newTabLabel : undefined}
      aria-haspopup={hasDialog ? 'dialog' : undefined}
      onClick={onClick}
    >
      {label}
    </Link>
  )
}
