import {
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { isDay } from '../../../rules/stay/days'
import type { StayDates, StayEnd } from './calendar.rules'

type FieldProps = Pick<
  ComponentPropsWithRef<'input'>,
  'defaultValue' | 'onInput' | 'onPointerDown' | 'onClick' | 'onKeyDown'
> & { ref: RefObject<HTMLInputElement | null> }

/** Model of the two date fields of a stay, and of the calendar that opens for them. */
export interface DateFieldsModel {
  /** `native`: the calendar's script could not be had, the browser's own picker opens. */
  state: 'closed' | 'open' | 'native'
  /** What the fields say. */
  dates: StayDates
  /** The field for which the calendar opened. */
  first: StayEnd
  /** The visitor asked for the grid by key or by touch; a mouse leaves the focus in the field. */
  isInGrid: boolean
  /** Writes into the fields as if the visitor had typed, and closes the calendar. */
  fill: (dates: StayDates) => void
  /** Closes the calendar, whose focus goes back to its field. */
  close: () => void
  /** For `onFailure` of the calendar's part. */
  giveUp: () => void
  /** Of the element around the fields and the calendar. */
  groupProps: {
    ref: RefObject<HTMLDivElement | null>
    onBlur: (event: FocusEvent) => void
    onKeyDown: (event: KeyboardEvent) => void
  }
  fieldProps: Record<StayEnd, FieldProps>
}

interface DateFieldsOptions {
  /** The dates with which the server prints the fields. */
  dates: StayDates
  /** Fetches the calendar's script, at the first sign that it will be wanted. */
  prepare: () => void
}

const CLOSED = { isOpen: false, first: 'checkIn' as StayEnd, isInGrid: false }

/**
 * Two `<input type="date">` whose picker is the range calendar. Dates can be typed at any time; the
 * fields alone say what the form sends.
 */
export function useDateFields({ dates: given, prepare }: DateFieldsOptions): DateFieldsModel {
  const [dates, setDates] = useState(given)
  const [opened, setOpened] = useState(CLOSED)
  const [isNative, setNative] = useState(false)
  const group = useRef<HTMLDivElement>(null)
  const refs = { checkIn: useRef<HTMLInputElement>(null), checkOut: useRef<HTMLInputElement>(null) }
  const close = () => {
    refs[opened.first].current?.focus()
    setOpened(CLOSED)
  }

  const { isOpen } = opened
  useEffect(() => {
    if (!isOpen) return
    const onPress = ({ target }: Event) => {
      if (!group.current?.contains(target as Node)) setOpened(CLOSED)
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [isOpen])

  const read = () => {
    const dayIn = ({ current }: RefObject<HTMLInputElement | null>) => {
      const value = current?.value
      return isDay(value) ? value : null
    }
    setDates({ checkIn: dayIn(refs.checkIn), checkOut: dayIn(refs.checkOut) })
  }

  const open = (first: StayEnd, isInGrid: boolean) => {
    // A browser that restores a page fills its fields without an event.
    read()
    setOpened({ isOpen: true, first, isInGrid })
  }

  const fieldProps = (end: StayEnd): FieldProps => ({
    ref: refs[end],
    defaultValue: given[end] ?? '',
    onInput: read,
    onPointerDown({ currentTarget, pointerType }) {
      prepare()
      // iOS opens its picker when the field gets the focus, unless the field is read-only.
      currentTarget.readOnly = pointerType === 'touch' && !isNative
    },
    onClick(event) {
      if (isNative) return
      event.preventDefault()
      // A screen reader's click has no pointer.
      open(end, event.currentTarget.readOnly || event.detail === 0)
    },
    onKeyDown(event) {
      event.currentTarget.readOnly = false
      if (isNative || !opensPicker(event)) return
      event.preventDefault()
      open(end, true)
    },
  })

  return {
    state: isNative ? 'native' : isOpen ? 'open' : 'closed',
    dates,
    first: opened.first,
    isInGrid: opened.isInGrid,
    fill({ checkIn, checkOut }) {
      write(refs.checkIn.current, checkIn)
      write(refs.checkOut.current, checkOut)
      close()
    },
    close,
    giveUp() {
      setNative(true)
      setOpened(CLOSED)
    },
    groupProps: {
      ref: group,
      onBlur({ relatedTarget }) {
        if (relatedTarget && !group.current?.contains(relatedTarget)) setOpened(CLOSED)
      },
      onKeyDown({ key, defaultPrevented }) {
        if (key === 'Escape' && isOpen && !defaultPrevented) close()
      },
    },
    fieldProps: { checkIn: fieldProps('checkIn'), checkOut: fieldProps('checkOut') },
  }
}

/** The keys with which browsers open the picker of a date field. */
function opensPicker({ key, altKey }: KeyboardEvent): boolean {
  return key === ' ' || key === 'F4' || (altKey && key === 'ArrowDown')
}

function write(field: HTMLInputElement | null, day: string | null) {
  if (!field) return
  field.value = day ?? ''
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
