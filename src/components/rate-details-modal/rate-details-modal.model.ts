import { useCallback, useEffect, useState } from 'react'
import { type SelectForm, useSelectForm } from '../../features/booking/cart/use-select-form'
import { rateNames } from '../../features/rates/details/rate-title'
import {
  type AskedRate,
  type RateTermsState,
  useRateTerms,
} from '../../features/rates/details/use-rate-terms'
import { searchProductsByPropertyQuery } from '../../features/rates/products.operations'
import { productsVariables } from '../../features/rates/use-products'
import { staySearchAtom } from '../../features/stay/search.store'
import { usePage } from '../../hooks/page-store'
import { type Overlay, useOverlay } from '../../hooks/use-overlay'
import { usePageValue } from '../../hooks/use-page-value'
import { useQuery } from '../../hooks/use-query'
import { useTrack } from '../../hooks/use-track'
import type { RateDetailsModalProps } from './rate-details-modal.schema'

/** Another rate beside the one that is shown. */
export interface Comparison {
  choices: readonly { id: string; name: string }[]
  /** Null: none is chosen. */
  details: RateTermsState | null
  chosenId: string
  choose: (id: string) => void
}

export type RateDetailsModalModel =
  /** In author mode: it has nothing to show. */
  | { state: 'none' }
  | ({ state: 'closed' } & Pick<Overlay, 'close'>)
  | {
      state: 'open'
      title: string
      details: RateTermsState
      selectName: string
      /** Null: the author wants no button. */
      select: SelectForm | null
      /** Null: there is nothing to compare with. */
      comparison: Comparison | null
      close: Overlay['close']
    }

/** All terms of a rate in a dialog (W56). */
export function useRateDetailsModal(props: RateDetailsModalProps): RateDetailsModalModel {
  const { labels, sections, showSelect, showCompare } = props
  const { context } = usePage()
  const track = useTrack('rate-details-modal', props)
  const overlay = useOverlay<'rate-details'>(props)
  const rate = overlay.isOpen ? askedRate(overlay.props) : null
  const details = useRateTerms(rate, { labels, sections })
  const { comparison } = useComparison(rate, props, showCompare)
  const select = useSelectForm(
    useCallback((productId: string) => track('rate_modal_select', { productId }), [track]),
  )
  const shownId = details.state === 'ready' ? details.productId : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each rate
  useEffect(() => {
    if (shownId !== null) track('rate_details_view', { productId: shownId })
  }, [shownId])

  if (context.mode === 'edit') return { state: 'none' }
  const { close } = overlay
  if (!rate) return { state: 'closed', close }
  const { name, selectName } = rateNames(details, labels)
  const given = typeof overlay.props.name === 'string' ? overlay.props.name : ''
  return {
    state: 'open',
    title: name || given || labels.rateDetails,
    details,
    selectName,
    select: showSelect ? select : null,
    comparison,
    close,
  }
}

/** Scripts of the page open the dialog, too: what they pass is checked. */
function askedRate({ productId, quoteToken }: Record<string, unknown>): AskedRate | null {
  if (typeof productId !== 'string' || productId === '') return null
  return { productId, quoteToken: typeof quoteToken === 'string' ? quoteToken : null }
}

/** The other rates of the same room, of which a visitor shows one beside. */
function useComparison(
  rate: AskedRate | null,
  { labels, sections }: RateDetailsModalProps,
  isWanted: boolean,
): { comparison: Comparison | null } {
  const { context } = usePage()
  const search = usePageValue(staySearchAtom)
  const [chosen, setChosen] = useState<{ beside: string; id: string } | null>(null)
  const variables = rate && isWanted ? productsVariables(search, context.page) : null
  const answer = useQuery(searchProductsByPropertyQuery, variables)
  const products =
    variables && answer.state === 'ready' ? answer.data.searchProductsByProperty.products : []
  const room = products.find(({ id }) => id === rate?.productId)?.roomType?.code
  const others = products.filter(
    ({ id, roomType }) => room !== undefined && roomType?.code === room && id !== rate?.productId,
  )
  const other = others.find(({ id }) => chosen?.beside === rate?.productId && id === chosen?.id)
  const asked = other ? { productId: other.id, quoteToken: other.quoteToken } : null
  const details = useRateTerms(asked, { labels, sections })
  if (!rate || others.length === 0) return { comparison: null }
  return {
    comparison: {
      choices: others.map(({ id, ratePlan }) => ({ id, name: ratePlan?.name ?? id })),
      details: other ? details : null,
      chosenId: other?.id ?? '',
      choose: (id) => setChosen({ beside: rate.productId, id }),
    },
  }
}
