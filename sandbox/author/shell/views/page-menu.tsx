import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import type { PageSummary } from '../../api-types'
import { Icon } from './icon'
import { navigate } from './navigate'

export type PageAction = 'duplicate' | 'move' | 'publish' | 'unpublish' | 'delete'

interface PageMenuProps {
  page: PageSummary
  onAction: (action: PageAction) => void
}

/** What an author can do with a page of the list. */
export function PageMenu({ page, onAction }: PageMenuProps) {
  const { title, path, locale } = page
  return (
    <MenuTrigger>
      <Button className="icon-button" aria-label={`${title}: what to do with it`}>
        <Icon name="more" />
      </Button>
      <Popover className="menu-popover" placement="bottom end">
        <Menu
          className="menu"
          onAction={(action) =>
            action === 'open' ? navigate({ path, locale }) : onAction(action as PageAction)
          }
        >
          <MenuItem id="open">
            {page.status === 'changed' ? 'Open to review and publish' : 'Open'}
          </MenuItem>
          {actionsOf(page).map(({ action, label }) => (
            <MenuItem key={action} id={action}>
              {label}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}

/** The site's own addresses keep their page; shared content is used under its name. */
function actionsOf({ pageId, status, needs }: PageSummary) {
  const isShared = pageId === 'shared'
  const isSeen = status === 'published' || status === 'changed'
  const all: { action: PageAction; label: string; isPossible: boolean }[] = [
    { action: 'publish', label: 'Publish…', isPossible: !isSeen },
    { action: 'duplicate', label: 'Duplicate…', isPossible: !isShared },
    { action: 'move', label: 'Change its address…', isPossible: !isShared && needs === null },
    {
      action: 'unpublish',
      label: 'Unpublish…',
      isPossible: isSeen && !isShared && needs !== 'page',
    },
    { action: 'delete', label: 'Delete…', isPossible: needs !== 'page' },
  ]
  return all.filter(({ isPossible }) => isPossible)
}
