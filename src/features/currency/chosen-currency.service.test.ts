import { offlinePage, pageContext } from '../../../fixtures/pages'
import { getSession } from '../../services/session/session'
import { adoptCurrency, chosenCurrency, keepCurrency } from './chosen-currency.service'

function visit(id: string, session: object | Error) {
  const asked: string[] = []
  const { page } = offlinePage(pageContext({ page: { id, type: null } }), {
    fetch: async (url) => {
      asked.push(`${url}`)
      if (session instanceof Error) throw session
      return Response.json({ data: session })
    },
  })
  return { page, asked }
}

test('another tab’s choice is read from a session that the page has requested, without a request of its own', async () => {
  const { page, asked } = visit('hotel-overview', { selectedCurrency: 'EUR' })
  await adoptCurrency(page)
  expect([chosenCurrency(page), asked]).toEqual([null, []])
  await getSession(page)
  await adoptCurrency(page)
  expect([chosenCurrency(page), asked]).toEqual(['EUR', ['/mi/session']])
})

test('this tab’s own choice is kept, also one made during the request', async () => {
  const { page } = visit('rate-list', { selectedCurrency: 'EUR' })
  const adopting = adoptCurrency(page)
  keepCurrency(page, 'JPY')
  await adopting
  expect(chosenCurrency(page)).toBe('JPY')
})

test.each([{}, { selectedCurrency: 'euros' }, { selectedCurrency: 978 }, new Error('offline')])(
  'a session with %j changes no currency',
  async (session) => {
    const { page } = visit('rate-list', session)
    await adoptCurrency(page)
    expect(chosenCurrency(page)).toBeNull()
  },
)
