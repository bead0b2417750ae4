import { useEffect, useState } from 'react'
import { extrasPart } from '../../features/checkout/extras/extras.rules'
import { detailsVariables, useCheckoutPart } from '../../features/checkout/use-checkout-part'
import { usePage, useStores } from '../../hooks/page-store'
import { useQuery } from '../../hooks/use-query'
import { useTrack } from '../../hooks/use-track'
import { formatMoney } from '../../rules/money/money'
import { asked } from '../../rules/site/query'
import { emit } from '../../services/events/events'
import { execute } from '../../services/graphql/answers'
import type { NonRoomProductFlyoutQuery } from '../../services/graphql/operations'
import { renewPageAtom } from '../../services/graphql/renew-page'
import { nonRoomProductFlyoutQuery, updateCartMutation } from './non-room-products.operations'
import type { NonRoomProductsProps } from './non-room-products.schema'

/** Why extras are not in the cart. */
export type ExtrasProblem = 'soldOut' | 'stale' | 'unsent'

export interface ExtraRow {
  code: string
  category: string
  name: string
  /** Empty: it costs nothing. */
  price: string
  unit: 'perNight' | 'perStay'
  /** Name of its field. */
  field: string
  quantity: number
  max: number
  isSoldOut: boolean
}

export interface ExtrasRoom {
  id: string
  number: number
  name: string
  /** What the cart has. */
  chosen: { count: number; total: string }
  rows: ExtraRow[]
  isOpen: boolean
  isBusy: boolean
  problem: ExtrasProblem | null
  onToggle: (isOpen: boolean) => void
  step: (code: string, by: 1 | -1) => void
  clear: () => void
  /** Resolves to whether the cart has them. */
  apply: () => Promise<boolean>
}

export type NonRoomProductsModel =
  /** The page has no cart of this visitor, or the hotel sells no extras. */
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | {
      state: 'ready'
      form: string
      locale: string
      rooms: ExtrasRoom[]
      /** Names of what is not sold any more. */
      dropped: string[]
      /** Steppers take the place of the fields. */
      isLive: boolean
    }

type Offered = NonNullable<NonRoomProductFlyoutQuery['nonRoomProductFlyout']>
type Room = Offered['rooms'][number]

/** What a visitor is doing in the part of one room. */
interface Draft {
  typed: Readonly<Record<string, number>>
  isOpen: boolean
  isBusy: boolean
  problem: ExtrasProblem | null
  /** The same for each repetition of one change (docs/decisions/0050). */
  choiceKey: string
}

const NO_PROBLEM = () => ''
const UNTOUCHED: Draft = { typed: {}, isOpen: false, isBusy: false, problem: null, choiceKey: '' }

/** Extras that are bought with the rooms of a cart (W86). */
export function useNonRoomProducts(props: NonRoomProductsProps): NonRoomProductsModel {
  const page = usePage()
  const { live } = useStores()
  const { context } = page
  const { locale } = context
  const variables = detailsVariables(context.page)
  const { retry, ...answer } = useQuery(nonRoomProductFlyoutQuery, variables)
  const part = useCheckoutPart(extrasPart, NO_PROBLEM)
  const [drafts, setDrafts] = useState<Readonly<Record<string, Partial<Draft>>>>({})
  const [isLive, setLive] = useState(false)
  const track = useTrack('non-room-products', props)
  const offered = answer.state === 'ready' ? answer.data.nonRoomProductFlyout : null
  const isReady = offered !== null && part.state === 'ready'

  const setDraft = (id: string, change: Partial<Draft>) =>
    setDrafts((all) => ({ ...all, [id]: { ...all[id], ...change } }))

  // Without a script the server has sent the form back.
  const isRefused = asked(page, 'problem') === 'EXTRA_SOLD_OUT' && offered?.dropped.length === 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the fields are there
  useEffect(() => {
    if (!isReady || isLive) return
    // What was typed before the script was there.
    for (const room of offered.rooms) {
      const typed = typedIn(room, part.nameOf)
      if (Object.keys(typed).length === 0) continue
      setDraft(room.id, { typed, ...(isRefused && { isOpen: true, problem: 'soldOut' }) })
    }
    setLive(true)
  }, [isReady, isLive])

  if (!variables) return { state: 'none' }
  if (answer.state === 'failed') return { state: 'failed', retry }
  if (part.state === 'failed') return { state: 'failed', retry: part.retry }
  if (answer.state === 'loading' || part.state === 'loading') return { state: 'loading' }
  const rooms = (offered?.rooms ?? []).map((room) => ({
    ...room,
    products: room.products.filter(({ category }) => props.categories.includes(category as never)),
  }))
  if (!offered || rooms.every(({ products }) => products.length === 0)) return { state: 'none' }

  /** Sends all extras of a room, also those that this widget does not show. */
  const apply = async ({ id }: Room, draft: Draft): Promise<boolean> => {
    const room = offered.rooms.find((one) => one.id === id)
    if (draft.isBusy || !room || context.mode === 'edit') return false
    const wanted = room.products.map(({ code, quantity }) => ({
      code,
      quantity: draft.typed[code] ?? quantity,
    }))
    const choiceKey = draft.choiceKey || crypto.randomUUID()
    setDraft(id, { isBusy: true, problem: null, choiceKey })
    const products = wanted.filter(({ quantity }) => quantity > 0)
    const { cartId } = variables
    const { revision } = offered
    const input = { cartId, revision, choiceKey, extras: [{ itemId: id, products }] }
    const { data } = await execute(page, updateCartMutation, { input })
    const { cart, status } = data?.updateCart ?? {}
    const problem = problemOf(status?.code)
    if (problem === 'unsent') {
      page.log('error', `extras|${status?.code ?? 'no answer'}|non-room-products|`)
      setDraft(id, { isBusy: false, problem })
      return false
    }
    if (!problem) {
      for (const { code, quantity: qty } of wanted) {
        const before = room.products.find((one) => one.code === code)?.quantity ?? 0
        if (qty > before) track('extra_add', { code, qty })
      }
    }
    if (cart) emit('cart-changed', { cart: cart.id, revision: cart.revision })
    await live.set(renewPageAtom)
    setDraft(id, { isBusy: false, problem, choiceKey: '', ...(!problem && UNTOUCHED) })
    return !problem
  }

  return {
    state: 'ready',
    form: part.form,
    locale,
    dropped: offered.dropped,
    isLive,
    rooms: rooms.map((room) => {
      const stored = isRefused && !isLive ? storedOf(room, part.values) : {}
      const isSentBack = Object.keys(stored).length > 0
      const first = { typed: stored, isOpen: isSentBack, problem: isSentBack ? 'soldOut' : null }
      const draft: Draft = { ...UNTOUCHED, ...(first as Partial<Draft>), ...drafts[room.id] }
      const rows = room.products.map((product) => ({
        code: product.code,
        category: product.category,
        name: product.name,
        price: product.price.amount > 0 ? formatMoney(product.price, locale) : '',
        unit: product.unit === 'NIGHT' ? ('perNight' as const) : ('perStay' as const),
        field: part.nameOf(`${room.id}.${product.code}`),
        quantity: draft.typed[product.code] ?? product.quantity,
        max: product.max,
        isSoldOut: product.soldOut,
      }))
      const typed = (code: string) => rows.find((row) => row.code === code)?.quantity ?? 0
      return {
        id: room.id,
        number: room.roomIndex + 1,
        name: room.name,
        chosen: { count: room.count, total: formatMoney(room.total, locale) },
        rows,
        isOpen: draft.isOpen,
        isBusy: draft.isBusy,
        problem: draft.problem,
        onToggle: (isOpen) => setDraft(room.id, { isOpen }),
        step: (code, by) =>
          setDraft(room.id, {
            typed: { ...draft.typed, [code]: typed(code) + by },
            choiceKey: '',
          }),
        clear: () => {
          const none = room.products.map(({ code }) => [code, 0] as const)
          setDraft(room.id, { typed: Object.fromEntries(none), problem: null, choiceKey: '' })
        },
        apply: () => apply(room, draft),
      }
    }),
  }
}

function problemOf(code: string | null | undefined): ExtrasProblem | null {
  if (code === 'SUCCESS') return null
  if (code === 'EXTRA_SOLD_OUT') return 'soldOut'
  return code === 'STALE_REVISION' ? 'stale' : 'unsent'
}

/** What the fields of a room say that is not what the cart has. */
function typedIn(room: Room, nameOf: (field: string) => string): Record<string, number> {
  const typed: Record<string, number> = {}
  for (const { code, quantity } of room.products) {
    const [field] = document.getElementsByName(nameOf(`${room.id}.${code}`))
    const value = field instanceof HTMLInputElement ? field.valueAsNumber : Number.NaN
    if (Number.isSafeInteger(value) && value >= 0 && value !== quantity) typed[code] = value
  }
  return typed
}

/** What a form that was refused had of a room. */
function storedOf(room: Room, values: Readonly<Record<string, string>>): Record<string, number> {
  const typed: Record<string, number> = {}
  for (const { code, quantity } of room.products) {
    const value = Number(values[`${room.id}.${code}`] || quantity)
    if (Number.isSafeInteger(value) && value !== quantity) typed[code] = value
  }
  return typed
}
