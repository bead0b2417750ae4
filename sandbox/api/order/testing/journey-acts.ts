import { roomProblem } from '../../../../src/rules/order/room-actions'
import { addDays } from '../../../../src/rules/stay/days'
import type { OrderRoom } from '../../../database/booking/orders'
import { productId, readProductId } from '../../../engine/sale/product-id'
import type { OwnCart } from '../../cart/cart-of-hotel'
import { updateCart } from '../../cart/change-cart'
import { findOwnCart } from '../../cart/own-cart'
import { beginChange } from '../../change/begin-change'
import { quoteOfOrder } from '../../change/order-quote'
import { foundValues } from '../../lookup/found-stay'
import { todayAt } from '../../rates/engine-context'
import { cancelOrder, takeOrderBack } from '../cancel-order'
import { pricedRooms } from '../cancel-prices'
import { stepOf } from '../check-out'
import { createOrder, type OrderAsked } from '../create-order'
import { asSeen, type RankedOrder } from '../find-order'
import { balanceOfRoom } from '../room-balance'
import { takeReport } from '../room-report'
import { lastingOf, readAllBookings } from './all-bookings'
import { callOf, hotelOf, note, readyToOrder, type World } from './journey'
import type { ActStep, Step, Who } from './journey-steps'
import { lifeOf } from './mortal'
import { onlyKilled } from './mortal-call'
import type { Asked } from './ways-on'

/** The stays that a visitor may see. */
export function staysOf(world: World, who: Who): RankedOrder[] {
  const call = callOf(world, who)
  return world.known.orders.flatMap((order) => asSeen(order, call) ?? [])
}

/** The visitor finds a stay by its number and name; what a member has booked is found by nobody. */
export function find(world: World, { who, stay }: Extract<Step, { kind: 'find' }>): void {
  const open = world.known.orders.filter(({ isMembersOnly }) => !isMembersOnly)
  const order = open[stay % Math.max(1, open.length)]
  const visitor = world.visitors[who]
  if (order) visitor.values = { ...visitor.values, ...foundValues(visitor.values, order) }
}

/** What a hotel says is true: a guest who is not expected yet is neither there nor missed. */
export async function report(
  world: World,
  { event, stay }: Extract<Step, { kind: 'report' }>,
): Promise<void> {
  const { orders } = world.known
  const order = orders[stay % Math.max(1, orders.length)]
  if (!order) return
  const { hotelId } = order
  const today = todayAt(hotelOf(hotelId), world.clock)
  const room = order.rooms.find(({ stage, cancelledAt, checkIn }) => {
    const isOpen = event === 'depart' ? stage === 'inHouse' : !['inHouse', 'out'].includes(stage)
    return !cancelledAt && checkIn <= today && isOpen
  })
  if (!room) return
  const { confirmationNumber } = room
  const { database, clock: now } = world
  const reported = { database, now, machineNow: now, isMailDown: false }
  const isDone = await takeReport(reported, { hotelId, confirmationNumber, event })
  world.seen(`${event} ${isDone}`)
  await lookAgain(world)
  if (isDone && event === 'depart') world.leftOn.set(confirmationNumber, today)
}

/** A call that can be sent again as it was. */
interface Act {
  asked: Asked
  send: (life?: ReturnType<typeof lifeOf>) => Promise<string>
  /** What holds when nothing else was done. */
  check?: (after: World['known']) => void
}

/**
 * Does what a step says. M7: refused, it leaves everything as it was. M6: sent again, it changes nothing more.
 * `isAlone`: nothing else happens at the same time.
 */
export async function act(world: World, step: ActStep, isAlone = true): Promise<void> {
  const found = await ACTS[step.kind](world, step as never)
  const isIdle = isAlone && world.known.begun === 0
  const before = lastingOf(world.known)
  let code: string | null = 'refused'
  if (found) {
    const { killAt, isLost } = step
    code = await found.send(lifeOf(killAt, isLost)).catch((error) => {
      onlyKilled(error)
      return null
    })
    if (code === null) world.seen('killed')
    else note(world, found.asked, code)
  }
  if (!isAlone) return
  const after = await lookAgain(world)
  // What is held is sold to nobody else.
  if (found && isIdle && PAID.includes(step.kind)) expect(code).not.toBe('SOLD_OUT')
  if (code !== null && code !== 'SUCCESS' && isIdle)
    expect([step.kind, code, lastingOf(after)]).toEqual([step.kind, code, before])
  if (code === 'SUCCESS' && isIdle) found?.check?.(after)
  if (!found || !step.isRepeated) return
  const counted = () => [world.ledger.payments().size, world.desk.received.size]
  const once = counted()
  const again = note(world, found.asked, await found.send())
  const twice = await lookAgain(world)
  if (code !== 'SUCCESS') return
  world.seen(`${step.kind} again`)
  expect([step.kind, again]).toEqual([step.kind, AGAIN[step.kind] ?? 'SUCCESS'])
  expect([lastingOf(twice), counted()]).toEqual([lastingOf(after), once])
}

/** Reads all bookings after something has changed them. */
export async function lookAgain(world: World): Promise<World['known']> {
  world.known = await readAllBookings(world.database)
  return world.known
}

const PAID: readonly ActStep['kind'][] = ['order', 'change']

/** What a repetition answers, where that is something else than before. */
const AGAIN: Partial<Record<ActStep['kind'], string>> = { cancel: 'E_ALREADY_CANCELLED' }

type Of<Kind extends ActStep['kind']> = Extract<ActStep, { kind: Kind }>
type Maker<Kind extends ActStep['kind']> = (world: World, step: Of<Kind>) => Promise<Act | null>

const ACTS: { [Kind in ActStep['kind']]: Maker<Kind> } = {
  order: async (world, { who, card }) => {
    const { cart: id } = world.visitors[who]
    const cart = id === null ? null : await findOwnCart(callOf(world, who), id)
    // Pages lead from a room that is missing to the rates, and never to the payment.
    if (!cart || cart.status === 'ordered' || cart.nextRoomIndex !== null) return null
    const { asked, code } = await readyToOrder(world, { who, cart, card })
    if (asked) return ordering(world, who, asked, 'order')
    note(world, 'order', code)
    return null
  },
  cancel: ending('cancel'),
  takeBack: ending('takeBack'),
  change: async (world, step) => {
    const seen = stayOf(world, step)
    if (!seen) return null
    const { who } = seen
    const cart = await changedCart(world, step, seen)
    if (!cart) return null
    const { asked, code } = await readyToOrder(world, { who, cart, card: step.card })
    if (asked) return ordering(world, who, asked, 'change')
    note(world, 'change', code)
    return null
  },
  checkIn: async (world, step) => atDesk(world, step, 'CHECK_IN'),
  checkOut: async (world, step) => atDesk(world, step, 'CHECK_OUT'),
}

/** One of all stays, for the visitor of a step, or for who has booked it where that one may not see it. */
function stayOf(
  world: World,
  { who, stay }: { who: Who; stay: number },
): (RankedOrder & { who: Who }) | null {
  const { orders } = world.known
  const order = orders[stay % Math.max(1, orders.length)]
  if (!order) return null
  const booker = order.ownerKey as Who
  const seen = asSeen(order, callOf(world, who))
  return seen ? { ...seen, who } : { order, rank: 'proven', who: booker }
}

function ordering(world: World, who: Who, wanted: OrderAsked, asked: Asked): Act {
  return {
    asked,
    send: async (life) => (await createOrder(callOf(world, who, life), wanted)).outcome.code,
  }
}

/** One room, or all. */
function ending(kind: 'cancel' | 'takeBack') {
  return async (world: World, step: Of<'cancel' | 'takeBack'>): Promise<Act | null> => {
    const seen = stayOf(world, step)
    if (!seen) return null
    const { order } = seen
    const one = order.rooms[step.rooms]
    const wanted = {
      ...{ stay: order.handle, revision: String(order.revision), terms: null, reason: null },
      rooms: one ? [one.itemId] : null,
    }
    const does = kind === 'cancel' ? cancelOrder : takeOrderBack
    const send: Act['send'] = async (life) =>
      (await does(callOf(world, seen.who, life), wanted)).status.code
    const check = (after: World['known']) =>
      expectPrice(seen, wanted.rooms, { world, order: after.orders.find(isOrder(order.id)) })
    return { asked: kind, send, ...(kind === 'cancel' && { check }) }
  }
}

const isOrder =
  (wanted: string) =>
  ({ id }: { id: string }) =>
    id === wanted

/** M5: a room that is cancelled costs what was told of it, by itself and with others. */
function expectPrice(
  seen: RankedOrder,
  rooms: string[] | null,
  { world, order }: { world: World; order: RankedOrder['order'] | undefined },
): void {
  const told = pricedRooms(seen, hotelOf(seen.order.hotelId), world.clock)
  for (const { room, price, points, problem } of told) {
    if (problem || (rooms && !rooms.includes(room.itemId))) continue
    const ended = order?.rooms.find(({ itemId }) => itemId === room.itemId)
    expect([ended?.penalty, ended?.refund, ended?.pointsReturned ?? 0]).toEqual([
      ...[price.penalty, price.refund, points.returned],
    ])
  }
}

async function atDesk(
  world: World,
  step: Of<'checkIn' | 'checkOut'>,
  action: 'CHECK_IN' | 'CHECK_OUT',
): Promise<Act | null> {
  const seen = stayOf(world, step)
  const isHere = ({ stage, cancelledAt }: OrderRoom) =>
    !cancelledAt && (action === 'CHECK_OUT') === (stage === 'inHouse')
  const room = seen?.order.rooms.find(isHere)
  if (!seen || !room) return null
  const { order } = seen
  const wanted = {
    ...{ stay: order.handle, confirmationNumber: null, item: room.itemId, action },
    ...{ revision: String(order.revision), wishes: { arrival: '18:00' } },
    registration: { nationality: 'DE' },
    terms: balanceOfRoom(seen, hotelOf(order.hotelId), room.itemId).payment,
  }
  const send: Act['send'] = async (life) =>
    (await stepOf(action)(callOf(world, seen.who, life), wanted)).status.code
  return { asked: step.kind, send }
}

/** The cart of a change as the step wants it; null where it is refused. */
async function changedCart(
  world: World,
  { from, to, plan, adults }: Of<'change'>,
  { order, rank, who }: RankedOrder & { who: Who },
): Promise<OwnCart | null> {
  const call = callOf(world, who)
  const begun = await beginChange(call, { stay: order.handle })
  note(world, 'change', begun.status.code)
  if (!begun.cart) return null
  const { id: cartId, revision } = begun.cart
  const { search, rooms } = quoteOfOrder(order)
  const [room] = rooms
  const key = plan && room ? readProductId(room.productId) : null
  const isMoved = from !== 0 || to !== 0
  const acting = { rank, hotel: hotelOf(order.hotelId), now: world.clock }
  const isOpen = (room: OrderRoom) => roomProblem('change', room, acting) === null
  const stay = {
    // Rooms that are left or missed stay as they are.
    rooms: order.rooms.filter(isOpen).map(({ itemId }) => itemId),
    checkIn: addDays(search.checkIn ?? '', from),
    checkOut: addDays(search.checkOut ?? '', to),
  }
  const replaceItem =
    key && room ? { itemId: room.id, productId: productId({ ...key, planCode: plan ?? '' }) } : null
  const made = await updateCart(call, {
    ...{ cartId, revision, isAnew: true, replaceItem, stay: isMoved ? stay : null },
    parties: adults === 1 ? search.parties.map((party) => ({ ...party, adults })) : null,
  })
  if (note(world, 'change', made.status.code) !== 'SUCCESS' || !made.cart) return null
  if (!isMoved && !plan && adults !== 1) expectUnchanged(made.cart)
  expectDifference(made.cart, adults !== 1)
  return made.cart
}

/** M3: a cart that changes nothing of its order costs nothing. */
function expectUnchanged({ change }: OwnCart): void {
  expect(change?.rooms.map(({ price, points }) => [price, points])).toEqual(
    change?.rooms.map(() => [null, 0]),
  )
  expect([change?.due.kind, change?.refund, change?.points]).toEqual(['none', 0, 0])
}

/** M3: old and difference are new, to the minor unit and the point; the nights that are kept have their price. */
function expectDifference({ change }: OwnCart, hasSameGuests: boolean): void {
  if (!change) throw new Error('A change has no order.')
  const { rooms, due, refund, points } = change
  for (const { before, after, price, points: more } of rooms) {
    const { charge = 0, refund: back = 0 } = price ?? {}
    expect(after.dueNow).toBe(before.dueNow + charge - back)
    expect((after.points ?? 0) - (before.points ?? 0)).toBe(more)
    if (before.id !== after.productId) continue
    for (const was of before.nights) {
      const night = after.nights.find(({ date }) => date === was.date)
      if (night) expect(night.points).toBe(was.points)
      if (night && hasSameGuests) expect(night.amount).toBe(was.amount)
    }
  }
  const net = rooms.reduce((sum, { price }) => sum + (price?.charge ?? 0) - (price?.refund ?? 0), 0)
  expect(due.amount - refund).toBe(net)
  expect(points).toBe(rooms.reduce((sum, room) => sum + room.points, 0))
}

/**
 * M4: at the instant at which a change is asked for, cancelling costs no less after it than before, in money and in
 * points, whenever it is made; and whenever a room is cancelled, it costs no less than its floor.
 */
export function expectNoSaving(world: World, before: readonly RankedOrder['order'][]): void {
  for (const order of world.known.orders) {
    const was = before.find(({ id }) => id === order.id)
    const hotel = hotelOf(order.hotelId)
    const pricesOf = (of: typeof order, at: number) =>
      pricedRooms({ order: of, rank: 'proven' }, hotel, at)
    for (const { room, price, sold } of pricesOf(order, world.clock)) {
      if (room.cancelledAt || price.terms === 'statutory') continue
      expect(price.penalty).toBeGreaterThanOrEqual(sold.floor ?? 0)
    }
    // A payment whose answer is missing makes the change later, as it was asked for.
    const isChanged = was !== undefined && was.revision < order.revision
    const at = (isChanged && world.known.askedAt.get(order.id)) || world.clock
    for (const { room, price, points } of pricesOf(order, at)) {
      const former = was && pricesOf(was, at).find((one) => one.room.itemId === room.itemId)
      if (room.cancelledAt || price.terms === 'statutory') continue
      if (!former || former.room.cancelledAt) continue
      expect(price.penalty).toBeGreaterThanOrEqual(former.price.penalty)
      expect(points.kept).toBeGreaterThanOrEqual(former.points.kept)
    }
  }
}
