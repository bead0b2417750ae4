import { recordOf } from '../content/read-record'

/** Every feature flag of the site (C.9). */
export const FLAG_NAMES = [
  'signInOverlayNew',
  'ocjOverlayNew',
  'userDetailsV2',
  'loginLinkV2',
  'enrollV2',
  'decryptV2',
  'passwordEncryption',
  'mobileAuth',
  'eaaMode',
  'insurance',
  'points',
  'sampleSession',
  // Ours: W73 requires a flag, and C.9 has no name for it.
  'partnerBanner',
] as const

export type FlagName = (typeof FLAG_NAMES)[number]

/** Whether each flag is on. */
export type Flags = Record<FlagName, boolean>

/** Whether the page was made with a flag on: the same in its HTML and in the browser, whatever the service says later. */
export function isFlagOn(site: { flags: { defaults: Partial<Flags> } }, name: FlagName): boolean {
  return site.flags.defaults[name] === true
}

/**
 * Completes a partial set of flags: a missing or non-boolean value is `defaults[name]`, else off.
 */
export function completeFlags(known: unknown, defaults: Partial<Flags> = {}): Flags {
  const values = recordOf(known)
  const isOn = (name: FlagName) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    return typeof value === 'boolean' ? value : (defaults[name] ?? false)
  }
  return Object.fromEntries(FLAG_NAMES.map((name) => [name, isOn(name)])) as Flags
}
