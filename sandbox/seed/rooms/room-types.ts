import type { Localized } from '../seed-types'
import type { BedCode } from './beds'
import type { FeatureCode } from './features'

/** A kind of room that a hotel sells; guests book the type, the hotel assigns the room. */
export interface SeedRoomType {
  /** Unique within its hotel: 2 to 6 upper case letters and digits. */
  code: string
  name: Localized
  /** One or two sentences. */
  text: Localized
  /** One entry a bed: two single beds are `['twin', 'twin']`. */
  beds: readonly BedCode[]
  /** Adults and children together; cribs do not count. */
  maxGuests: number
  /** At most `maxGuests`. */
  maxAdults: number
  /** Of the room with its bathroom, without balcony or terrace. */
  sizeSqm: number
  /** What the windows show; null where a room has no view worth naming. */
  view: Localized | null
  /** The scene that its pictures show through the windows; the hotel's own view when left out. */
  outlook?: string
  /** Whether a guest can use the whole room from a wheelchair. */
  accessible: boolean
  smoking: boolean
  /** In the order in which the hotel would name them; groups are `features.ts`'s. */
  featureCodes: readonly FeatureCode[]
  /** The most rooms of this type that are sold for one night. */
  capacity: number
  /** A night at the flexible rate in the low season: minor units of the hotel's currency. */
  base: number
  /** Pictures by their scene; `sandbox/media` draws them. The first is the primary image. */
  scenes: readonly { scene: string; alt: Localized }[]
}

/** Whether a room type is a suite: it has a living room. */
export function isSuite({ featureCodes }: Pick<SeedRoomType, 'featureCodes'>): boolean {
  return featureCodes.includes('LIVING_ROOM')
}
