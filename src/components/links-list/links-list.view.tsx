import { groupTitle, section } from '../../ui/layout/section.styles'
import { Icon } from '../../ui/media/icon.view'
import { arrowIcon } from '../../ui/media/icons/arrow'
import { Link } from '../../ui/text/link.view'
import { RichText } from '../../ui/text/rich-text.view'
import type { LinksListModel, ListedLink } from './links-list.model'
import type { LinksListProps } from './links-list.schema'
import { entry, list, rich, title } from './links-list.styles'

export function LinksList({ props, model }: { props: LinksListProps; model: LinksListModel }) {
  if (model.state === 'none') return null
  const { id, headingLevel, labels, layout } = props
  const Heading = `h${headingLevel}` as 'h2'
  const links = (
    // biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without marks for none
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that a key follows is clicked as well
    <ul className={list} role="list" data-layout={layout} onClick={model.onFollow}>
      {model.links.map((link, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an author may place the same link twice
        <li key={index}>
          <Entry link={link} newTabLabel={labels.newTab} hasArrow={layout !== 'horizontal'} />
        </li>
      ))}
    </ul>
  )
  if (!props.title) return <div className={section}>{links}</div>
  return (
    <nav className={section} aria-labelledby={`${id}-title`}>
      <Heading id={`${id}-title`} className={`${groupTitle} ${title}`}>
        {props.title}
      </Heading>
      {links}
    </nav>
  )
}

interface EntryProps {
  link: ListedLink
  newTabLabel: string
  hasArrow: boolean
}

function Entry({ link, newTabLabel, hasArrow }: EntryProps) {
  const { label, html, href, isNewTab } = link
  const text = html ? <RichText className={rich} html={html} /> : <span>{label}</span>
  if (!href) return <div className={entry}>{text}</div>
  return (
    <Link className={entry} href={href} newTabLabel={isNewTab ? newTabLabel : undefined}>
      {text}
      {hasArrow && <Icon path={arrowIcon} />}
    </Link>
  )
}
