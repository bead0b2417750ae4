import { useMemo, useState } from 'react'
import { ListBox, ListBoxItem } from 'react-aria-components'
import { isArea } from '../../model/nodes'
import type { Spot } from '../../model/rows'
import { useAdd } from '../add'
import { Picture, useTiles } from '../tiles'
import { ShellDialog } from './dialog'

interface AddDialogProps {
  spot: Spot
  /** The place in words: `After Hero banner`. */
  place: string
  onClose: () => void
}

/** All components, to add one at the place where the author is. */
export function AddDialog({ spot, place, onClose }: AddDialogProps) {
  const [sought, setSought] = useState('')
  const { groups, shared } = useTiles(sought)
  const add = useAdd()
  const tiles = useMemo(
    () => [...(isArea(spot.into) ? shared : []), ...groups.flatMap(({ entries }) => entries)],
    [groups, shared, spot],
  )
  return (
    <ShellDialog title="Add a component" onClose={onClose} isWide>
      <div className="picker">
        <p className="field-help">{place}</p>
        <label>
          <span className="hidden">Search components to add</span>
          <input
            type="search"
            placeholder="Search components"
            // biome-ignore lint/a11y/noAutofocus: a dialog begins at its first field
            autoFocus
            value={sought}
            onChange={({ target }) => setSought(target.value)}
          />
        </label>
        {tiles.length === 0 && <p className="empty-note">No component matches.</p>}
        {tiles.length > 0 && (
          <ListBox
            className="tiles"
            aria-label="Components"
            layout="grid"
            items={tiles.map((tile) => ({ id: tile.key, tile }))}
            onAction={(key) => {
              onClose()
              void add(String(key), spot)
            }}
          >
            {({ tile }) => (
              <ListBoxItem className="tile" textValue={tile.title}>
                <Picture type={tile.pictureOf} />
                <span className="tile-text">
                  <span className="picture-title">{tile.title}</span>
                  <span className="picture-words">{tile.description}</span>
                </span>
              </ListBoxItem>
            )}
          </ListBox>
        )}
      </div>
    </ShellDialog>
  )
}
