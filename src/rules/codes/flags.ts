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
  // Ours: W73 has a flag, and C.9 no name for it.
  'partnerBanner',
] as const

export type FlagName = (typeof FLAG_NAMES)[number]

/** Whether each flag is on. */
export type Flags = Record<FlagName, boolean>

/** The flags as far as known: what is missing or no boolean is off, or as `defaults` have it. */
export function completeFlags(known: unknown, defaults: Partial<Flags> = {}): Flags {
  const values = recordOf(known)
  const isOn = (name: FlagName) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    return typeof value === 'boolean' ? value : (defaults[name] ?? false)
  }
  return Object.fromEntries(FLAG_NAMES.map((name) => [name, isOn(name)])) as Flags
}
