import type { SeedHotel } from '../../seed/seed-types'
import { moodOf } from './mood'
import { seededRandom } from './random'
import type { Scene, Stage } from './scene'
import { scenes } from './scenes'
import { Sheet } from './sheet'

/** The part of a drawing that every shape shows. */
const SAFE = { width: 1200, height: 900 }
/**
 * The largest ratio: beyond it a drawing is cropped, so that no requested size makes it endless.
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
  const scene = picture && Object.hasOwn(scenes, picture.scene) && scenes[picture.scene]
  if (!scene) return null
  const sheet = new Sheet(sheetSize(width / height))
  scene(stageFor(sheet, hotel, `${picture.scene} ${index}`))
  return sheet.document(width, height)
}

function sheetSize(asked: number) {
  const shape = Math.min(WIDEST, Math.max(1 / WIDEST, asked))
  return shape >= SAFE.width / SAFE.height
    ? { width: SAFE.height * shape, height: SAFE.height }
    : uprightSize(shape)
}

/** An upright picture gives up a little of both sides, so that less of it is sky or ceiling. */
function uprightSize(shape: number) {
  const width = Math.max(SAFE.width * 0.85, SAFE.height * shape)
  return { width, height: width / shape }
}

function stageFor(sheet: Sheet, hotel: SeedHotel, salt: string): Stage {
  return {
    sheet,
    width: sheet.width,
    height: sheet.height,
    random: seededRandom(`${hotel.id} ${salt}`),
    mood: moodOf(hotel.id),
    outlook: (box) => {
      const view = outlookOf(hotel)
      const inner = sheet.nested(sheetSize(box.width / box.height))
      view(stageFor(inner, hotel, `outlook of ${salt}`))
      sheet.embed(box, inner)
    },
  }
}

const indoors = new Set(['lobby', 'restaurant', 'room-king', 'room-twin', 'spa', 'suite'])

/** What the hotel's windows show: its first picture from outdoors that is not its own front. */
function outlookOf(hotel: SeedHotel): Scene {
  const seen = hotel.pictures.find(
    ({ scene }) => !indoors.has(scene) && scene !== 'facade-dusk' && scene !== 'rooftop-bar',
  )
  const scene = scenes[seen?.scene ?? 'skyline']
  if (!scene) throw new Error(`No drawing for the scene ${seen?.scene} of hotel ${hotel.id}`)
  return scene
}
