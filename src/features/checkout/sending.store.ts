import { atom } from 'jotai/vanilla'

/** The page's form is on its way. Apart from the other stores: the rate list needs only this one, which is in its chunk. */
export const isSendingAtom = atom(false)
