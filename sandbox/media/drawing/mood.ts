import { seededRandom } from './random'

/** The colours of one hotel: evening sky, dark foreground, and interior. */
export interface Mood {
  /** From the zenith down to the horizon. */
  sky: readonly [string, string, string, string, string]
  /** The darkest silhouette. */
  ink: string
  /** The colour of distant shapes. */
  haze: string
  /** Sun, lamps and lit windows. */
  light: string
  leaf: string
  stone: string
  roof: string
  wall: string
  wood: string
  textile: string
  accent: string
}

const moods: readonly [Mood, ...Mood[]] = [
  {
    sky: ['#1c1f52', '#54357d', '#bd5a78', '#f2a065', '#ffdf9f'],
    ink: '#17142f',
    haze: '#a8617f',
    light: '#ffd68c',
    leaf: '#2d4248',
    stone: '#d9b89a',
    roof: '#9c4a3f',
    wall: '#ecd9c5',
    wood: '#8d5a3b',
    textile: '#46406e',
    accent: '#d2694a',
  },
  {
    sky: ['#0f2f45', '#24617a', '#6aa7a4', '#e2cd9c', '#fbebc4'],
    ink: '#0b202d',
    haze: '#6a9ea2',
    light: '#ffe0a0',
    leaf: '#1f4d4a',
    stone: '#d8cbb0',
    roof: '#a85f45',
    wall: '#e4e0d0',
    wood: '#8b6844',
    textile: '#22606c',
    accent: '#d88c4a',
  },
  {
    sky: ['#23305f', '#5d5f98', '#c48faa', '#f5c4aa', '#ffecd0'],
    ink: '#1c2146',
    haze: '#9a85a8',
    light: '#ffdca2',
    leaf: '#3a4f5c',
    stone: '#e0c8b8',
    roof: '#a65a58',
    wall: '#eee0d8',
    wood: '#96694f',
    textile: '#5b6498',
    accent: '#c9657a',
  },
  {
    sky: ['#0d1c48', '#214c90', '#5d95c6', '#c3d8dc', '#fdeecd'],
    ink: '#0b1738',
    haze: '#6f96bd',
    light: '#ffe1a1',
    leaf: '#1f4658',
    stone: '#d5d2c6',
    roof: '#8f5546',
    wall: '#e3e6e4',
    wood: '#94704c',
    textile: '#274b86',
    accent: '#e0a341',
  },
  {
    sky: ['#3d2b4d', '#8b4c5e', '#d8895d', '#f2c380', '#fff1ca'],
    ink: '#2a1b31',
    haze: '#b77a66',
    light: '#ffe0a3',
    leaf: '#4d5238',
    stone: '#e0bf92',
    roof: '#a3512f',
    wall: '#f0dfc4',
    wood: '#86522f',
    textile: '#6d3f50',
    accent: '#c4632e',
  },
  {
    sky: ['#1b1439', '#412668', '#8c4c90', '#e48d96', '#ffd3b3'],
    ink: '#150f2c',
    haze: '#8b5791',
    light: '#ffd39a',
    leaf: '#2f3f55',
    stone: '#d6b9b4',
    roof: '#8c4560',
    wall: '#ebd9da',
    wood: '#80544b',
    textile: '#4b2f6d',
    accent: '#e07a6c',
  },
]

/** The same mood for every picture of a hotel. */
export function moodOf(hotelId: string): Mood {
  return seededRandom(`dusk ${hotelId}`).pick(moods)
}
