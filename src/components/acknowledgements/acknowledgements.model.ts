import { useEffect, useState } from 'react'
import { ackPart } from '../../features/checkout/ack/ack.rules'
import {
  type AgreementProblem,
  ASKED,
  agreementOf,
  isAgreementName,
} from '../../features/checkout/agreement/agreement.rules'
import type { Agreement } from '../../features/checkout/agreement/agreement.view'
import { useGuestCountry } from '../../features/checkout/guest/use-guest-country'
import { useCheckoutPart } from '../../features/checkout/use-checkout-part'
import { usePage } from '../../hooks/page-store'
import { useQuery } from '../../hooks/use-query'
import { useTrack } from '../../hooks/use-track'
import { stripTags } from '../../rules/content/plain-text'
import type { PageContext } from '../../services/page/page-context'
import { fillText } from '../../ui/text/fill-text'
import { messagesQuery } from './acknowledgements.operations'
import type { AcknowledgementsProps } from './acknowledgements.schema'

/** A text to be read, or one with a box to tick. */
export type Statement = { kind: 'text'; id: string; html: string } | ({ kind: 'box' } & Agreement)

export type AcknowledgementsModel =
  /** Nothing has to be read or confirmed. */
  | { state: 'none' }
  | { state: 'loading' }
  | {
      state: 'ready'
      form: string
      /** Ids of the boxes that keep from booking, and the field that tells them. */
      asked: { name: string; ids: string[] }
      statements: readonly Statement[]
    }

interface Message {
  id: string
  version: string
  html: string
  required: boolean
}

const NOTHING: readonly Message[] = []

/**
 * The question for the statements of the page's cart; null without one. `country`: of the guest, where
 * the server does not know it from the cart.
 */
export function messagesVariables(
  { page: { cart }, locale }: PageContext,
  country: string | null = null,
) {
  return cart ? { cartId: cart, purpose: 'acknowledgement' as const, locale, country } : null
}

/** What a guest has to acknowledge before the booking (W39). */
export function useAcknowledgements(props: AcknowledgementsProps): AcknowledgementsModel {
  const { context, log } = usePage()
  const { page, mode } = context
  const { labels } = props
  const track = useTrack('acknowledgements', props)
  const { country, isStored } = useGuestCountry()
  const { retry, ...answer } = useQuery(
    messagesQuery,
    messagesVariables(context, isStored ? null : country),
  )
  // Boxes stay while statements for another country, or newer ones, are on their way.
  const [last, setLast] = useState<readonly Message[] | null>(null)
  const found = answer.state === 'ready' ? (answer.data.messages as readonly Message[]) : null
  if (found && found !== last) setLast(found)
  const hasFailed = answer.state === 'failed'
  const ofHotel = found ?? last ?? (hasFailed || !page.cart ? NOTHING : null)

  const merged = mergedById(ofHotel ?? NOTHING, authored(props, [page.propertyId ?? '', country]))
  const part = useCheckoutPart(ackPart, (field, problem) => {
    const text = stripTags(String(merged.find(({ id }) => id === field)?.html ?? ''))
    const problemText = labels[problem as AgreementProblem]
    return problem === 'agreementMissing' ? fillText(labels.agreementListed, { text }) : problemText
  })

  useEffect(() => {
    if (hasFailed) log('error', 'acknowledgements: the statements of the hotel are missing')
  }, [hasFailed, log])
  // The server knows a newer text.
  const isOutdated = Object.values(part.problems).includes('agreementChanged')
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each refusal
  useEffect(() => {
    if (isOutdated) retry()
  }, [isOutdated])

  const isWaiting = ofHotel === null || part.state === 'loading'
  if (isWaiting && page.cart && mode !== 'edit') return { state: 'loading' }
  if (merged.length === 0) return { state: 'none' }
  return {
    state: 'ready',
    form: part.form,
    asked: {
      name: part.nameOf(ASKED),
      ids: merged.filter(({ required }) => required).map(({ id }) => id),
    },
    statements: merged.map(({ id, version, html, required }): Statement => {
      if (!required) return { kind: 'text', id, html }
      const { isTicked, hasChanged } = agreementOf(part.values, id, version)
      const changed = hasChanged ? 'agreementChanged' : null
      return {
        kind: 'box',
        id,
        name: part.nameOf(id),
        version,
        html,
        isRequired: true,
        isTicked,
        problem: (part.problems[id] as AgreementProblem | undefined) ?? changed,
        onToggle: () => track('ack_toggle', { id }),
      }
    }),
  }
}

/** The authored statements for a hotel and a guest's country. */
function authored({ items }: AcknowledgementsProps, places: readonly string[]): Message[] {
  return items
    .filter(({ id }) => isAgreementName(id))
    .filter(
      ({ appliesTo }) => appliesTo.length === 0 || appliesTo.some((one) => places.includes(one)),
    )
    .map(({ id, version, text, required }) => ({ id, version, html: text, required }))
}

/** Of two statements with one id the first stands. */
function mergedById(first: readonly Message[], more: readonly Message[]): Message[] {
  const byId = new Map<string, Message>()
  for (const one of [...first, ...more]) if (!byId.has(one.id)) byId.set(one.id, one)
  return [...byId.values()]
}
