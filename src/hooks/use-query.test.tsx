/** @jest-environment jsdom */
import { act, render } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { propertyAnswer } from '../../fixtures/answers'
import { offlinePage, pageContext } from '../../fixtures/pages'
import { propertyBarQuery } from '../components/property-bar/property-bar.operations'
import { adoptAnswersAtom } from '../services/graphql/answers'
import { createPageStore } from '../services/page/page'
import { PageProvider } from './page-store'
import { useQuery } from './use-query'

const IDS = ['NYCAB', 'MUCDE', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']

function Asking({ id, rendered }: { id: string; rendered: Record<string, number> }) {
  const answer = useQuery(propertyBarQuery, { propertyId: id })
  rendered[id] = (rendered[id] ?? 0) + 1
  return answer.state === 'ready' ? answer.data.property?.basicInformation?.name : answer.state
}

it('renders a widget again only for answers to its own query', () => {
  const { store } = offlinePage(pageContext())
  const rendered: Record<string, number> = {}
  for (const id of IDS)
    render(
      <PageProvider live={store} served={store}>
        <Asking id={id} rendered={rendered} />
      </PageProvider>,
    )
  const before = { ...rendered }
  act(() => store.set(adoptAnswersAtom, [propertyAnswer('PropertyBar', 'NYCAB')]))
  expect(document.body).toHaveTextContent('Alderway New York Midtown')
  expect(rendered).toEqual({ ...before, NYCAB: (before.NYCAB ?? 0) + 1 })
})

it('hydrates with the answers in the page, without another render', () => {
  const context = pageContext({ answers: [propertyAnswer('PropertyBar', 'NYCAB')] })
  const { page, store: live } = offlinePage(context)
  const rendered: Record<string, number> = {}
  const tree = (
    <PageProvider live={live} served={createPageStore(page)}>
      <Asking id="NYCAB" rendered={rendered} />
    </PageProvider>
  )
  const container = document.createElement('div')
  container.innerHTML = renderToString(tree)
  rendered.NYCAB = 0
  act(() => void hydrateRoot(container, tree))
  expect(rendered.NYCAB).toBe(1)
})
