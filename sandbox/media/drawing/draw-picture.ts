import type { SeedRoomType } from '../../seed/rooms/room-types'
import type { SeedHotel } from '../../seed/seed-types'
import { moodOf } from './mood'
import { seededRandom } from './random'
import type { Scene, Stage } from './scene'
import { scenes } from './scenes'
import { Sheet } from './sheet'

/** The part of a drawing that every shape shows. */
const SAFE = { width: 1200, height: 900 }
/**
 * The largest aspect ratio: beyond it a drawing is cropped, so that the requested size cannot make it
 * arbitrarily large.
 */
const WIDEST = 4

/** The picture `index` of a hotel as an SVG document, or null when the hotel has no such picture. */
export function drawPicture(
  hotel: SeedHotel,
  index: number,
  width: number,
  height: number,
): string | null {
  const picture = hotel.pictures[index]
  if (!picture) return null
  return draw({ hotel, salt: `${picture.scene} ${index}` }, picture.scene, width, height)
}

/** The picture `index` of a room type of the hotel, or null when the room type has no such picture. */
export function drawRoomPicture(
  hotel: SeedHotel,
  room: Pick<SeedRoomType, 'code' | 'scenes' | 'outlook'>,
  index: number,
  width: number,
  height: number,
): string | null {
  const picture = room.scenes[index]
  if (!picture) return null
  return draw(
    { hotel, salt: `${room.code} ${picture.scene} ${index}`, view: room.outlook },
    picture.scene,
    width,
    height,
  )
}

interface Drawn {
  hotel: SeedHotel
  /** The same salt draws the same picture. */
  salt: string
  /** The scene that the windows show; the hotel's own view by default. */
  view?: string | undefined
}

function draw(drawn: Drawn, name: string, width: number, height: number) {
  const scene = Object.hasOwn(scenes, name) && scenes[name]
  if (!scene) return null
  const sheet = new Sheet(sheetSize(width / height))
  scene(stageFor(sheet, drawn))
  return sheet.document(width, height)
}

function sheetSize(asked: number) {
  const shape = Math.min(WIDEST, Math.max(1 / WIDEST, asked))
  return shape >= SAFE.width / SAFE.height
    ? { width: SAFE.height * shape, height: SAFE.height }
    : uprightSize(shape)
}

/** Crops both sides of an upright picture a little, so that it shows less sky or ceiling. */
function uprightSize(shape: number) {
  const width = Math.max(SAFE.width * 0.85, SAFE.height * shape)
  return { width, height: width / shape }
}

function stageFor(sheet: Sheet, drawn: Drawn): Stage {
  const { hotel, salt } = drawn
  return {
    sheet,
    width: sheet.width,
    height: sheet.height,
    random: seededRandom(`${hotel.id} ${salt}`),
    mood: moodOf(hotel.id),
    outlook: (box) => {
      const view = outlookOf(drawn)
      const inner = sheet.nested(sheetSize(box.width / box.height))
      view(stageFor(inner, { ...drawn, salt: `outlook of ${salt}` }))
      sheet.embed(box, inner)
    },
  }
}

const halls = new Set(['living-room', 'lobby', 'restaurant', 'spa', 'suite'])
const isIndoors = (scene: string) => halls.has(scene) || /^(room|bathroom)-/.test(scene)

/**
 * The view from the windows: the view of the room, else the hotel's first outdoor picture that is not
 * its own facade.
 */
function outlookOf({ hotel, view }: Drawn): Scene {
  const seen = hotel.pictures.find(
    ({ scene }) => !isIndoors(scene) && scene !== 'facade-dusk' && scene !== 'rooftop-bar',
  )
  const name = view ?? seen?.scene ?? 'skyline'
  const scene = scenes[name]
  if (!scene) throw new Error(`No drawing for the scene ${name} of hotel ${hotel.id}`)
  return scene
}
