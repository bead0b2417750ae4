import { atom, createStore } from 'jotai/vanilla'
import { offlinePage, pageContext } from '../../fixtures/pages'
import { pageAtom } from '../services/page/page'
import { createReadingStore } from './reading-store'

const page = (locale = 'en-US') => offlinePage(pageContext({ locale })).page

it('has the page', () => {
  const own = page()
  expect(createReadingStore(own).get(pageAtom)).toBe(own)
})

it('reads what jotai’s store reads, each atom once', () => {
  let reads = 0
  const count = atom(3)
  const nothing = atom<string>()
  const derived = atom((get) => {
    reads += 1
    return { count: get(count), nothing: get(nothing) }
  })
  const both = atom((get) => [get(derived), get(derived)] as const)
  const store = createReadingStore(page())
  expect(store.get(both)).toEqual(createStore().get(both))
  expect(reads).toBe(2)
  expect(store.get(both)[0]).toBe(store.get(derived))
  expect(reads).toBe(2)
})

it('does not share values with another page', () => {
  const local = atom((get) => get(pageAtom).context.locale)
  const [one, other] = ['de-DE', 'ja-JP'].map((locale) => createReadingStore(page(locale)))
  expect([one?.get(local), other?.get(local)]).toEqual(['de-DE', 'ja-JP'])
})

it('refuses a change, and says why', () => {
  const store = createReadingStore(page())
  const change = 'A page that is rendered on the server does not change.'
  expect(() => store.set(atom(1), 2)).toThrow(change)
  expect(() => store.sub(atom(1), () => {})).toThrow(change)
})
