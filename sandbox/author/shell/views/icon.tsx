const PATHS = {
  add: 'M8 3v10M3 8h10',
  back: 'M10 3 5 8l5 5',
  bell: 'M4 11V7a4 4 0 0 1 8 0v4l1 1H3zM7 14h2',
  check: 'm3 8.5 3.5 3.5L13 5',
  clock: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM8 4.500V8l2.500 1.500',
  close: 'm4 4 8 8M12 4l-8 8',
  copy: 'M5.5 5.5h8v8h-8zM10.500 5.500v-3h-8v8h3',
  down: 'M8 3v10M4 9l4 4 4-4',
  drag: 'M6 4h.01M10 4h.01M6 8h.01M10 8h.01M6 12h.01M10 12h.01',
  eye: 'M1.500 8S4 3.500 8 3.500 14.500 8 14.500 8 12 12.500 8 12.500 1.500 8 1.500 8zM8 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  lens: 'M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10zM10.500 10.500 14 14',
  more: 'M3.500 8h.01M8 8h.01M12.500 8h.01',
  page: 'M4 1.500h5l3 3v10H4zM9 1.500v3h3',
  parent: 'M8 13V4M4.500 7 8 3.500 11.500 7M4 13h8',
  redo: 'M11 3l3 3-3 3M13.500 6H6a4 4 0 0 0 0 8h3',
  remove: 'M3 4.500h10M6.500 4.500V2.500h3v2M4.500 4.500l.5 9h6l.5-9',
  left: 'M2 3h12v10H2zM6 3v10',
  right: 'M2 3h12v10H2zM10 3v10',
  text: 'M3.500 4.500v-2h9v2M8 2.500v11M6 13.500h4',
  undo: 'M5 3 2 6l3 3M2.500 6H10a4 4 0 0 1 0 8H7',
  up: 'M8 13V3M4 7l4-4 4 4',
  chevron: 'm6 4 4 4-4 4',
} as const

export type IconName = keyof typeof PATHS

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  )
}

interface IconButtonProps {
  icon: IconName
  label: string
  onClick: () => void
  isDisabled?: boolean
  keys?: string
}

/** A button with an icon. Its label and shortcut are its accessible name and its tooltip. */
export function IconButton({ icon, label, onClick, isDisabled = false, keys }: IconButtonProps) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      title={keys ? `${label} (${keys})` : label}
      onClick={() => !isDisabled && onClick()}
    >
      <Icon name={icon} />
    </button>
  )
}
