import { useState } from 'react'
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import type { Lens } from '../../../../src/author/state-preview'
import { useEditorState, useSession } from '../state/use-editor'
import { Icon } from './icon'

/** A menu of a component's states to preview: loading, empty, in German, and so on. */
export function LookMenu({ type, id }: { type: string; id: string }) {
  const { editor } = useSession()
  const look = useEditorState((state) => state.look)
  const isReady = useEditorState(({ canvas }) => canvas === 'ready')
  const [lenses, setLenses] = useState<Lens[] | null>(null)
  async function load() {
    const { lensesOf } = await import('../../../../src/author/state-preview')
    setLenses(await lensesOf(type))
  }
  return (
    <MenuTrigger onOpenChange={(isOpen) => isOpen && !lenses && void load()}>
      <Button className={look ? 'button is-small is-on' : 'button is-small'} isDisabled={!isReady}>
        <Icon name="lens" /> Look at its states
      </Button>
      <Popover className="menu-popover" placement="bottom end">
        <Menu
          className="menu"
          aria-label="States"
          onAction={(name) => {
            const lens = lenses?.find((known) => known.name === name)
            editor.look(lens ? { id, ...lens } : null)
          }}
        >
          {look && <MenuItem id="">Back to the page</MenuItem>}
          {lenses ? (
            lenses.map(({ name, title }) => (
              <MenuItem key={name} id={name}>
                {title}
              </MenuItem>
            ))
          ) : (
            <MenuItem isDisabled>Loading…</MenuItem>
          )}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
