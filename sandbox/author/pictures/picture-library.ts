import { createHash } from 'node:crypto'
import type { Database } from '../../database/database'
import { listHotels } from '../../database/site/hotels'
import { listPictures, storePicture } from '../../database/site/site-pictures'
import {
  dynamicPictureUrl,
  dynamicRoomPictureUrl,
  uploadedPictureUrl,
} from '../../media/picture-url'
import { roomsOf } from '../../seed/rooms'
import type { Locale } from '../../seed/seed-types'
import type { NewPicture, SitePicture } from '../api-types'
import { BadPicture, cleanPicture } from './clean-picture'

/** The pictures that an author can choose: uploaded ones first, then those of hotels and rooms. */
export async function libraryOf(database: Database, locale: Locale): Promise<SitePicture[]> {
  const uploaded = await listPictures(database.db)
  const hotels = await listHotels(database)
  return [
    ...uploaded.map(({ id, name }) => ({ src: uploadedPictureUrl(id), title: name, alt: '' })),
    ...hotels.flatMap((hotel) => {
      const title = hotel.name[locale]
      const own = hotel.pictures.map(({ alt }, index) => ({
        src: dynamicPictureUrl(hotel, index),
        title,
        alt: alt[locale],
      }))
      const ofRooms = roomsOf(hotel.id).flatMap((room) =>
        room.scenes.map(({ alt }, index) => ({
          src: dynamicRoomPictureUrl(hotel, room, index),
          title: `${title}, ${room.name[locale]}`,
          alt: alt[locale],
        })),
      )
      return [...own, ...ofRooms]
    }),
  ]
}

export async function addPicture(
  { db }: Database,
  { name, data }: NewPicture,
  author: string,
): Promise<SitePicture> {
  const file = Buffer.from(data, 'base64')
  if (file.length === 0) throw new BadPicture('The file is empty. Choose another one.')
  const { bytes, width, height } = await cleanPicture(file)
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, 24)
  const title = name.replace(/\.[a-z0-9]{2,5}$/i, '').trim() || 'Picture'
  await storePicture(db, {
    ...{ id, name: title, width, height, bytes },
    ...{ addedAt: new Date(), addedBy: author },
  })
  return { src: uploadedPictureUrl(id), title, alt: '' }
}
