import { atom } from 'jotai/vanilla'
import { completeFlags, type Flags } from '../rules/flags'
import { pageAtom } from './page'
import { readJson } from './storage'

/** The last answer of the flags' provider in this tab: where a page begins, and what a failure leaves. */
export const FLAGS_KEY = 'flags'

const answered = atom<Flags | null>(null)

/**
 * The feature flags (C.9): the last answer in this tab, else the settings' defaults, until the
 * provider has answered; then the same for the whole page view, but for flags that are live.
 */
export const flagsAtom = atom((get): Flags => {
  const { context, storage } = get(pageAtom)
  const known = readJson(storage.session, FLAGS_KEY)
  return get(answered) ?? completeFlags(known, context.config.flags.defaults)
})
