import { section } from '../../ui/layout/section.styles'
import { Icon } from '../../ui/media/icon.view'
import { arrowIcon } from '../../ui/media/icons/arrow'
import { Picture } from '../../ui/media/picture.view'
import { Link } from '../../ui/text/link.view'
import type { LinkBannerModel, Tile } from './link-banner.model'
import type { LinkBannerProps } from './link-banner.schema'
import { frame, go, grid, room, text, tile, title, warning, words } from './link-banner.styles'

export function LinkBanner({ props, model }: { props: LinkBannerProps; model: LinkBannerModel }) {
  if (model.state === 'none') return null
  const { newTab, columnsWarning } = props.labels
  return (
    <div className={`${section} ${room}`}>
      {model.hasOddColumns && <p className={warning}>{columnsWarning}</p>}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without marks for none */}
      <ul className={grid} role="list" data-columns={model.columns}>
        {model.tiles.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an author may place the same tile twice
          <li key={index}>
            <LinkTile tile={item} newTabLabel={newTab} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** One link; its name starts with the title, so the picture is last in the HTML and positioned behind. */
function LinkTile({ tile: item, newTabLabel }: { tile: Tile; newTabLabel: string }) {
  const { href, isNewTab, picture } = item
  return (
    <Link
      className={tile}
      href={href}
      newTabLabel={isNewTab ? newTabLabel : undefined}
      onClick={item.onFollow}
    >
      <span className={words} data-on-picture={picture ? true : undefined}>
        <span className={title}>{item.title}</span>
        {item.text && <span className={text}> {item.text}</span>}
        {href && (
          <span className={go} data-new-tab={isNewTab || undefined}>
            <Icon path={arrowIcon} />
          </span>
        )}
      </span>
      {picture && (
        <span className={frame}>
          <Picture image={picture} onBroken={item.onBroken} />
        </span>
      )}
    </Link>
  )
}
