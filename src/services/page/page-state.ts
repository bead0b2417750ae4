import { atom } from 'jotai/vanilla'

/** State that a page's widgets share until the visitor leaves the page (C.5 [spec]). */
export interface PageState {
  isInsuranceAdded: boolean
  isTravelAgent: boolean
  isRedemption: boolean
  isRateCardLoading: boolean
  isCancellationLoading: boolean
  /** Whether the window's `load` event has fired (C.27). */
  isLoaded: boolean
  /** Default `en` [spec]. */
  language: string
}

const state = atom<PageState>({
  isInsuranceAdded: false,
  isTravelAgent: false,
  isRedemption: false,
  isRateCardLoading: false,
  isCancellationLoading: false,
  isLoaded: false,
  language: 'en',
})

/** The page's state, in memory only. A write merges the given fields into the state. */
export const pageStateAtom = atom(
  (get) => get(state),
  (_get, set, change: Partial<PageState>) => set(state, (known) => ({ ...known, ...change })),
)
