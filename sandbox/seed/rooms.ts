import { bangkokRiversideRooms } from './rooms/alderway-bangkok-riverside'
import { capeTownGardensRooms } from './rooms/alderway-cape-town-gardens'
import { maxBanksideRooms } from './rooms/alderway-max-london-bankside'
import { muenchenIsaruferRooms } from './rooms/alderway-muenchen-isarufer'
import { newYorkMidtownRooms } from './rooms/alderway-new-york-midtown'
import { riyadhWadiRooms } from './rooms/alderway-riyadh-wadi'
import { shanghaiSuzhouCreekRooms } from './rooms/alderway-shanghai-suzhou-creek'
import { taipeiDadaochengRooms } from './rooms/alderway-taipei-dadaocheng'
import { tokyoTsukishimaRooms } from './rooms/alderway-tokyo-tsukishima'
import { bergameMilanoRooms } from './rooms/bergame-milano'
import { dessinSydneyRooms } from './rooms/dessin-sydney-walsh-bay'
import { generatedRooms } from './rooms/generated'
import { montevaleInnsbruckRooms } from './rooms/montevale-innsbruck-nordkette'
import type { SeedRoomType } from './rooms/room-types'
import { rozelleLisboaRooms } from './rooms/the-rozelle-lisboa'

/** By the hotel's code. */
const roomTypes: Readonly<Record<string, readonly SeedRoomType[]>> = {
  NYCAB: newYorkMidtownRooms,
  MUCDE: muenchenIsaruferRooms,
  TYOJP: tokyoTsukishimaRooms,
  BKKTH: bangkokRiversideRooms,
  SHACN: shanghaiSuzhouCreekRooms,
  RZONE: rozelleLisboaRooms,
  BGONE: bergameMilanoRooms,
  MAXHT: maxBanksideRooms,
  NOREV: capeTownGardensRooms,
  TPETW: taipeiDadaochengRooms,
  SYDAU: dessinSydneyRooms,
  RUHSA: riyadhWadiRooms,
  INNMV: montevaleInnsbruckRooms,
}

/** The room types of a hotel, as the house lists them; none for a code that is not in the seed. */
export function roomsOf(hotelId: string): readonly SeedRoomType[] {
  return (Object.hasOwn(roomTypes, hotelId) && roomTypes[hotelId]) || generatedRooms(hotelId)
}
