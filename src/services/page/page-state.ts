import { atom } from 'jotai/vanilla'

/** What the widgets of a page tell one another while it is shown (C.5 [spec]). */
export interface PageState {
  isInsuranceAdded: boolean
  isTravelAgent: boolean
  isRedemption: boolean
  isRateCardLoading: boolean
  isCancellationLoading: boolean
  /** The window has loaded (C.27). */
  isLoaded: boolean
  /** `en` until something says otherwise [spec]. */
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

/** The page's state, in memory only; writing changes what is named. */
export const pageStateAtom = atom(
  (get) => get(state),
  (_get, set, change: Partial<PageState>) => set(state, (known) => ({ ...known, ...change })),
)
