import { bicycleIcon } from './bicycle'
import { busIcon } from './bus'
import { carIcon } from './car'
import { cupIcon } from './cup'
import { cutleryIcon } from './cutlery'
import { dropIcon } from './drop'
import { dumbbellIcon } from './dumbbell'
import { earIcon } from './ear'
import { glassIcon } from './glass'
import { hangerIcon } from './hanger'
import { lampIcon } from './lamp'
import { leafIcon } from './leaf'
import { lockIcon } from './lock'
import { moonIcon } from './moon'
import { peopleIcon } from './people'
import { plugIcon } from './plug'
import { printerIcon } from './printer'
import { serviceBellIcon } from './service-bell'
import { snowflakeIcon } from './snowflake'
import { sparkleIcon } from './sparkle'
import { steamIcon } from './steam'
import { suitcaseIcon } from './suitcase'
import { wavesIcon } from './waves'
import { wheelchairIcon } from './wheelchair'
import { wifiIcon } from './wifi'

/** Icons by prefix of the amenity's code: `POOL` matches every pool. */
const ICONS: readonly (readonly [string, string])[] = [
  ['WIFI', wifiIcon],
  ['BREAKFAST', cupIcon],
  ['CAFE', cupIcon],
  ['KETTLE', cupIcon],
  ['RESTAURANT', cutleryIcon],
  ['DIETARY', cutleryIcon],
  ['BAR', glassIcon],
  ['ROOF_BAR', glassIcon],
  ['ROOM_SERVICE', serviceBellIcon],
  ['CONCIERGE', serviceBellIcon],
  ['FITNESS', dumbbellIcon],
  ['POOL', wavesIcon],
  ['SAUNA', steamIcon],
  ['SPA', leafIcon],
  ['AIR_CONDITIONING', snowflakeIcon],
  ['SAFE', lockIcon],
  ['BLACKOUT', moonIcon],
  ['LAUNDRY', hangerIcon],
  ['LUGGAGE', suitcaseIcon],
  ['SHUTTLE', busIcon],
  ['BICYCLES', bicycleIcon],
  ['MEETINGS', peopleIcon],
  ['FAMILY', peopleIcon],
  ['COTS', peopleIcon],
  ['WORK_DESK', lampIcon],
  ['PRINTING', printerIcon],
  ['STEP_FREE', wheelchairIcon],
  ['ACCESSIBLE', wheelchairIcon],
  ['HEARING', earIcon],
  ['CAR_CHARGING', plugIcon],
  ['PARKING', carIcon],
  ['WATER', dropIcon],
  ['RENEWABLE', leafIcon],
  ['LINEN', leafIcon],
]

/** The icon of an amenity; a generic one for an unknown code. */
export function amenityIcon(code: string | null | undefined): string {
  const [, icon] = ICONS.find(([start]) => code?.startsWith(start)) ?? []
  return icon ?? sparkleIcon
}
