import { z } from 'zod'
import { errorInfo } from '../../rules/codes/error-info'
import type { Log } from '../../services/page/log'
import type { PlacedWidget } from '../../ui/layout/placeholders.view'

/**
 * Where props hold authored components: in this value, a list's entries, or an object's members.
 */
type Places = 'here' | { entries: Places } | { members: Record<string, Places> }

type Json = Record<string, unknown>

const placesOfSchema = new WeakMap<z.ZodType, Places | null>()

/** Returns the props with every list of authored components replaced by the result of `map`. */
export function mapPlaced<Props>(
  schema: z.ZodType,
  props: Props,
  map: (widgets: PlacedWidget[]) => unknown[],
): Props {
  const places = placesOf(schema)
  return places ? (mapAt(places, props, map) as Props) : props
}

/** Whether an author can place components in a widget with this schema. */
export function hasPlaces(schema: z.ZodType): boolean {
  return placesOf(schema) !== null
}

function placesOf(schema: z.ZodType): Places | null {
  const known = placesOfSchema.get(schema)
  if (known !== undefined) return known
  const places = placesIn(z.toJSONSchema(schema, { io: 'input' }) as Json)
  placesOfSchema.set(schema, places)
  return places
}

function placesIn(json: Json): Places | null {
  if (json['x-field'] === 'widgets') return 'here'
  if (json.items) {
    const entries = placesIn(json.items as Json)
    return entries && { entries }
  }
  const found = Object.entries((json.properties ?? {}) as Record<string, Json>).flatMap(
    ([name, member]) => {
      const places = placesIn(member)
      return places ? [[name, places] as const] : []
    },
  )
  return found.length > 0 ? { members: Object.fromEntries(found) } : null
}

function mapAt(
  places: Places,
  value: unknown,
  map: (widgets: PlacedWidget[]) => unknown[],
): unknown {
  if (value === undefined) return value
  if (places === 'here') return map(value as PlacedWidget[])
  if ('entries' in places)
    return (value as unknown[]).map((entry) => mapAt(places.entries, entry, map))
  const members = Object.entries(places.members).map(([name, inner]) => [
    name,
    mapAt(inner, (value as Json)[name], map),
  ])
  return { ...(value as Json), ...Object.fromEntries(members) }
}

/** The nesting limit: a deeper page is taken for one that contains itself. */
const DEEPEST = 10

/**
 * Whether a component may be nested here: not inside itself, not deeper than the limit, and not
 * twice in one parent. Logs each component that may not; the caller leaves it out.
 */
export function mayStand(
  { type, id }: PlacedWidget,
  above: readonly string[],
  beside: Set<string>,
  log: Log,
): boolean {
  const problem = above.includes(id)
    ? ['cycle', `It stands inside of itself and is left out: ${[...above, id].join(' > ')}`]
    : above.length > DEEPEST
      ? ['too-deep', `More than ${DEEPEST} levels; it is left out: ${above.join(' > ')}`]
      : beside.has(id)
        ? ['same-id', `Another in ${above.at(-1)} has the same id; it is left out.`]
        : null
  beside.add(id)
  if (problem) log('error', errorInfo('nesting', problem[0], `${type}#${id}`, problem[1]))
  return !problem
}
