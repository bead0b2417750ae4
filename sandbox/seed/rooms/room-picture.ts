import { localized } from '../hotels/localized'
import type { SeedRoomType } from './room-types'

type RoomPicture = SeedRoomType['scenes'][number]

/** A picture of a room: the scene to draw, and what it shows in the six locales. */
export function picture(scene: string, ...alt: Parameters<typeof localized>): RoomPicture {
  return { scene, alt: localized(...alt) }
}

/** Bathrooms that look alike in several hotels. */
export const bathrooms = {
  shower: picture(
    'bathroom-shower',
    'Bathroom with a walk-in shower behind glass',
    'Bad mit begehbarer Dusche hinter Glas',
    'ガラスで仕切られたシャワーのあるバスルーム',
    '带玻璃步入式淋浴间的浴室',
    'حمام بدُش مفتوح خلف الزجاج',
    'Baño con ducha a ras de suelo tras un cristal',
  ),
  tub: picture(
    'bathroom-tub',
    'Bathroom with a freestanding tub at the window',
    'Bad mit frei stehender Wanne am Fenster',
    '窓辺に独立型バスタブを置いたバスルーム',
    '窗边设独立浴缸的浴室',
    'حمام بحوض استحمام قائم بجوار النافذة',
    'Baño con bañera exenta junto a la ventana',
  ),
  accessible: picture(
    'bathroom-accessible',
    'Bathroom with a threshold-free shower, a folding seat and grab bars',
    'Bad mit bodengleicher Dusche, Klappsitz und Haltegriffen',
    '段差のないシャワー、折りたたみ椅子、手すりを備えたバスルーム',
    '设无门槛淋浴、折叠座椅与扶手的浴室',
    'حمام بدُش بلا عتبة ومقعد قابل للطي ومقابض',
    'Baño con ducha sin umbral, asiento abatible y barras de apoyo',
  ),
} satisfies Record<string, RoomPicture>
