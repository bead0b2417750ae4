import { createContext, type ReactNode, use } from 'react'
import { type Page, type PageStore, pageAtom } from '../services/page/page'

interface Stores {
  /** What the widgets of this page share. */
  live: PageStore
  /** The same page as the server saw it: what the first render of a hydration must show. */
  served: PageStore
}

const StoresContext = createContext<Stores | null>(null)

/** Puts one page's stores within reach of a widget's model; every root of the page gets the same. */
export function PageProvider({ live, served, children }: Stores & { children: ReactNode }) {
  return <StoresContext value={{ live, served }}>{children}</StoresContext>
}

export function useStores(): Stores {
  const stores = use(StoresContext)
  if (!stores) throw new Error('A widget needs a PageProvider around it: mount it through mapping.')
  return stores
}

/** The page that the widget stands on; it does not change while the page is shown. */
export function usePage(): Page {
  return useStores().live.get(pageAtom)
}
