import { createContext, type ReactNode, use } from 'react'
import { type Page, type PageStore, pageAtom } from '../services/page/page'

interface Stores {
  /** The shared state of the page's widgets. */
  live: PageStore
  /** The same state as the server rendered it; the first render of a hydration must show it. */
  served: PageStore
}

const StoresContext = createContext<Stores | null>(null)

/** Provides the page's stores to a widget's model. Every root of the page gets the same stores. */
export function PageProvider({ live, served, children }: Stores & { children?: ReactNode }) {
  return <StoresContext value={{ live, served }}>{children}</StoresContext>
}

export function useStores(): Stores {
  const stores = use(StoresContext)
  if (!stores) throw new Error('A widget needs a PageProvider: mount it through mapping.')
  return stores
}

/** The page of the widget; it does not change while the page is shown. */
export function usePage(): Page {
  return useStores().live.get(pageAtom)
}
