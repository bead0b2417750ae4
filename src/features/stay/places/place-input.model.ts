import { type ComponentPropsWithRef, type KeyboardEvent, useRef, useState } from 'react'

/** A place that the visitor has chosen from the list, or words that no place was chosen for. */
export interface Destination {
  text: string
  placeId: string | null
  propertyId: string | null
}

/** What the list of places says to the input that it belongs to. */
export interface PlaceListLink {
  /** The input's text, for which the list is. */
  text: string
  /** Handles a key of the input; true if the list has used it. */
  connect: (keys: ((event: KeyboardEvent) => boolean) | null) => void
  show: (shown: { isOpen: boolean; activeId: string | undefined }) => void
  choose: (place: Destination) => void
}

export interface PlaceInputModel {
  /** Props of the combobox's `<input>` (APG combobox with a list, `aria-activedescendant`). */
  inputProps: ComponentPropsWithRef<'input'>
  destination: Destination
  /** Null until the visitor has typed enough to look for. */
  list: PlaceListLink | null
  /** Puts a place into the input. */
  choose: (place: Destination) => void
  /** Fills the input, unless the visitor has typed. */
  restore: (place: Destination) => void
}

/** Letters from which places are looked for (W16). */
const LEAST_LETTERS = 3

/** The input of the destination; its list is a late part, wanted as soon as there is a `list`. */
export function usePlaceInput(first: Destination, listId: string): PlaceInputModel {
  const [destination, setDestination] = useState(first)
  const [isAsked, setAsked] = useState(false)
  const [shown, setShown] = useState<{ isOpen: boolean; activeId: string | undefined }>({
    isOpen: false,
    activeId: undefined,
  })
  const keys = useRef<((event: KeyboardEvent) => boolean) | null>(null)
  const { text } = destination
  const isListed = isAsked && text.trim().length >= LEAST_LETTERS
  const [link] = useState(() => ({
    connect: (handle: ((event: KeyboardEvent) => boolean) | null) => {
      keys.current = handle
    },
    show: (next: { isOpen: boolean; activeId: string | undefined }) =>
      setShown((known) =>
        known.isOpen === next.isOpen && known.activeId === next.activeId ? known : next,
      ),
    restore: (place: Destination) => setDestination((known) => (known.text ? known : place)),
    choose: (place: Destination) => {
      setDestination(place)
      setAsked(false)
    },
  }))
  const isOpen = isListed && shown.isOpen
  return {
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': isOpen ? shown.activeId : undefined,
      value: text,
      onChange: ({ currentTarget: { value } }) => {
        setDestination({ text: value, placeId: null, propertyId: null })
        setAsked(true)
      },
      onKeyDown: (event) => {
        if (keys.current?.(event)) event.preventDefault()
      },
      onBlur: () => setAsked(false),
    },
    destination,
    list: isListed ? { ...link, text } : null,
    choose: link.choose,
    restore: link.restore,
  }
}
