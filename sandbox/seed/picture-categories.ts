/** What a drawn scene shows, in the API's words. */
const scenes: Readonly<Record<string, string>> = {
  'facade-dusk': 'EXTERIOR',
  courtyard: 'EXTERIOR',
  garden: 'EXTERIOR',
  'room-king': 'ROOMS',
  'room-twin': 'ROOMS',
  suite: 'ROOMS',
  restaurant: 'DINING',
  'rooftop-bar': 'DINING',
  spa: 'WELLNESS',
  pool: 'WELLNESS',
  lobby: 'SPACES',
}

export function categoryOf(scene: string): string {
  return scenes[scene] ?? 'SURROUNDINGS'
}
