import { z } from 'zod'
import { errorInfo } from '../rules/codes/error-info'
import type { Log } from '../services/page/log'
import type { PlacedWidget } from '../ui/layout/placeholders.view'

/** Where authored components stand in props: here, in a list's entries, or in an object's members. */
type Places = 'here' | { entries: Places } | { members: Record<string, Places> }

type Json = Record<string, unknown>

const known = new WeakMap<z.ZodType, Places | null>()

/** Some props with every list of authored components in them replaced by what `map` makes of it. */
export function mapPlaced<Props>(
  schema: z.ZodType,
  props: Props,
  map: (widgets: PlacedWidget[]) => unknown[],
): Props {
  let places = known.get(schema)
  if (places === undefined) {
    places = placesIn(z.toJSONSchema(schema, { io: 'input' }) as Json)
    known.set(schema, places)
  }
  return places ? (mapAt(places, props, map) as Props) : props
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

/** No author nests deeper; what does is a page that contains itself. */
const DEEPEST = 10

/**
 * Whether a component may stand where it is placed: not inside of itself, not deeper than anybody
 * means to, not twice in one parent. What may not is told to the log and left out.
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
