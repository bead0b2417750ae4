import { hotels } from '../../seed/hotels'
import { roomsOf } from '../../seed/rooms'
import { drawPicture, drawRoomPicture } from './draw-picture'
import { scenes } from './scenes'

const [hotel] = hotels
if (!hotel) throw new Error('The seed has no hotels')

test('every picture of every hotel names a scene that can be drawn', () => {
  const named = hotels.flatMap(({ pictures }) => pictures.map(({ scene }) => scene))
  expect(named.filter((scene) => !Object.hasOwn(scenes, scene))).toEqual([])
})

test('every scene is shown by some hotel or room', () => {
  const pictures = hotels.flatMap((one) => [
    ...one.pictures,
    ...roomsOf(one.id).flatMap((room) => room.scenes),
  ])
  const named = new Set(pictures.map(({ scene }) => scene))
  expect(Object.keys(scenes).filter((scene) => !named.has(scene))).toEqual([])
})

test.each([
  [1600, 900],
  [358, 160],
  [285, 507],
  [1, 2400],
])('every scene fills %i × %i with finite shapes', (width, height) => {
  for (const scene of Object.keys(scenes)) {
    const one = { ...hotel, pictures: [{ scene, alt: hotel.name }] }
    const svg = drawPicture(one, 0, width, height)
    expect(svg).toContain(`width="${width}" height="${height}"`)
    expect(svg).not.toMatch(/NaN|Infinity|undefined/)
    expect(svg?.length).toBeLessThan(900_000)
  }
})

test('the same picture is always drawn the same, and differently for another hotel', () => {
  const [one, other] = hotels.filter(({ pictures }) =>
    pictures.some(({ scene }) => scene === 'lobby'),
  )
  if (!one || !other) throw new Error('Two hotels with a lobby are needed')
  const lobbyOf = (it: typeof one) =>
    drawPicture(
      it,
      it.pictures.findIndex(({ scene }) => scene === 'lobby'),
      800,
      450,
    )
  expect(lobbyOf(one)).toBe(lobbyOf(one))
  expect(lobbyOf(one)).not.toBe(lobbyOf(other))
})

test('two rooms with the same scene have different pictures, each always the same', () => {
  const kings = roomsOf(hotel.id).filter(({ scenes: [first] }) => first?.scene === 'room-king')
  const [one, other] = kings
  if (!one || !other) throw new Error('Two rooms with a king bed as their first picture are needed')
  expect(drawRoomPicture(hotel, one, 0, 800, 450)).toBe(drawRoomPicture(hotel, one, 0, 800, 450))
  expect(drawRoomPicture(hotel, one, 0, 800, 450)).not.toBe(
    drawRoomPicture(hotel, other, 0, 800, 450),
  )
  expect(drawRoomPicture(hotel, one, 99, 800, 450)).toBeNull()
})

test('a picture that the hotel does not have is null', () => {
  expect(drawPicture(hotel, 99, 800, 450)).toBeNull()
  const unknown = { ...hotel, pictures: [{ scene: 'constructor', alt: hotel.name }] }
  expect(drawPicture(unknown, 0, 800, 450)).toBeNull()
})
