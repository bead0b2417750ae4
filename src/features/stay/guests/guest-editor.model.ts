import type { Party } from '../../../rules/stay/stay-search'
import type { Guests } from './parties.rules'

/** Rooms and guests as the visitor is changing them. */
export interface GuestEditorModel {
  parties: readonly Party[]
  /** A search was refused because an age is not chosen. */
  isAgeMissing: boolean
  change: (room: number, kind: Guests, step: 1 | -1) => void
  setAge: (room: number, child: number, age: number | null) => void
  /** Null: the rooms stay as many as they are. */
  add: (() => void) | null
  remove: ((room: number) => void) | null
}
